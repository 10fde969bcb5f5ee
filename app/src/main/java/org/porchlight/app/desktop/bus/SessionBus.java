package org.porchlight.app.desktop.bus;

import org.freedesktop.dbus.connections.IDisconnectCallback;
import org.freedesktop.dbus.connections.impl.DBusConnection;
import org.freedesktop.dbus.connections.impl.DBusConnectionBuilder;
import org.freedesktop.dbus.exceptions.DBusException;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/// The bus of this person's session, if there is one. Connects when [#start] is called, and again when the connection
/// was lost.
///
/// Everything that waits for others happens on one thread, that of the bus, and guests are called there. All methods
/// may be called from any thread; none but [#close] waits.
public final class SessionBus implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(SessionBus.class);
    private static final Duration RETRY = Duration.ofSeconds(20);
    private static final Duration LONGEST_CLOSE = Duration.ofMillis(400);
    private static final int CONNECT_MILLIS = 5000;

    /// Who lives on the bus. Called on the thread of the bus.
    public interface Guest {
        /// There is a connection, the first or another one.
        void connected(DBusConnection connection) throws DBusException;

        /// There is none any more.
        void disconnected();
    }

    private final Optional<String> address;
    private final List<Guest> guests = new CopyOnWriteArrayList<>();
    private final ScheduledExecutorService thread;
    private @Nullable DBusConnection connection;
    private volatile boolean closed;
    private boolean complained;

    /// The bus that `environment` tells of.
    public SessionBus(Map<String, String> environment) {
        this.address = address(environment);
        this.thread =
                Executors.newSingleThreadScheduledExecutor(
                        Thread.ofPlatform().daemon().name("porchlight bus").factory());
    }

    /// Where the bus is: as the variable says, else at the usual place (systemd puts it there and sets the variable
    /// only for what it starts itself).
    static Optional<String> address(Map<String, String> environment) {
        String said = environment.getOrDefault("DBUS_SESSION_BUS_ADDRESS", "");
        if (!said.isBlank()) {
            return Optional.of(said.split(";", 2)[0]);
        }
        return Optional.ofNullable(environment.get("XDG_RUNTIME_DIR"))
                .map(folder -> Path.of(folder, "bus"))
                .filter(Files::exists)
                .map(socket -> "unix:path=" + socket);
    }

    /// Whether there is any sign of a bus.
    public boolean isPossible() {
        return address.isPresent();
    }

    /// Tells `guest` of the connection from now on.
    public void welcome(Guest guest) {
        guests.add(guest);
        post(() -> {
            if (connection != null) {
                introduce(guest, connection);
            }
        });
    }

    /// Begins to connect.
    public void start() {
        if (isPossible()) {
            post(this::connect);
        }
    }

    /// Runs `task` on the thread of the bus. Tasks run in the order they come.
    public void post(Runnable task) {
        try {
            thread.execute(() -> runSafely(task));
        } catch (RejectedExecutionException _) {
            // closed, and nobody needs it any more
        }
    }

    /// Runs `task` there after some time, unless the bus was left.
    void later(Duration time, Runnable task) {
        try {
            var _ = thread.schedule(() -> runSafely(task), time.toMillis(), TimeUnit.MILLISECONDS);
        } catch (RejectedExecutionException _) {
            // closed
        }
    }

    /// Leaves the bus, which takes everything of ours away there.
    @Override
    public void close() {
        closed = true;
        post(this::disconnect);
        thread.shutdown();
        try {
            if (!thread.awaitTermination(LONGEST_CLOSE.toMillis(), TimeUnit.MILLISECONDS)) {
                LOG.info("Somebody on the session bus does not answer; not waiting for it");
            }
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    private void connect() {
        if (connection != null || closed) {
            return;
        }
        try {
            DBusConnection found = open(address.orElseThrow());
            connection = found;
            complained = false;
            guests.forEach(guest -> introduce(guest, found));
        } catch (DBusException | RuntimeException e) {
            if (!complained) {
                LOG.info("The session bus cannot be reached: {}", e.toString());
                complained = true;
            }
            later(RETRY, this::connect);
        }
    }

    private DBusConnection open(String where) throws DBusException {
        return DBusConnectionBuilder.forAddress(where)
                .withShared(false)
                .withDisconnectCallback(new Lost())
                .receivingThreadConfig()
                .withMethodCallThreadCount(1)
                .connectionConfig()
                .transportConfig()
                .withTimeout(CONNECT_MILLIS)
                .back()
                .build();
    }

    private void introduce(Guest guest, DBusConnection to) {
        try {
            guest.connected(to);
        } catch (DBusException | RuntimeException e) {
            LOG.warn("Something on the session bus does not work", e);
        }
    }

    private final class Lost implements IDisconnectCallback {
        @Override
        public void disconnectOnError(IOException e) {
            post(SessionBus.this::lost);
        }

        @Override
        public void exceptionOnTerminate(IOException e) {
            post(SessionBus.this::lost);
        }
    }

    private void lost() {
        if (connection != null && !closed) {
            LOG.info("The session bus is gone");
            connection = null;
            guests.forEach(Guest::disconnected);
            later(RETRY, this::connect);
        }
    }

    private void disconnect() {
        DBusConnection last = connection;
        connection = null;
        if (last != null) {
            last.disconnect();
        }
    }

    private static void runSafely(Runnable task) {
        try {
            task.run();
        } catch (RuntimeException e) {
            LOG.warn("Something on the session bus does not work", e);
        }
    }
}
