package org.porchlight.engine.content;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.ReadableByteChannel;
import java.nio.channels.WritableByteChannel;

/// A file that is an array, for tests that ask more than a disk could answer.
final class MemoryFile extends FileChannel {

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

    @Override
    public int read(ByteBuffer to) {
        throw new UnsupportedOperationException();
    }

    @Override
    public long read(ByteBuffer[] to, int offset, int length) {
        throw new UnsupportedOperationException();
    }

    @Override
    public int write(ByteBuffer from) {
        throw new UnsupportedOperationException();
    }

    @Override
    public long write(ByteBuffer[] from, int offset, int length) {
        throw new UnsupportedOperationException();
    }

    @Override
    public int write(ByteBuffer from, long position) {
        throw new UnsupportedOperationException();
    }

    @Override
    public long position() {
        throw new UnsupportedOperationException();
    }

    @Override
    public FileChannel position(long position) {
        throw new UnsupportedOperationException();
    }

    @Override
    public FileChannel truncate(long size) {
        throw new UnsupportedOperationException();
    }

    @Override
    public void force(boolean metaData) {
        throw new UnsupportedOperationException();
    }

    @Override
    public long transferFrom(ReadableByteChannel from, long position, long count) {
        throw new UnsupportedOperationException();
    }

    @Override
    public MappedByteBuffer map(MapMode mode, long position, long size) {
        throw new UnsupportedOperationException();
    }

    @Override
    public FileLock lock(long position, long size, boolean shared) {
        throw new UnsupportedOperationException();
    }

    @Override
    public FileLock tryLock(long position, long size, boolean shared) {
        throw new UnsupportedOperationException();
    }
}
