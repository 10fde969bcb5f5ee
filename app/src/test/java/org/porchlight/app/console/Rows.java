package org.porchlight.app.console;

import org.porchlight.engine.api.ViewingSnapshot.State;

/// Rows to draw in tests.
final class Rows {
    private Rows() {}

    static ViewingRow row(long id, String who, State state) {
        return new ViewingRow(id, who, "VLC", "Movies/Film.mkv", 420_000, 1_000_000, 600_000, 3_100_000, state);
    }

    /// All of it was sent.
    static ViewingRow through(State state) {
        return new ViewingRow(1, "Ann", "VLC", "Movies/Film.mkv", 1_000_000, 1_000_000, 1_000_000, 0, state);
    }

    /// Somebody whose player has enough for now.
    static ViewingRow waiting() {
        return new ViewingRow(2, "Ann", "VLC", "Movies/Film.mkv", 420_000, 1_000_000, 600_000, 0, State.RUNNING);
    }

    static ViewingRow of(String who, String player, String what) {
        return new ViewingRow(1, who, player, what, 0, 0, 0, 0, State.RUNNING);
    }
}
