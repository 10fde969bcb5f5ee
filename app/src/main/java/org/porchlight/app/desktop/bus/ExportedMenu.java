package org.porchlight.app.desktop.bus;

import org.freedesktop.dbus.errors.InvalidMethodArgument;
import org.freedesktop.dbus.exceptions.DBusException;
import org.freedesktop.dbus.messages.DBusSignal;
import org.freedesktop.dbus.types.UInt32;
import org.freedesktop.dbus.types.Variant;
import org.porchlight.app.desktop.TrayCommand;
import org.porchlight.app.desktop.TrayMenu;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;

/// The menu at `/MenuBar`. Its methods are called on threads of the bus, [#change] on one thread at a time.
final class ExportedMenu extends ReadOnlyProperties implements DBusMenu {
    static final String PATH = "/MenuBar";
    private static final int VERSION = 3;

    private final Consumer<TrayCommand> commands;
    private final MenuNumbers numbers = new MenuNumbers();
    private volatile Now now = new Now(MenuTree.of(TrayMenu.empty(), numbers), 1);

    private record Now(MenuTree tree, int revision) {}

    ExportedMenu(Consumer<TrayCommand> commands) {
        super(PATH);
        this.commands = commands;
    }

    /// Shows another menu from now on, and returns what the panel has to be told, if anything. A new layout makes some
    /// panels close the menu, so it is told only when items came or went.
    Optional<DBusSignal> change(TrayMenu menu) throws DBusException {
        Now before = now;
        MenuTree tree = MenuTree.of(menu, numbers);
        if (!tree.isShapedLike(before.tree())) {
            now = new Now(tree, before.revision() + 1);
            return Optional.of(new LayoutUpdated(PATH, new UInt32(before.revision() + 1L), MenuTree.ROOT));
        }
        now = new Now(tree, before.revision());
        List<ItemProperties> updated = items(tree, tree.changedFrom(before.tree()), List.of());
        return updated.isEmpty() ? Optional.empty() : Optional.of(new ItemsPropertiesUpdated(PATH, updated, List.of()));
    }

    @Override
    public Pair<UInt32, MenuNode> GetLayout(int parent, int depth, List<String> names) {
        Now shown = now;
        return new Pair<>(
                new UInt32(shown.revision()), known(() -> shown.tree().node(parent, depth, List.copyOf(names))));
    }

    @Override
    public List<ItemProperties> GetGroupProperties(List<Integer> ids, List<String> names) {
        MenuTree tree = now.tree();
        List<Integer> wanted = ids.isEmpty() ? tree.ids() : ids.stream().filter(tree::has).toList();
        return items(tree, wanted, names);
    }

    @Override
    public Variant<?> GetProperty(int id, String name) {
        Variant<?> value = known(() -> now.tree().properties(id, List.of())).get(name);
        if (value == null) {
            throw new InvalidMethodArgument("Item " + id + " has no " + name);
        }
        return value;
    }

    @Override
    public void Event(int id, String event, Variant<?> data, UInt32 time) {
        if (event.equals("clicked")) {
            TrayCommand command = now.tree().command(id);
            if (command != null) {
                commands.accept(command);
            }
        }
    }

    @Override
    public List<Integer> EventGroup(List<MenuEvent> events) {
        List<Integer> unknown = new ArrayList<>();
        for (MenuEvent each : events) {
            if (now.tree().has(each.id())) {
                Event(each.id(), each.event(), each.data(), each.time());
            } else {
                unknown.add(each.id());
            }
        }
        return unknown;
    }

    @Override
    public boolean AboutToShow(int id) {
        return false; // every change was told when it happened
    }

    @Override
    public Pair<List<Integer>, List<Integer>> AboutToShowGroup(List<Integer> ids) {
        MenuTree tree = now.tree();
        return new Pair<>(List.of(), ids.stream().filter(id -> !tree.has(id)).toList());
    }

    @Override
    Map<String, Variant<?>> properties() {
        Map<String, Variant<?>> all = new LinkedHashMap<>();
        all.put("Version", new Variant<>(new UInt32(VERSION)));
        all.put("TextDirection", new Variant<>("ltr"));
        all.put("Status", new Variant<>("normal"));
        all.put("IconThemePath", new Variant<>(List.of(), "as"));
        return all;
    }

    private static List<ItemProperties> items(MenuTree tree, List<Integer> ids, List<String> names) {
        return ids.stream().map(id -> new ItemProperties(id, tree.properties(id, names))).toList();
    }

    private static <T> T known(Supplier<T> question) {
        try {
            return question.get();
        } catch (IllegalArgumentException e) {
            throw new InvalidMethodArgument(e.getMessage());
        }
    }
}
