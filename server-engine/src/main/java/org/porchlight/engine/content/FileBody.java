package org.porchlight.engine.content;

import org.jspecify.annotations.Nullable;
import org.porchlight.engine.folder.FileWorkers;
import org.porchlight.engine.folder.OpenFile;
import org.porchlight.engine.loop.Body;
import org.porchlight.engine.loop.BufferPool;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.SocketChannel;

/// A range of an open file. Used by one thread at a time: the worker that made it, then whoever owns the connection.
final class FileBody implements Body.File {

    private final OpenFile file;
    private final FileWorkers workers;
    private final @Nullable ByteBuffer first;
    private final long end;
    private long position;
    private volatile boolean closed;

    /// Reads the first bytes of `length` bytes from `from` on; closes the file if that is all of them. On a worker.
    ///
    /// @throws IOException if the file cannot be read, or has become shorter; it is closed then
    FileBody(OpenFile file, long from, long length, FileWorkers workers, BufferPool buffers) throws IOException {
        this.file = file;
        this.workers = workers;
        this.position = from;
        this.end = from + length;
        ByteBuffer buffer = null;
        try {
            buffer = buffers.acquire();
            read(buffer.limit((int) Math.min(buffer.capacity(), length)));
            if (remaining() == 0) {
                close();
            }
        } catch (IOException | RuntimeException | Error e) {
            if (buffer != null) {
                buffers.release(buffer);
            }
            close();
            throw e;
        }
        first = buffer.flip();
    }

    private void read(ByteBuffer buffer) throws IOException {
        FileChannel channel = file.channel();
        while (buffer.hasRemaining()) {
            int n = channel.read(buffer, position);
            if (n < 0) {
                throw new IOException("The file became shorter while it was opened");
            }
            position += n;
        }
    }

    @Override
    public @Nullable ByteBuffer first() {
        return first;
    }

    @Override
    public long remaining() {
        return end - position;
    }

    @Override
    public long send(SocketChannel to, long most) throws IOException {
        FileChannel channel = file.channel();
        long sent = channel.transferTo(position, Math.min(most, remaining()), to);
        // Nothing sent means a full socket, or that the file ends here now.
        if (sent == 0 && channel.size() <= position) {
            return CUT;
        }
        position += sent;
        return sent;
    }

    @Override
    public void close() {
        closed = true;
        file.close();
    }

    @Override
    public boolean isClosed() {
        return closed;
    }

    @Override
    public FileWorkers workers() {
        return workers;
    }
}
