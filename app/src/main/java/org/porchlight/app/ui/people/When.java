package org.porchlight.app.ui.people;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;
import java.util.Locale;

/// Moments as people name them, seen from `now` on the calendar of `zone`.
record When(Instant now, ZoneId zone) {

    /// A moment that is over, such as `5 min ago`, `yesterday 14:05` or `on 3 May`.
    String ago(Instant then) {
        long minutes = Math.max(0, Duration.between(then, now).toMinutes());
        if (minutes < 1) {
            return "just now";
        }
        if (minutes < 60) {
            return minutes + " min ago";
        }
        long days = ChronoUnit.DAYS.between(day(then), day(now));
        if (days < 7 && days > 1) {
            return days + " days ago";
        }
        return days > 1 ? "on " + date(then) : (days == 1 ? "yesterday " : "today ") + format("HH:mm", then);
    }

    /// A moment to come, such as `tomorrow 14:05`, `Monday 14:05` or `3 May`.
    String until(Instant then) {
        long days = ChronoUnit.DAYS.between(day(now), day(then));
        if (days <= 0) {
            return "today " + format("HH:mm", then);
        }
        if (days == 1) {
            return "tomorrow " + format("HH:mm", then);
        }
        return days <= 7 ? format("EEEE HH:mm", then) : date(then);
    }

    /// A date, with its year if that is another one.
    private String date(Instant then) {
        return format(day(then).getYear() == day(now).getYear() ? "d MMMM" : "d MMMM yyyy", then);
    }

    private LocalDate day(Instant moment) {
        return moment.atZone(zone).toLocalDate();
    }

    private String format(String pattern, Instant moment) {
        return DateTimeFormatter.ofPattern(pattern, Locale.ENGLISH).withZone(zone).format(moment);
    }
}
