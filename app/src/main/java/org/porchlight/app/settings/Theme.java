package org.porchlight.app.settings;

import java.util.Locale;

/// How bright the window is.
public enum Theme {
    /// As the system is.
    SYSTEM,
    LIGHT,
    DARK;

    /// How it is written in files.
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /// Reads what [#word] wrote.
    ///
    /// @throws IllegalArgumentException if it is none of them
    public static Theme parse(String word) {
        return valueOf(word.toUpperCase(Locale.ROOT));
    }
}
