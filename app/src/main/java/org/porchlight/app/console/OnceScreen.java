package org.porchlight.app.console;

import java.io.PrintStream;
import java.util.List;

/// Shows every viewing on a line, once.
public final class OnceScreen implements Screen {
    private final PrintStream out;

    public OnceScreen(PrintStream out) {
        this.out = out;
    }

    @Override
    public void show(List<ViewingRow> rows) {
        say(rows.stream().filter(row -> !row.isOver()).map(ViewingText::line).toList());
        if (rows.stream().allMatch(ViewingRow::isOver)) {
            say(List.of("Nobody is watching."));
        }
    }

    @Override
    public void say(List<String> lines) {
        lines.forEach(out::println);
        out.flush();
    }
}
