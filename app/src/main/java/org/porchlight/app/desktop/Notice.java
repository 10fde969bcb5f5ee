package org.porchlight.app.desktop;

import java.util.List;

/// Something to tell a person who may be looking elsewhere. `title` is one line, `text` may be empty. With `choices`
/// the person can answer; choosing the notice itself opens Porchlight.
public record Notice(Kind kind, String title, String text, List<Choice> choices) {

    /// What it is about. The person can do without each of them.
    public enum Kind {
        /// Somebody begins to watch.
        WATCHING("began to watch"),
        /// Somebody asks to come in.
        DOORBELL("ask to come in"),
        /// Something does not work.
        TROUBLE("things do not work"),
        /// Where Porchlight is, now that its window has gone.
        WHEREABOUTS("messages");

        private final String many;

        Kind(String many) {
            this.many = many;
        }
    }

    /// An answer; `chosen` runs on a thread of the bus, which it must not hold.
    public record Choice(String label, Runnable chosen) {}

    public Notice {
        choices = List.copyOf(choices);
    }

    public Notice(Kind kind, String title, String text) {
        this(kind, title, text, List.of());
    }

    /// One notice that stands for all of these, which are of one kind. It has no choices when there are several, as
    /// nobody could tell which one is meant.
    static Notice of(List<Notice> several, int mostLines) {
        Notice last = several.getLast();
        if (several.size() == 1) {
            return last;
        }
        StringBuilder lines = new StringBuilder();
        for (Notice each : several.subList(Math.max(0, several.size() - mostLines), several.size())) {
            lines.append(each.title()).append(each.text().isEmpty() ? "" : ": " + each.text()).append('\n');
        }
        if (several.size() > mostLines) {
            lines.append("and ").append(several.size() - mostLines).append(" more");
        }
        return new Notice(last.kind(), several.size() + " " + last.kind().many, lines.toString().strip());
    }
}
