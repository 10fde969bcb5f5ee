package org.porchlight.app.console;

import org.porchlight.engine.api.ViewingSnapshot.State;

/// Rows to draw in tests.
final class Rows {
    private Rows() {}

    static ViewingRow row(long id, String who, State state) {
        return new ViewingRow(id, who, "VLC", "Movies/Film.mkv", 420_000, 1_000_000, 600_000, 3_100_000, state);
    }

    static ViewingRow of(String who, String player, String what) {
        return new ViewingRow(1, who, player, what, 0, 0, 0, 0, State.RUNNING);
    }
}
