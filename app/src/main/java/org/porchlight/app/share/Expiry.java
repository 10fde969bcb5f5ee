package org.porchlight.app.share;

import java.time.Duration;
import java.time.Instant;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// How long a link opens, as people type it.
public final class Expiry {
    private static final Pattern TIME = Pattern.compile("([1-9][0-9]{0,4})([mhd])");

    private Expiry() {}

    /// The moment that `text`, such as `24h`, `7d` or `never`, means from `now` on.
    ///
    /// @throws IllegalArgumentException with a sentence for people
    public static Instant parse(String text, Instant now) {
        if (text.equals("never")) {
            return Instant.MAX;
        }
        Matcher time = TIME.matcher(text);
        if (!time.matches()) {
            throw new IllegalArgumentException("“" + text + "” is not a time. Write 24h, 7d or never.");
        }
        long amount = Long.parseLong(time.group(1));
        return now.plus(
                switch (time.group(2)) {
                    case "m" -> Duration.ofMinutes(amount);
                    case "h" -> Duration.ofHours(amount);
                    default -> Duration.ofDays(amount);
                });
    }
}
