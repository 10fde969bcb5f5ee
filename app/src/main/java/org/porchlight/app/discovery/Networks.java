package org.porchlight.app.discovery;

import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.net.SocketException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;

/// Reads the interfaces every 3 s and tells listeners when something changed: Java has no notice of it to offer.
///
/// All methods may be called from any thread. Listeners run one at a time, on the thread of the poll or on that of
/// [#refresh].
public final class Networks implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Networks.class);
    private static final Duration EVERY = Duration.ofSeconds(3);

    private final InterfaceReader reader = new InterfaceReader();
    private final List<Consumer<NetworkState>> listeners = new CopyOnWriteArrayList<>();
    private volatile NetworkState now = new NetworkState(List.of(), List.of(), "");
    private @Nullable Thread poll;
    private boolean failed;

    /// Reads the interfaces once, so that [#now] is right from the beginning.
    public Networks() {
        refresh();
    }

    /// The networks as last read.
    public NetworkState now() {
        return now;
    }

    /// Has `listener` told of every change from now on. It must return soon: meanwhile nobody can look.
    public void onChange(Consumer<NetworkState> listener) {
        listeners.add(listener);
    }

    /// Begins to look every 3 s.
    public synchronized void start() {
        if (poll == null) {
            poll = Thread.ofPlatform().daemon().name("porchlight networks").start(this::poll);
        }
    }

    /// Looks at once, tells the listeners if something changed, and returns what there is.
    public synchronized NetworkState refresh() {
        NetworkState found;
        try {
            found = reader.read();
            failed = false;
        } catch (SocketException | RuntimeException e) {
            if (!failed) {
                LOG.warn("The networks of this machine cannot be read; going on with those known before", e);
            }
            failed = true;
            return now;
        }
        if (!found.equals(now)) {
            now = found;
            listeners.forEach(listener -> tell(listener, found));
        }
        return found;
    }

    /// Looks no more. Returns at once.
    @Override
    public synchronized void close() {
        if (poll != null) {
            poll.interrupt();
        }
    }

    private void poll() {
        try {
            while (true) {
                Thread.sleep(EVERY);
                refresh();
            }
        } catch (InterruptedException e) {
            // closed
        }
    }

    private static void tell(Consumer<NetworkState> listener, NetworkState found) {
        try {
            listener.accept(found);
        } catch (RuntimeException e) {
            LOG.error("A change of the networks could not be followed", e);
        }
    }
}
