package org.porchlight.app.desktop.bus;

import org.freedesktop.dbus.connections.impl.DBusConnection;
import org.freedesktop.dbus.exceptions.DBusException;
import org.freedesktop.dbus.interfaces.DBus;
import org.freedesktop.dbus.interfaces.Properties;
import org.freedesktop.dbus.matchrules.DBusMatchRule;
import org.freedesktop.dbus.matchrules.DBusMatchRuleBuilder;
import org.freedesktop.dbus.messages.DBusSignal;
import org.freedesktop.dbus.types.Variant;
import org.jspecify.annotations.Nullable;
import org.porchlight.app.desktop.Tray;
import org.porchlight.app.desktop.TrayCommand;
import org.porchlight.app.desktop.TrayLook;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.util.function.Consumer;

/// The icon in a panel that speaks StatusNotifierItem, as most do. The panel draws icon and menu in its own style.
///
///     no connection -> connected, no watcher <-> registered, no panel <-> shown
///
/// The watcher goes and comes with its panel: the icon is registered with each new one. All state but `shown` belongs
/// to the thread of the bus.
public final class StatusNotifierTray implements Tray, SessionBus.Guest {
    private static final Logger LOG = LoggerFactory.getLogger(StatusNotifierTray.class);

    private final SessionBus bus;
    private final Runnable shownChanged;
    private final ExportedIcon icon;
    private final ExportedMenu menu;
    private @Nullable DBusConnection connection;
    private volatile @Nullable TrayLook wanted;
    private volatile boolean shown;

    /// `commands` gets what the person chose, `shownChanged` is run after each change of [#isShown]; both on threads of
    /// the bus, which they must not hold.
    public StatusNotifierTray(SessionBus bus, Consumer<TrayCommand> commands, Runnable shownChanged) {
        this.bus = bus;
        this.shownChanged = shownChanged;
        this.icon = new ExportedIcon(commands);
        this.menu = new ExportedMenu(commands);
        bus.welcome(this);
    }

    @Override
    public boolean isShown() {
        return shown;
    }

    @Override
    public void show(TrayLook look) {
        if (!look.equals(wanted)) {
            wanted = look;
            bus.post(this::draw);
        }
    }

    /// The icon goes when the bus is left, and that belongs to whoever made it.
    @Override
    public void close() {
        shown = false;
    }

    @Override
    public void connected(DBusConnection to) throws DBusException {
        connection = to;
        to.exportObject(ExportedIcon.PATH, icon);
        to.exportObject(ExportedMenu.PATH, menu);
        to.addSigHandler(owners(StatusNotifierWatcher.NAME), this::ownerChanged);
        to.addSigHandler(StatusNotifierWatcher.StatusNotifierHostRegistered.class, _ -> bus.post(this::register));
        to.addSigHandler(StatusNotifierWatcher.StatusNotifierHostUnregistered.class, _ -> bus.post(this::register));
        draw();
        register();
    }

    @Override
    public void disconnected() {
        connection = null;
        becomes(false);
    }

    /// Only what happens to that name: a session sees hundreds of names come and go.
    private static DBusMatchRule owners(String name) throws DBusException {
        return DBusMatchRuleBuilder.create()
                .withType(DBus.NameOwnerChanged.class)
                .withSender("org.freedesktop.DBus")
                .withArg0123(0, name)
                .build();
    }

    private void ownerChanged(DBus.NameOwnerChanged change) {
        if (change.name.equals(StatusNotifierWatcher.NAME)) {
            // not here: the thread of signals must not wait for an answer
            bus.post(change.newOwner.isEmpty() ? () -> becomes(false) : this::register);
        }
    }

    private void register() {
        DBusConnection to = connection;
        if (to == null) {
            return;
        }
        try {
            long from = System.nanoTime();
            DBus daemon = to.getRemoteObject("org.freedesktop.DBus", "/org/freedesktop/DBus", DBus.class);
            if (!daemon.NameHasOwner(StatusNotifierWatcher.NAME)) {
                becomes(false);
                return;
            }
            to.getRemoteObject(StatusNotifierWatcher.NAME, StatusNotifierWatcher.PATH, StatusNotifierWatcher.class)
                    .RegisterStatusNotifierItem(to.getUniqueName());
            becomes(hasPanel(to));
            LOG.debug("Registered with the panel in {} ms", (System.nanoTime() - from) / 1_000_000);
        } catch (DBusException | RuntimeException e) {
            LOG.info("The panel does not take our icon: {}", e.toString());
            becomes(false);
        }
    }

    private static boolean hasPanel(DBusConnection to) throws DBusException {
        Properties watcher =
                to.getRemoteObject(StatusNotifierWatcher.NAME, StatusNotifierWatcher.PATH, Properties.class);
        Object answer = watcher.<Object>Get(StatusNotifierWatcher.NAME, "IsStatusNotifierHostRegistered");
        return Boolean.TRUE.equals(answer instanceof Variant<?> variant ? variant.getValue() : answer);
    }

    private void becomes(boolean now) {
        if (shown != now) {
            shown = now;
            shownChanged.run();
        }
    }

    private void draw() {
        TrayLook look = wanted;
        if (look == null) {
            return;
        }
        try {
            for (DBusSignal signal : icon.change(look.icon(), look.tooltip())) {
                tell(signal);
            }
            menu.change(look.menu()).ifPresent(this::tell);
        } catch (DBusException e) {
            LOG.warn("The icon cannot be changed", e);
        }
    }

    private void tell(DBusSignal signal) {
        DBusConnection to = connection;
        if (to != null) {
            to.sendMessage(signal);
        }
    }
}
