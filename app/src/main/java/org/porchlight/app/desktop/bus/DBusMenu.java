package org.porchlight.app.desktop.bus;

import org.freedesktop.dbus.annotations.DBusInterfaceName;
import org.freedesktop.dbus.exceptions.DBusException;
import org.freedesktop.dbus.interfaces.DBusInterface;
import org.freedesktop.dbus.messages.DBusSignal;
import org.freedesktop.dbus.types.UInt32;
import org.freedesktop.dbus.types.Variant;

import java.util.List;

/// A menu that the panel draws (com.canonical.dbusmenu, version 3).
@DBusInterfaceName("com.canonical.dbusmenu")
public interface DBusMenu extends DBusInterface {

    /// The items below `parent`, `depth` levels deep or all with -1. No names means all properties.
    Pair<UInt32, MenuNode> GetLayout(int parent, int depth, List<String> names);

    /// The properties of these items, of all with none.
    List<ItemProperties> GetGroupProperties(List<Integer> ids, List<String> names);

    Variant<?> GetProperty(int id, String name);

    /// `clicked`, `hovered`, `opened` or `closed` happened to an item.
    void Event(int id, String event, Variant<?> data, UInt32 time);

    /// Several events; the answer are the ids that are unknown.
    List<Integer> EventGroup(List<MenuEvent> events);

    /// Whether the menu must be read again before it is shown.
    boolean AboutToShow(int id);

    /// The same for several; the answer are those to read again, and the ids that are unknown.
    Pair<List<Integer>, List<Integer>> AboutToShowGroup(List<Integer> ids);

    /// Some items have other properties now.
    final class ItemsPropertiesUpdated extends DBusSignal {
        public ItemsPropertiesUpdated(String path, List<ItemProperties> updated, List<RemovedProperties> removed)
                throws DBusException {
            super(path, updated, removed);
        }
    }

    /// There are other items below `parent` now.
    final class LayoutUpdated extends DBusSignal {
        public LayoutUpdated(String path, UInt32 revision, int parent) throws DBusException {
            super(path, revision, parent);
        }
    }
}
