package org.porchlight.engine;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.ReadableByteChannel;
import java.nio.channels.WritableByteChannel;

/// An open file that asks its [ProbedFolder] before each call. What no server may do with a shared file fails.
final class ProbedChannel extends FileChannel {

    private final FileChannel disk;
    private final ProbedFolder folder;
    private final String name;

    ProbedChannel(FileChannel disk, ProbedFolder folder, String name) {
        this.disk = disk;
        this.folder = folder;
        this.name = name;
    }

    @Override
    public int read(ByteBuffer to, long position) throws IOException {
        folder.hook.before(ProbedFolder.Call.READ, name);
        return disk.read(to, position);
    }

    @Override
    public long transferTo(long position, long count, WritableByteChannel to) throws IOException {
        folder.hook.before(ProbedFolder.Call.SEND, name);
        long sent = disk.transferTo(position, count, to);
        while (folder.sendsAll && sent < count && position + sent < disk.size()) {
            sent += disk.transferTo(position + sent, count - sent, to);
        }
        return sent;
    }

    @Override
    public long size() throws IOException {
        return disk.size();
    }

    @Override
    protected void implCloseChannel() throws IOException {
        folder.closed.incrementAndGet();
        disk.close();
        folder.hook.before(ProbedFolder.Call.CLOSE, name);
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
    public FileChannel position(long to) {
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
