package org.porchlight.engine.loop;

import org.jspecify.annotations.Nullable;

import java.nio.ByteBuffer;
import java.util.ArrayDeque;
import java.util.concurrent.locks.ReentrantLock;

/// Direct buffers of one size, used again and again. Any thread.
///
/// A connection holds one only while it sends, never while it is idle. What is given back beyond 256 buffers is left to
/// the collector.
public final class BufferPool {

    /// Bytes in a buffer.
    public static final int SIZE = 32 * 1024;

    private static final int KEPT = 256;

    private final ReentrantLock lock = new ReentrantLock();
    private final ArrayDeque<ByteBuffer> free = new ArrayDeque<>();
    private int lent;

    /// An empty buffer of [#SIZE] bytes; give it back with [#release].
    public ByteBuffer acquire() {
        ByteBuffer buffer = poll();
        if (buffer != null) {
            return buffer.clear();
        }
        try {
            return ByteBuffer.allocateDirect(SIZE);
        } catch (OutOfMemoryError e) {
            count(-1);
            throw e;
        }
    }

    private @Nullable ByteBuffer poll() {
        lock.lock();
        try {
            lent++;
            return free.pollLast();
        } finally {
            lock.unlock();
        }
    }

    /// Takes a buffer back; nobody else may still use it.
    public void release(ByteBuffer buffer) {
        lock.lock();
        try {
            lent--;
            if (free.size() < KEPT) {
                free.addLast(buffer);
            }
        } finally {
            lock.unlock();
        }
    }

    /// How many buffers are out.
    public int lent() {
        return count(0);
    }

    private int count(int change) {
        lock.lock();
        try {
            lent += change;
            return lent;
        } finally {
            lock.unlock();
        }
    }
}
