package org.porchlight.app.console;

import org.porchlight.app.text.Stage;

import java.io.PrintStream;
import java.time.InstantSource;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// A pipe or a file: a line with the time when a viewing begins, pauses, goes on or ends.
public final class LogScreen implements Screen {
    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("HH:mm:ss");

    private final PrintStream out;
    private final InstantSource clock;
    private Map<Long, ViewingRow> before = Map.of();

    public LogScreen(PrintStream out, InstantSource clock) {
        this.out = out;
        this.clock = clock;
    }

    @Override
    public synchronized void show(List<ViewingRow> rows) {
        Map<Long, ViewingRow> now = new HashMap<>();
        for (ViewingRow row : rows) {
            ViewingRow last = before.get(row.id());
            now.put(row.id(), row);
            if (last == null) {
                if (!row.isOver()) {
                    log(begin(row));
                }
            } else if (last.state() != row.state() && !(isAllSent(last) && isAllSent(row))) {
                log(change(row));
            }
        }
        before.values().stream()
                .filter(row -> !now.containsKey(row.id()) && !row.isOver() && !isAllSent(row))
                .forEach(row -> log(ended(row, "ended")));
        before = now;
        out.flush();
    }

    @Override
    public synchronized void say(List<String> lines) {
        lines.forEach(out::println);
        out.flush();
    }

    private static boolean isAllSent(ViewingRow row) {
        return row.stage() == Stage.ALL_SENT;
    }

    private static String change(ViewingRow row) {
        return switch (row.state()) {
            case RUNNING -> ViewingText.event(row, "went on with");
            case PAUSED -> ended(row, "paused");
            case ENDED -> ended(row, "ended");
            case STOPPED -> ended(row, "was stopped in");
        };
    }

    private static String begin(ViewingRow row) {
        return switch (row.stage()) {
            case WATCHING, WAITING -> ViewingText.event(row, "began");
            case ALL_SENT -> ended(row, "");
            case PAUSED, ENDED, STOPPED -> ViewingText.event(row, "has paused");
        };
    }

    /// What was sent whole was that, however it ended.
    private static String ended(ViewingRow row, String verb) {
        return ViewingText.event(row, row.stage() == Stage.ALL_SENT ? "was sent all of" : verb)
                + ViewingText.figures(row);
    }

    private void log(String line) {
        out.println(TIME.format(clock.instant().atZone(ZoneId.systemDefault())) + " " + line);
    }
}
