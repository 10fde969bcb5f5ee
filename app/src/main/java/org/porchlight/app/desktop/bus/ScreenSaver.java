package org.porchlight.app.desktop.bus;

import org.freedesktop.dbus.annotations.DBusInterfaceName;
import org.freedesktop.dbus.interfaces.DBusInterface;
import org.freedesktop.dbus.types.UInt32;

/// Who decides when a session is idle (Idle Inhibition Service).
@DBusInterfaceName("org.freedesktop.ScreenSaver")
public interface ScreenSaver extends DBusInterface {

    String NAME = "org.freedesktop.ScreenSaver";
    String PATH = "/org/freedesktop/ScreenSaver";

    /// Begins to hold it off; returns what ends it.
    UInt32 Inhibit(String program, String why);

    void UnInhibit(UInt32 cookie);
}
