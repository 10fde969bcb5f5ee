package org.porchlight.app.desktop;

import java.util.List;

/// An entry of the tray's menu.
public sealed interface TrayItem {

    /// A line that tells something and cannot be chosen.
    record Line(String text) implements TrayItem {}

    record Action(String label, TrayCommand command) implements TrayItem {}

    /// Something that is on or off. `command` is what choosing it means now, which is the other of the two.
    record Check(String label, boolean on, TrayCommand command) implements TrayItem {}

    /// A menu within the menu; one without items cannot be opened.
    record Submenu(String label, List<TrayItem> items) implements TrayItem {
        public Submenu {
            items = List.copyOf(items);
        }
    }

    record Separator() implements TrayItem {}

    /// Whether it can be chosen or opened.
    default boolean isEnabled() {
        return switch (this) {
            case Action _, Check _ -> true;
            case Submenu submenu -> !submenu.items().isEmpty();
            case Line _, Separator _ -> false;
        };
    }
}
