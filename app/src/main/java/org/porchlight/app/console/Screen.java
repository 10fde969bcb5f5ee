package org.porchlight.app.console;

import java.util.List;

/// Where viewings and notices are shown. Thread-safe: notices come from anywhere.
public sealed interface Screen permits LiveScreen, LogScreen, OnceScreen {

    /// Shows the viewings as they are now.
    void show(List<ViewingRow> rows);

    /// Shows lines that stay.
    void say(List<String> lines);
}
