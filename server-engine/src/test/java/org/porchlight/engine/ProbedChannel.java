package org.porchlight.engine;

import org.porchlight.engine.folder.ReadOnlyChannel;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.WritableByteChannel;

/// An open file that asks its [ProbedFolder] before each call.
final class ProbedChannel extends ReadOnlyChannel {

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
}
