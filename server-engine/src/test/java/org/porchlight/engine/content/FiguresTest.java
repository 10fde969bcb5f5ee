package org.porchlight.engine.content;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

import java.time.ZoneId;
import java.time.ZoneOffset;

class FiguresTest {
    @Test
    void sizesAreDecimalAndShort() {
        assertEquals("0 B", size(0));
        assertEquals("999 B", size(999));
        assertEquals("1.0 kB", size(1000));
        assertEquals("9.9 kB", size(9_949));
        assertEquals("10 kB", size(9_950));
        assertEquals("999 kB", size(999_499));
        assertEquals("1.0 MB", size(999_500));
        assertEquals("731 MB", size(731_000_000));
        assertEquals("1.4 GB", size(1_430_000_000));
        assertEquals("9.2 EB", size(Long.MAX_VALUE));
        assertEquals("0 B", size(-1));
    }

    @Test
    void countsAreGrouped() {
        assertEquals("1\u00a0file", Figures.count(1, "file"));
        assertEquals("999\u00a0files", Figures.count(999, "file"));
        assertEquals("1,234,567\u00a0files", Figures.count(1_234_567, "file"));
    }

    @Test
    void timesAreThoseOfTheHouse() {
        assertEquals("2026-03-01 07:08", Figures.time(Samples.MORNING, ZoneOffset.UTC));
        assertEquals("2026-03-01 08:08", Figures.time(Samples.MORNING, ZoneId.of("Europe/Berlin")));
        assertEquals("1970-01-01 00:00", Figures.time(0, ZoneOffset.UTC));
    }

    private static String size(long bytes) {
        return Figures.size(bytes).replace('\u00a0', ' ');
    }
}
