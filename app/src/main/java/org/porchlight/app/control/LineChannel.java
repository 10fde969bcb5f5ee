package org.porchlight.app.control;

import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.EOFException;
import java.io.IOException;
import java.net.SocketTimeoutException;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.time.Duration;

/// Lines of UTF-8 over a UNIX socket, with a time limit for each. Used by one thread.
final class LineChannel implements Closeable {
    private static final int LONGEST_LINE = 1 << 20;

    private final SocketChannel channel;
    private final Selector selector;
    private final SelectionKey key;
    private final ByteBuffer input = ByteBuffer.allocate(8192).flip();

    LineChannel(SocketChannel channel) throws IOException {
        this.channel = channel;
        this.selector = Selector.open();
        channel.configureBlocking(false);
        this.key = channel.register(selector, 0);
    }

    void writeLine(String line, Duration limit) throws IOException {
        long deadline = System.nanoTime() + limit.toNanos();
        ByteBuffer left = ByteBuffer.wrap((line + "\n").getBytes(StandardCharsets.UTF_8));
        while (left.hasRemaining()) {
            if (channel.write(left) == 0) {
                await(SelectionKey.OP_WRITE, deadline);
            }
        }
    }

    /// The next line, without its end.
    ///
    /// @throws EOFException if the other side has closed
    /// @throws SocketTimeoutException if it has not come within `limit`
    String readLine(Duration limit) throws IOException {
        long deadline = System.nanoTime() + limit.toNanos();
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        while (line.size() < LONGEST_LINE) {
            while (input.hasRemaining()) {
                byte b = input.get();
                if (b == '\n') {
                    return line.toString(StandardCharsets.UTF_8);
                }
                line.write(b);
            }
            fill(deadline);
        }
        throw new IOException("a line is too long");
    }

    private void fill(long deadline) throws IOException {
        while (true) {
            input.clear();
            int read = channel.read(input);
            input.flip();
            if (read < 0) {
                throw new EOFException("the other side has closed");
            }
            if (read > 0) {
                return;
            }
            await(SelectionKey.OP_READ, deadline);
        }
    }

    private void await(int operation, long deadline) throws IOException {

        key.interestOps(operation);
        long millis = (deadline - System.nanoTime()) / 1_000_000;
        if (millis <= 0 || (selector.select(millis) == 0 && System.nanoTime() >= deadline)) {
            throw new SocketTimeoutException("no answer");
        }
        selector.selectedKeys().clear();
    }

    @Override
    public void close() throws IOException {
        try (selector) {
            channel.close();
        }
    }
}
