package org.porchlight.app.log;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;

/// The time before each entry of the log.
class StampedStreamTest {
    @Test
    void anEntryHasItsTimeAndItsStackTraceNone() {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        LocalDateTime time = LocalDateTime.of(2026, 1, 31, 9, 5, 0, 7_000_000);
        try (StampedStream log = new StampedStream(out, () -> time)) {
            log.println("[main] ERROR Thing - failed");
            new IllegalStateException("why").printStackTrace(log);
        }
        String text = out.toString(StandardCharsets.UTF_8);
        assertTrue(
                text.startsWith(
                        "2026-01-31 09:05:00.007 [main] ERROR Thing - failed\njava.lang.IllegalStateException: why\n"),
                text);
        assertEquals(1, text.split("2026-", -1).length - 1);
    }

    @Test
    void theTimeIsWrittenAsAFormatterWould() {
        DateTimeFormatter formatter = DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm:ss.SSS");
        for (LocalDateTime time :
                new LocalDateTime[] {
                    LocalDateTime.of(2026, 12, 1, 0, 0, 0, 0),
                    LocalDateTime.of(2026, 2, 28, 23, 59, 59, 999_999_999),
                    LocalDateTime.of(2031, 10, 10, 10, 10, 10, 100_000_000)
                }) {
            assertEquals(formatter.format(time), StampedStream.stamp(time));
        }
    }
}
