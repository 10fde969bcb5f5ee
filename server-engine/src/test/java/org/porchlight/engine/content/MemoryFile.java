package org.porchlight.engine.content;

import org.porchlight.engine.folder.ReadOnlyChannel;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.WritableByteChannel;

/// A file that is an array, for tests that ask more than a disk could answer.
final class MemoryFile extends ReadOnlyChannel {

    private final byte[] bytes;

    MemoryFile(byte[] bytes) {
        this.bytes = bytes;
    }

    @Override
    public int read(ByteBuffer to, long position) {
        int n = (int) Math.min(to.remaining(), bytes.length - position);
        if (n <= 0) {
            return -1;
        }
        to.put(bytes, (int) position, n);
        return n;
    }

    @Override
    public long transferTo(long position, long count, WritableByteChannel to) throws IOException {
        int n = (int) Math.min(count, bytes.length - position);
        return n <= 0 ? 0 : to.write(ByteBuffer.wrap(bytes, (int) position, n));
    }

    @Override
    public long size() {
        return bytes.length;
    }

    @Override
    protected void implCloseChannel() {
        // Nothing is held.
    }
}
