package org.porchlight.app.desktop.bus;

import org.freedesktop.dbus.connections.impl.DBusConnection;
import org.freedesktop.dbus.exceptions.DBusException;
import org.freedesktop.dbus.types.UInt32;
import org.freedesktop.dbus.types.Variant;
import org.jspecify.annotations.Nullable;
import org.porchlight.app.desktop.Notice;
import org.porchlight.app.desktop.NoticeBatch;
import org.porchlight.app.desktop.Notices;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/// Tells notices over the session bus, at most one a kind in 10 s. All state belongs to the thread of the bus.
public final class BusNotices implements Notices, SessionBus.Guest {
    private static final Logger LOG = LoggerFactory.getLogger(BusNotices.class);
    private static final Duration PAUSE = Duration.ofSeconds(10);
    private static final String CHOOSE_ITSELF = "default"; // the key the specification gives to it
    private static final int AS_LONG_AS_USUAL = -1;

    private final SessionBus bus;
    private final Predicate<Notice.Kind> wanted;
    private final Runnable open;
    private final NoticeBatch batch;
    private final Map<UInt32, Notice> shown = new HashMap<>();
    private final Map<Notice.Kind, UInt32> last = new EnumMap<>(Notice.Kind.class);
    private @Nullable DBusConnection connection;
    private boolean waiting;

    /// `wanted` says which kinds the person wants to hear of, `open` opens Porchlight.
    public BusNotices(SessionBus bus, Predicate<Notice.Kind> wanted, Runnable open, InstantSource clock) {
        this.bus = bus;
        this.wanted = wanted;
        this.open = open;
        this.batch = new NoticeBatch(clock, PAUSE);
        bus.welcome(this);
    }

    @Override
    public void tell(Notice notice) {
        bus.post(() -> {
            if (wanted.test(notice.kind())) {
                batch.add(notice);
                if (!waiting) {
                    flush();
                }
            }
        });
    }

    @Override
    public void connected(DBusConnection to) throws DBusException {
        connection = to;
        to.addSigHandler(NotificationDaemon.ActionInvoked.class, signal -> bus.post(() -> chosen(signal)));
        to.addSigHandler(NotificationDaemon.NotificationClosed.class, signal -> bus.post(() -> gone(signal.id)));
    }

    @Override
    public void disconnected() {
        connection = null;
        shown.clear();
        last.clear();
    }

    private void flush() {
        waiting = false;
        batch.take().forEach(this::show);
        batch.next()
                .ifPresent(time -> {
                    waiting = true;
                    bus.later(time, this::flush);
                });
    }

    private void show(Notice notice) {
        DBusConnection to = connection;
        if (to == null) {
            return;
        }
        try {
            NotificationDaemon daemon =
                    to.getRemoteObject(NotificationDaemon.NAME, NotificationDaemon.PATH, NotificationDaemon.class);
            List<String> can = daemon.GetCapabilities();
            UInt32 id =
                    daemon.Notify(
                            "Porchlight",
                            last.getOrDefault(notice.kind(), new UInt32(0)),
                            "org.porchlight.Porchlight",
                            notice.title(),
                            can.contains("body-markup") ? withoutMarkup(notice.text()) : notice.text(),
                            can.contains("actions") ? actions(notice) : List.of(),
                            Map.of("desktop-entry", new Variant<>("org.porchlight.Porchlight")),
                            AS_LONG_AS_USUAL);
            last.put(notice.kind(), id);
            shown.put(id, notice);
        } catch (DBusException | RuntimeException e) {
            LOG.debug("No notice is shown: {}", e.toString()); // many desktops have no place for them
        }
    }

    private static List<String> actions(Notice notice) {
        List<String> actions = new ArrayList<>(List.of(CHOOSE_ITSELF, "Open"));
        for (int at = 0; at < notice.choices().size(); at++) {
            actions.add(Integer.toString(at));
            actions.add(notice.choices().get(at).label());
        }
        return actions;
    }

    /// Names of files and people must not become markup.
    static String withoutMarkup(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }

    private void chosen(NotificationDaemon.ActionInvoked signal) {
        Notice notice = shown.get(signal.id);
        if (notice == null) {
            return; // that of another program: the signal goes to everybody
        }
        if (signal.key.equals(CHOOSE_ITSELF)) {
            open.run();
        } else {
            for (int at = 0; at < notice.choices().size(); at++) {
                if (signal.key.equals(Integer.toString(at))) {
                    notice.choices().get(at).chosen().run();
                }
            }
        }
    }

    private void gone(UInt32 id) {
        Notice notice = shown.remove(id);
        if (notice != null) {
            last.remove(notice.kind(), id);
        }
    }
}
