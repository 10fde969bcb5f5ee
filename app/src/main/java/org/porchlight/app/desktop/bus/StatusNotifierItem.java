package org.porchlight.app.desktop.bus;

import org.freedesktop.dbus.annotations.DBusInterfaceName;
import org.freedesktop.dbus.exceptions.DBusException;
import org.freedesktop.dbus.interfaces.DBusInterface;
import org.freedesktop.dbus.messages.DBusSignal;

/// An icon in the panel (StatusNotifierItem specification). Its properties are in [TrayProperties].
@DBusInterfaceName("org.kde.StatusNotifierItem")
public interface StatusNotifierItem extends DBusInterface {

    /// The icon was clicked; the coordinates are those of the screen.
    void Activate(int x, int y);

    /// The icon was clicked with the middle button.
    void SecondaryActivate(int x, int y);

    /// A panel that draws no menus asks us to.
    void ContextMenu(int x, int y);

    /// The wheel was turned over the icon.
    void Scroll(int delta, String orientation);

    /// The properties about the icon have changed.
    final class NewIcon extends DBusSignal {
        public NewIcon(String path) throws DBusException {
            super(path);
        }
    }

    /// The property about the tooltip has changed.
    final class NewToolTip extends DBusSignal {
        public NewToolTip(String path) throws DBusException {
            super(path);
        }
    }

    /// The property about the status has changed.
    final class NewStatus extends DBusSignal {
        public NewStatus(String path, String status) throws DBusException {
            super(path, status);
        }
    }
}
