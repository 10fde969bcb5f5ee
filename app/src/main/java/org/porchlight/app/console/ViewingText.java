package org.porchlight.app.console;

import org.porchlight.app.text.Figures;
import org.porchlight.app.text.SafeText;
import org.porchlight.engine.api.ViewingSnapshot.State;

/// The words of one viewing. Names come from others, so they are made harmless here.
final class ViewingText {
    private ViewingText() {}

    /// One line that says all: `Ann (VLC) Movies/Film.mkv 42 % sent, watching, 3.1 MB/s`.
    static String line(ViewingRow row) {
        return who(row)
                + "  "
                + SafeText.of(row.what())
                + "  "
                + Figures.percent(row.position(), row.size())
                + " sent  "
                + row.stage().word()
                + (row.bytesPerSecond() > 0 && row.state() == State.RUNNING
                        ? ", " + Figures.bytes(row.bytesPerSecond()) + "/s"
                        : "");
    }

    /// What became of it, for a log: `Ann (VLC) began Movies/Film.mkv`.
    static String event(ViewingRow row, String verb) {
        return who(row) + " " + verb + " " + SafeText.of(row.what());
    }

    /// How far it came, and how much of it was sent: ` at 42 %, 1.2 GB sent`.
    static String figures(ViewingRow row) {
        return " at " + Figures.percent(row.position(), row.size()) + ", " + Figures.bytes(row.sent()) + " sent";
    }

    private static String who(ViewingRow row) {
        return SafeText.of(row.player().isEmpty() ? row.who() : row.who() + " (" + row.player() + ")");
    }
}
