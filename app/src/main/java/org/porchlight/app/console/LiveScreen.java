package org.porchlight.app.console;

import org.porchlight.app.text.Figures;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;

/// A terminal: one line for each viewing, drawn over the last ones. Uses the few control sequences that every terminal
/// since the VT100 knows.
public final class LiveScreen implements Screen {
    private static final int MOST_LINES = 15;
    private static final String CLEAR_BELOW = "\u001b[J";
    private static final String NO_WRAP = "\u001b[?7l"; // a wrapped line would be two, and cannot be drawn over
    private static final String WRAP = "\u001b[?7h";

    private final PrintStream out;
    private int drawn;
    private List<String> shown = List.of();

    public LiveScreen(PrintStream out) {
        this.out = out;
    }

    @Override
    public synchronized void show(List<ViewingRow> rows) {
        List<String> lines = lines(rows);
        if (!lines.equals(shown)) {
            shown = lines;
            redraw(List.of());
        }
    }

    @Override
    public synchronized void say(List<String> lines) {
        redraw(lines);
    }

    private void redraw(List<String> above) {
        StringBuilder text = new StringBuilder();
        if (drawn > 0) {
            text.append("\u001b[").append(drawn).append("A\r").append(CLEAR_BELOW);
        }
        above.forEach(line -> text.append(line).append('\n'));
        if (!shown.isEmpty()) {
            text.append(NO_WRAP);
            shown.forEach(line -> text.append(line).append('\n'));
            text.append(WRAP);
        }
        drawn = shown.size();
        out.print(text);
        out.flush();
    }

    private static List<String> lines(List<ViewingRow> rows) {
        List<ViewingRow> running = rows.stream().filter(row -> !row.isOver()).toList();
        List<String> lines = new ArrayList<>();
        running.stream().limit(MOST_LINES).map(ViewingText::line).forEach(lines::add);
        if (running.size() > MOST_LINES) {
            lines.add("and " + Figures.counted(running.size() - MOST_LINES, "more viewing"));
        }
        return lines;
    }
}
