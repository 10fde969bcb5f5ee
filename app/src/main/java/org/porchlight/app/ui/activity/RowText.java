package org.porchlight.app.ui.activity;

import org.porchlight.app.text.Figures;

import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

/// The words of one row.
final class RowText {
    /// More than this is not worth telling apart.
    private static final long DAY = 24 * 60 * 60;

    private final DateTimeFormatter clock;

    RowText(ZoneId zone) {
        this.clock = DateTimeFormatter.ofPattern("HH:mm", Locale.ROOT).withZone(zone);
    }

    /// Such as `42 %`.
    static String percent(RowState state) {
        return Figures.percent(state.position(), state.size());
    }

    /// Such as `42 % of 4.2 GB`.
    static String howFar(RowState state) {
        return percent(state) + " of " + Figures.bytes(state.size());
    }

    /// Such as `3.1 MB/s`, or nothing where nothing moves.
    static String speed(RowState state) {
        return state.bytesPerSecond() <= 0 ? "" : Figures.bytes(state.bytesPerSecond()) + "/s";
    }

    /// The time until the file is through, in steps that do not flicker, such as `1 h 20 min`.
    static String left(RowState state) {
        if (state.phase() != RowState.Phase.WATCHING) {
            return "";
        }
        if (state.position() >= state.size()) {
            return "all sent";
        }
        long seconds = state.secondsLeft();
        if (seconds == Long.MAX_VALUE) {
            return "waiting";
        }
        if (seconds < 60) {
            return seconds < 15 ? "a moment" : "1 min";
        }
        return seconds >= DAY ? "over a day" : minutes(Math.round(seconds / 60.0));
    }

    /// What goes on, such as `Watching` or `Ended 14:05`.
    String state(RowState state) {
        return switch (state.phase()) {
            case WATCHING -> "Watching";
            case PAUSED -> "Paused " + clock(state.since());
            case ALLOWED -> "Allowed again";
            case STOPPED -> "Stopped " + clock(state.since());
            case ENDED -> "Ended " + clock(state.since());
        };
    }

    /// The same in one word, where there is no room.
    static String word(RowState state) {
        return switch (state.phase()) {
            case WATCHING -> "watching";
            case PAUSED -> "paused";
            case ALLOWED -> "allowed";
            case STOPPED -> "stopped";
            case ENDED -> "ended";
        };
    }

    /// All of a row as one sentence, for those who hear it.
    String spoken(ActivityRow row) {
        RowState state = row.state();
        StringBuilder text = new StringBuilder(state.who().name()).append(", ").append(row.file());
        text.append(", ").append(state(state)).append(", ").append(percent(state));
        if (!speed(state).isEmpty()) {
            text.append(", ").append(speed(state)).append(", ").append(left(state)).append(" left");
        }
        return text.toString();
    }

    String clock(Instant when) {
        return clock.format(when);
    }

    private static String minutes(long minutes) {
        long shown =
                minutes < 10 ? minutes : minutes < 60 ? Math.round(minutes / 5.0) * 5 : Math.round(minutes / 10.0) * 10;
        if (shown < 60) {
            return shown + " min";
        }
        return shown % 60 == 0 ? shown / 60 + " h" : shown / 60 + " h " + shown % 60 + " min";
    }
}
