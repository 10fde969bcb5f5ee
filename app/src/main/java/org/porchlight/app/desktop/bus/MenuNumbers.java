package org.porchlight.app.desktop.bus;

import java.util.HashMap;
import java.util.Map;

/// Numbers the items of a menu for as long as the program runs. A number is never given twice: a click that was on its
/// way while the menu changed must not do something else. Confined to one thread.
final class MenuNumbers {
    private final Map<String, Integer> given = new HashMap<>();

    /// The number of what `key` stands for.
    int of(String key) {
        return given.computeIfAbsent(key, _ -> given.size() + 1);
    }
}
