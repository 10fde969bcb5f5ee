package org.porchlight.app.text;

import java.time.Duration;
import java.util.Locale;

/// Numbers as people read them.
public final class Figures {
    private static final String[] UNITS = {"B", "kB", "MB", "GB", "TB", "PB", "EB"};

    private Figures() {}

    /// An amount of bytes with decimal units, such as `3.1 MB`.
    public static String bytes(long amount) {
        double shown = Math.max(0, (double) amount);
        int unit = 0;
        while (shown >= 999.5 && unit < UNITS.length - 1) {
            shown /= 1000;
            unit++;
        }
        return String.format(Locale.ROOT, unit == 0 || shown >= 99.95 ? "%.0f %s" : "%.1f %s", shown, UNITS[unit]);
    }

    /// How far `position` is in `size`, such as `42 %`.
    public static String percent(long position, long size) {
        return size <= 0 ? "0 %" : Math.clamp(Math.round(position * 100.0 / size), 0, 100) + " %";
    }

    /// A time still to come in its largest unit, rounded, such as `7 days` or `23 hours`.
    public static String remaining(Duration time) {
        long minutes = Math.max(1, Math.round(time.toSeconds() / 60.0));
        if (minutes >= 48 * 60) {
            return Math.round(minutes / (24 * 60.0)) + " days";
        }
        return minutes >= 120 ? Math.round(minutes / 60.0) + " hours" : counted(minutes, "minute");
    }

    /// A number with its noun in the right form: `1 share`, `2 shares`.
    public static String counted(long number, String noun) {
        return number + " " + noun + (number == 1 ? "" : "s");
    }
}
