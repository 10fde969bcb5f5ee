package org.porchlight.app.ui.activity;

import org.porchlight.app.text.Figures;
import org.porchlight.app.text.Stage;

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

    /// Such as `42 % of 4.2 GB sent`: how far the person is, their player alone knows.
    static String howFar(RowState state) {
        return percent(state) + " of " + Figures.bytes(state.size()) + " sent";
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
            return Stage.WAITING.word();
        }
        if (seconds < 60) {
            return seconds < 15 ? "a moment" : "1 min";
        }
        return seconds >= DAY ? "over a day" : minutes(Math.round(seconds / 60.0));
    }

    /// What goes on, such as `Watching` or `Ended 14:05`.
    String state(RowState state) {
        return switch (state.phase()) {
            case WATCHING -> state.stage().title();
            case ALLOWED -> "Allowed again";
            case PAUSED, SENT, STOPPED, ENDED -> state.stage().title() + " " + clock(state.since());
        };
    }

    /// The same in one word, where there is no room.
    static String word(RowState state) {
        return state.phase() == RowState.Phase.ALLOWED ? "allowed" : state.stage().word();
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
