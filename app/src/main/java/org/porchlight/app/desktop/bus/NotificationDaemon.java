package org.porchlight.app.desktop.bus;

import org.freedesktop.dbus.annotations.DBusInterfaceName;
import org.freedesktop.dbus.exceptions.DBusException;
import org.freedesktop.dbus.interfaces.DBusInterface;
import org.freedesktop.dbus.messages.DBusSignal;
import org.freedesktop.dbus.types.UInt32;
import org.freedesktop.dbus.types.Variant;

import java.util.List;
import java.util.Map;

/// Who shows notices (Desktop Notifications Specification 1.2).
@DBusInterfaceName("org.freedesktop.Notifications")
public interface NotificationDaemon extends DBusInterface {

    String NAME = "org.freedesktop.Notifications";
    String PATH = "/org/freedesktop/Notifications";

    List<String> GetCapabilities();

    /// Shows a notice instead of the one of number `replaces`, if that is not 0. `actions` are keys and labels in turn.
    /// Returns its number.
    UInt32 Notify(
            String program,
            UInt32 replaces,
            String icon,
            String summary,
            String body,
            List<String> actions,
            Map<String, Variant<?>> hints,
            int expires);

    /// The person chose an action.
    final class ActionInvoked extends DBusSignal {
        public final UInt32 id;
        public final String key;

        public ActionInvoked(String path, UInt32 id, String key) throws DBusException {
            super(path, id, key);
            this.id = id;
            this.key = key;
        }
    }

    /// A notice has gone.
    final class NotificationClosed extends DBusSignal {
        public final UInt32 id;
        public final UInt32 reason;

        public NotificationClosed(String path, UInt32 id, UInt32 reason) throws DBusException {
            super(path, id, reason);
            this.id = id;
            this.reason = reason;
        }
    }
}
