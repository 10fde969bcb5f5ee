package org.porchlight.engine.content;

import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;

/// Lengths, counts and times as people read them.
final class Figures {

    private static final char NO_BREAK_SPACE = '\u00a0';
    private static final String[] UNITS = {"kB", "MB", "GB", "TB", "PB", "EB"};

    private Figures() {}

    /// A length in decimal units, as disks are sold and players count: `0 B`, `9.4 MB`, `12 GB`.
    static String size(long bytes) {
        if (bytes < 1000) {
            return Math.max(bytes, 0) + "" + NO_BREAK_SPACE + "B";
        }
        int unit = 0;
        double value = bytes / 1000.0;
        while (value >= 999.5) {
            value /= 1000;
            unit++;
        }
        long tenths = Math.round(value * 10);
        String digits = tenths < 100 ? tenths / 10 + "." + tenths % 10 : Long.toString(Math.round(value));
        return digits + NO_BREAK_SPACE + UNITS[unit];
    }

    /// `1 file`, `45,000 files`.
    static String count(int number, String one) {
        String digits = Integer.toString(number);
        StringBuilder grouped = new StringBuilder(digits);
        for (int at = digits.length() - 3; at > 0; at -= 3) {
            grouped.insert(at, ',');
        }
        return grouped.append(NO_BREAK_SPACE).append(one).append(number == 1 ? "" : "s").toString();
    }

    /// `2026-11-30 14:02`: understood everywhere, sorts as text, and Kodi reads it.
    static String time(long millis, ZoneId zone) {
        LocalDateTime time = LocalDateTime.ofInstant(Instant.ofEpochMilli(millis), zone);
        StringBuilder text = new StringBuilder(16);
        text.append(time.getYear());
        two(text.append('-'), time.getMonthValue());
        two(text.append('-'), time.getDayOfMonth());
        two(text.append(' '), time.getHour());
        two(text.append(':'), time.getMinute());
        return text.toString();
    }

    private static void two(StringBuilder text, int number) {
        if (number < 10) {
            text.append('0');
        }
        text.append(number);
    }
}
