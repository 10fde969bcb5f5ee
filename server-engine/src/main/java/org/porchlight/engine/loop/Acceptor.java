package org.porchlight.engine.loop;

import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.io.IOException;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/// Takes connections in, as many as there may be. Confined to the loop.
final class Acceptor {

    private static final Logger LOG = LoggerFactory.getLogger(Acceptor.class);

    /// Connections taken in one turn, so that a flood of new ones does not starve those that are there.
    private static final int AT_ONCE = 100;

    /// How long accepting rests where descriptors ran out: the key stays ready, so asking at once would spin.
    private static final long REST = 100_000_000L;

    /// Idle connections that make room where there is none left; players come back by themselves.
    private static final int REAPED = 32;

    /// How many connections one remote address holds.
    private static final class Count {
        private int open;
    }

    private final EventLoop loop;
    private final Map<Object, Count> perAddress = new HashMap<>();
    private @Nullable ServerSocketChannel listener;
    private @Nullable SelectionKey key;
    private boolean resting;

    private final Timers.Timer rest =
            new Timers.Timer() {
                @Override
                void expired() {
                    if (key != null && key.isValid()) {
                        key.interestOps(SelectionKey.OP_ACCEPT);
                    }
                }
            };

    Acceptor(EventLoop loop) {
        this.loop = loop;
    }

    void listen(ServerSocketChannel next) {
        close();
        listener = next;
        register();
    }

    void register() {
        if (listener == null) {
            return;
        }
        try {
            key = listener.register(loop.selector(), SelectionKey.OP_ACCEPT, this);
        } catch (IOException e) {
            throw new IllegalStateException("The listener is closed", e);
        }
    }

    void close() {
        if (listener != null) {
            try {
                listener.close();
            } catch (IOException e) {
                LOG.warn("A listener did not close", e);
            }
        }
        listener = null;
        key = null;
    }

    void ready() {
        ServerSocketChannel from = listener;
        for (int i = 0; from != null && i < AT_ONCE; i++) {
            SocketChannel channel;
            try {
                channel = from.accept();
            } catch (IOException e) {
                rest(e);
                return;
            }
            if (channel == null) {
                resting = false;
                return;
            }
            take(channel);
        }
    }

    /// Idle connections make room, which files need too; then accepting rests.
    private void rest(IOException why) {
        if (!resting) {
            LOG.warn("New connections wait: {}", why.getMessage());
        }
        resting = true;
        loop.reap(REAPED);
        loop.timers.arm(rest, loop.now(), REST);
        if (key != null && key.isValid()) {
            key.interestOps(0);
        }
    }

    private void take(SocketChannel channel) {
        try {
            InetAddress peer = ((InetSocketAddress) channel.getRemoteAddress()).getAddress();
            InetAddress local = ((InetSocketAddress) channel.getLocalAddress()).getAddress();
            if (!loop.router.admits(peer, local) || isTooMany(peer)) {
                channel.close();
                return;
            }
            EventLoop.configure(channel);
            Connection connection = new Connection(loop, channel, peer, local, null, null);
            if (!loop.router.isOwn(peer)) {
                connection.counted = true;
                perAddress.computeIfAbsent(countedAs(peer), address -> new Count()).open++;
            }
            loop.add(connection);
        } catch (IOException | RuntimeException e) {
            // The far end may be gone already; that is its own business.
            LOG.debug("A connection could not be taken in", e);
            closeQuietly(channel);
        } catch (Error e) {
            closeQuietly(channel);
            throw e;
        }
    }

    private boolean isTooMany(InetAddress peer) {
        if (loop.connections() >= loop.router.limits().connections() && loop.reap(REAPED) == 0) {
            return true;
        }
        Count count = perAddress.get(countedAs(peer));
        return count != null && count.open >= loop.router.limits().connectionsPerAddress() && !loop.router.isOwn(peer);
    }

    void left(Connection connection) {
        if (!connection.counted) {
            return;
        }
        Object address = countedAs(connection.peer());
        Count count = perAddress.get(address);
        if (count != null && --count.open <= 0) {
            perAddress.remove(address);
        }
    }

    /// One visitor has a whole /64 of IPv6 addresses.
    private static Object countedAs(InetAddress peer) {
        return peer instanceof Inet6Address
                ? Long.valueOf(ByteBuffer.wrap(Arrays.copyOf(peer.getAddress(), 8)).getLong())
                : peer;
    }

    private static void closeQuietly(SocketChannel channel) {
        try {
            channel.close();
        } catch (IOException e) {
            LOG.debug("A refused connection did not close", e);
        }
    }
}
