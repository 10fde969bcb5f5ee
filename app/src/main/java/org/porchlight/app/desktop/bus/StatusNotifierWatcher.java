package org.porchlight.app.desktop.bus;

import org.freedesktop.dbus.annotations.DBusInterfaceName;
import org.freedesktop.dbus.exceptions.DBusException;
import org.freedesktop.dbus.interfaces.DBusInterface;
import org.freedesktop.dbus.messages.DBusSignal;

/// Who knows all icons and the panels that show them (StatusNotifierItem specification).
@DBusInterfaceName("org.kde.StatusNotifierWatcher")
public interface StatusNotifierWatcher extends DBusInterface {

    String NAME = "org.kde.StatusNotifierWatcher";
    String PATH = "/StatusNotifierWatcher";

    /// Enters the icon at `/StatusNotifierItem` of that name on the bus.
    void RegisterStatusNotifierItem(String service);

    /// A panel that shows icons has come.
    final class StatusNotifierHostRegistered extends DBusSignal {
        public StatusNotifierHostRegistered(String path) throws DBusException {
            super(path);
        }
    }

    /// A panel that shows icons has gone.
    final class StatusNotifierHostUnregistered extends DBusSignal {
        public StatusNotifierHostUnregistered(String path) throws DBusException {
            super(path);
        }
    }
}
