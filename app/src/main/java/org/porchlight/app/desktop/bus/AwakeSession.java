package org.porchlight.app.desktop.bus;

import org.freedesktop.dbus.connections.impl.DBusConnection;
import org.freedesktop.dbus.exceptions.DBusException;
import org.freedesktop.dbus.types.UInt32;
import org.jspecify.annotations.Nullable;
import org.porchlight.app.desktop.StayAwake;

import java.util.Optional;

/// Holds off sleep by keeping the session from going idle. The desktop forgets it when we leave the bus.
public final class AwakeSession implements StayAwake.Way, SessionBus.Guest {
    private volatile @Nullable DBusConnection connection;

    public AwakeSession(SessionBus bus) {
        bus.welcome(this);
    }

    @Override
    public void connected(DBusConnection to) {
        connection = to;
    }

    @Override
    public void disconnected() {
        connection = null;
    }

    @Override
    public Optional<StayAwake.Hold> hold(String why) {
        DBusConnection to = connection;
        if (to == null) {
            return Optional.empty();
        }
        try {
            ScreenSaver session = to.getRemoteObject(ScreenSaver.NAME, ScreenSaver.PATH, ScreenSaver.class);
            UInt32 cookie = session.Inhibit("org.porchlight.Porchlight", why);
            return Optional.of(() -> session.UnInhibit(cookie));
        } catch (DBusException | RuntimeException _) {
            return Optional.empty(); // this desktop has no such service
        }
    }
}
