package org.porchlight.engine.loop;

import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.io.IOException;
import java.net.StandardSocketOptions;
import java.nio.ByteBuffer;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.SelectionKey;
import java.nio.channels.SocketChannel;

/// The channel of a connection and its place with the selector. It is registered only when something must be waited
/// for: many connections are over before that. Confined to the loop.
final class Line {

    private static final Logger LOG = LoggerFactory.getLogger(Line.class);

    /// How much of an unwanted body is read so that its sender can read the answer (RFC 9112 §9.6): most programs send
    /// all they have before they look.
    private static final int DRAINED = 16 << 20;

    /// How much of it in one go, since others wait.
    private static final int DRAINED_AT_ONCE = 1 << 20;

    final SocketChannel channel;
    private final Connection owner;
    private final EventLoop loop;
    private @Nullable SelectionKey key;
    private int drained;

    Line(SocketChannel channel, Connection owner, EventLoop loop) {
        this.channel = channel;
        this.owner = owner;
        this.loop = loop;
    }

    /// Has the owner told when this is possible, and nothing else.
    void want(int interest) {
        try {
            if (key == null) {
                key = channel.register(loop.selector(), interest, owner);
            } else if (key.interestOps() != interest) {
                key.interestOps(interest);
            }
        } catch (ClosedChannelException e) {
            throw new IllegalStateException("A closed connection wants events", e);
        }
    }

    /// Has the owner told of nothing.
    void wantNothing() {
        if (key != null && key.isValid()) {
            key.interestOps(0);
        }
    }

    /// Forgets its place, for a new selector.
    void forgetKey() {
        key = null;
    }

    boolean isReadable() {
        return key != null && key.isValid() && key.isReadable();
    }

    boolean isWritable() {
        return key != null && key.isValid() && key.isWritable();
    }

    /// Closes our half; false if the far end is gone.
    boolean closeHalf() {
        try {
            channel.shutdownOutput();
            return true;
        } catch (IOException e) {
            LOG.debug("The far end is gone already", e);
            return false;
        }
    }

    /// Reads and forgets what is there; false if that is enough, or the end.
    boolean drain(ByteBuffer scratch) {
        try {
            int most = Math.min(DRAINED, drained + DRAINED_AT_ONCE);
            while (drained < most) {
                int n = channel.read(scratch.clear());
                if (n == 0) {
                    return true;
                }
                if (n < 0) {
                    return false;
                }
                drained += n;
            }
            return most < DRAINED;
        } catch (IOException e) {
            LOG.debug("The far end did not wait for its answer", e);
            return false;
        }
    }

    /// Has the close be a reset, so that what the system still holds is thrown away.
    void resetOnClose() {
        try {
            channel.setOption(StandardSocketOptions.SO_LINGER, 0);
        } catch (IOException | UnsupportedOperationException e) {
            LOG.debug("No reset for this connection", e);
        }
    }

    void close() {
        try {
            channel.close();
        } catch (IOException e) {
            LOG.debug("A connection did not close", e);
        }
    }
}
