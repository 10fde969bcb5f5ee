package org.porchlight.engine.content;

import org.jspecify.annotations.Nullable;

import java.io.ByteArrayOutputStream;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketAddress;
import java.net.SocketOption;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import java.nio.channels.spi.SelectorProvider;
import java.util.Set;

/// A connection that takes only so many bytes at once, and now and then none.
final class NarrowSocket extends SocketChannel {

    final ByteArrayOutputStream taken = new ByteArrayOutputStream();
    private final int most;
    private int writes;

    NarrowSocket(int most) {
        super(SelectorProvider.provider());
        this.most = most;
    }

    @Override
    public int write(ByteBuffer from) {
        int n = ++writes % 3 == 0 ? 0 : Math.min(most, from.remaining());
        for (int i = 0; i < n; i++) {
            taken.write(from.get());
        }
        return n;
    }

    @Override
    public long write(ByteBuffer[] from, int offset, int length) {
        throw new UnsupportedOperationException();
    }

    @Override
    public int read(ByteBuffer to) {
        throw new UnsupportedOperationException();
    }

    @Override
    public long read(ByteBuffer[] to, int offset, int length) {
        throw new UnsupportedOperationException();
    }

    @Override
    public SocketChannel bind(@Nullable SocketAddress local) {
        throw new UnsupportedOperationException();
    }

    @Override
    public <T> SocketChannel setOption(SocketOption<T> name, @Nullable T value) {
        throw new UnsupportedOperationException();
    }

    @Override
    public <T> T getOption(SocketOption<T> name) {
        throw new UnsupportedOperationException();
    }

    @Override
    public Set<SocketOption<?>> supportedOptions() {
        return Set.of();
    }

    @Override
    public SocketChannel shutdownInput() {
        return this;
    }

    @Override
    public SocketChannel shutdownOutput() {
        return this;
    }

    @Override
    public Socket socket() {
        throw new UnsupportedOperationException();
    }

    @Override
    public boolean isConnected() {
        return true;
    }

    @Override
    public boolean isConnectionPending() {
        return false;
    }

    @Override
    public boolean connect(SocketAddress remote) {
        return true;
    }

    @Override
    public boolean finishConnect() {
        return true;
    }

    @Override
    public SocketAddress getRemoteAddress() {
        return InetSocketAddress.createUnresolved("far", 1);
    }

    @Override
    public SocketAddress getLocalAddress() {
        return InetSocketAddress.createUnresolved("near", 1);
    }

    @Override
    protected void implCloseSelectableChannel() {
        // Nothing is held.
    }

    @Override
    protected void implConfigureBlocking(boolean block) {
        // It never waits.
    }
}
