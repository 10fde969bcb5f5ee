package org.porchlight.app.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.time.Duration;

class FiguresTest {
    @ParameterizedTest
    @CsvSource({
        "0, 0 B",
        "-5, 0 B",
        "999, 999 B",
        "1000, 1.0 kB",
        "3140000, 3.1 MB",
        "99960000, 100 MB",
        "999999999, 1.0 GB",
        "5368709120, 5.4 GB",
        "9223372036854775807, 9.2 EB",
    })
    void bytesHaveOneUnitPeopleKnow(long amount, String text) {
        assertEquals(text, Figures.bytes(amount));
    }

    @ParameterizedTest
    @CsvSource({
        "0, 0, 0 %",
        "0, 10, 0 %",
        "42, 100, 42 %",
        "120, 100, 100 %",
        "5000000000000000000, 9000000000000000000, 56 %"
    })
    void progressStaysWithinAHundredPercent(long position, long size, String text) {
        assertEquals(text, Figures.percent(position, size));
    }

    @ParameterizedTest
    @CsvSource({
        "PT0S, 1 minute",
        "PT59M, 59 minutes",
        "PT23H59M59.9S, 24 hours",
        "PT167H59M59S, 7 days",
        "PT49H, 2 days"
    })
    void remainingTimeIsRounded(Duration time, String text) {
        assertEquals(text, Figures.remaining(time));
    }
}
