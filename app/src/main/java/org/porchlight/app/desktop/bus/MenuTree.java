package org.porchlight.app.desktop.bus;

import org.freedesktop.dbus.types.Variant;
import org.jspecify.annotations.Nullable;
import org.porchlight.app.desktop.TrayCommand;
import org.porchlight.app.desktop.TrayItem;
import org.porchlight.app.desktop.TrayMenu;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// A menu as the bus knows it: each item has a number, and below the number of its parent it has a place. Number 0 is
/// the menu itself. Never changes; a changed menu is another tree, with the same numbers for what stayed.
final class MenuTree {
    static final int ROOT = 0;

    /// One item: what the panel gets to know, the items below it, and what choosing it means, if anything.
    private record Entry(Map<String, Object> properties, List<Integer> children, @Nullable TrayCommand command) {}

    private final Map<Integer, Entry> entries = new TreeMap<>();

    private MenuTree() {}

    static MenuTree of(TrayMenu menu, MenuNumbers numbers) {
        MenuTree tree = new MenuTree();
        List<Integer> children = tree.add("", menu.items(), numbers);
        tree.entries.put(ROOT, new Entry(Map.of("children-display", "submenu"), children, null));
        return tree;
    }

    private List<Integer> add(String place, List<TrayItem> items, MenuNumbers numbers) {
        List<Integer> ids = new ArrayList<>();
        for (int at = 0; at < items.size(); at++) {
            TrayItem item = items.get(at);
            String key = place + "/" + key(item, at);
            int id = numbers.of(key);
            List<Integer> below = item instanceof TrayItem.Submenu sub ? add(key, sub.items(), numbers) : List.of();
            entries.put(id, new Entry(properties(item), below, command(item)));
            ids.add(id);
        }
        return ids;
    }

    /// What makes an item the same one in a changed menu. A check keeps its number when it turns.
    private static String key(TrayItem item, int at) {
        return switch (item) {
            case TrayItem.Line _ -> "line " + at;
            case TrayItem.Separator _ -> "separator " + at;
            case TrayItem.Action action -> "action " + action.command();
            case TrayItem.Check check -> "check " + check.command().getClass().getSimpleName();
            case TrayItem.Submenu submenu -> "submenu " + submenu.label();
        };
    }

    private static @Nullable TrayCommand command(TrayItem item) {
        return switch (item) {
            case TrayItem.Action action -> action.command();
            case TrayItem.Check check -> check.command();
            case TrayItem.Line _, TrayItem.Separator _, TrayItem.Submenu _ -> null;
        };
    }

    private static Map<String, Object> properties(TrayItem item) {
        return switch (item) {
            case TrayItem.Separator _ -> Map.of("type", "separator");
            case TrayItem.Line line -> labelled(line.text(), item);
            case TrayItem.Action action -> labelled(action.label(), item);
            case TrayItem.Check check -> {
                Map<String, Object> properties = labelled(check.label(), item);
                properties.put("toggle-type", "checkmark");
                properties.put("toggle-state", check.on() ? 1 : 0);
                yield properties;
            }
            case TrayItem.Submenu submenu -> {
                Map<String, Object> properties = labelled(submenu.label(), item);
                properties.put("children-display", "submenu");
                yield properties;
            }
        };
    }

    private static Map<String, Object> labelled(String label, TrayItem item) {
        Map<String, Object> properties = new LinkedHashMap<>();
        properties.put("label", label.replace("_", "__")); // one would underline the letter after it
        properties.put("enabled", item.isEnabled());
        return properties;
    }

    boolean has(int id) {
        return entries.containsKey(id);
    }

    /// What choosing the item means; null if it cannot be chosen or is not there any more.
    @Nullable TrayCommand command(int id) {
        Entry entry = entries.get(id);
        return entry == null ? null : entry.command();
    }

    /// The item and those below it, `depth` levels deep, all with a negative one.
    ///
    /// @throws IllegalArgumentException if there is no such item
    MenuNode node(int id, int depth, List<String> names) {
        List<Variant<?>> below = new ArrayList<>();
        if (depth != 0) {
            for (int child : entry(id).children()) {
                below.add(new Variant<>(node(child, depth - 1, names), MenuNode.SIGNATURE));
            }
        }
        return new MenuNode(id, properties(id, names), below);
    }

    /// The properties of the item with these names, or all with no names.
    ///
    /// @throws IllegalArgumentException if there is no such item
    Map<String, Variant<?>> properties(int id, List<String> names) {
        Map<String, Variant<?>> wanted = new LinkedHashMap<>();
        entry(id)
                .properties()
                .forEach((name, value) -> {
                    if (names.isEmpty() || names.contains(name)) {
                        wanted.put(name, new Variant<>(value));
                    }
                });
        return wanted;
    }

    List<Integer> ids() {
        return List.copyOf(entries.keySet());
    }

    /// Whether `other` has the same items in the same places.
    boolean isShapedLike(MenuTree other) {
        return entries.keySet().equals(other.entries.keySet())
                && entries.entrySet().stream()
                        .allMatch(each -> each.getValue().children().equals(other.entry(each.getKey()).children()));
    }

    /// The items that look different in `other`, which is shaped like this.
    List<Integer> changedFrom(MenuTree other) {
        return entries.entrySet().stream()
                .filter(each -> !each.getValue().properties().equals(other.entry(each.getKey()).properties()))
                .map(Map.Entry::getKey)
                .toList();
    }

    private Entry entry(int id) {
        Entry entry = entries.get(id);
        if (entry == null) {
            throw new IllegalArgumentException("There is no item " + id);
        }
        return entry;
    }
}
