package org.porchlight.app.console;

import org.porchlight.engine.api.ViewingSnapshot.State;

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
                    log(ViewingText.event(row, row.state() == State.PAUSED ? "has paused" : "began"));
                }
            } else if (last.state() != row.state()) {
                log(change(row));
            }
        }
        before.values().stream()
                .filter(row -> !now.containsKey(row.id()) && !row.isOver())
                .forEach(row -> log(ViewingText.event(row, "ended") + ViewingText.figures(row)));
        before = now;
        out.flush();
    }

    @Override
    public synchronized void say(List<String> lines) {
        lines.forEach(out::println);
        out.flush();
    }

    private static String change(ViewingRow row) {
        return switch (row.state()) {
            case RUNNING -> ViewingText.event(row, "went on with");
            case PAUSED -> ViewingText.event(row, "paused") + ViewingText.figures(row);
            case ENDED -> ViewingText.event(row, "ended") + ViewingText.figures(row);
            case STOPPED -> ViewingText.event(row, "was stopped in") + ViewingText.figures(row);
        };
    }

    private void log(String line) {
        out.println(TIME.format(clock.instant().atZone(ZoneId.systemDefault())) + " " + line);
    }
}
