package org.porchlight.engine.folder;

import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.util.ArrayDeque;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.LongSupplier;

/// The few threads that touch the disk of one share, so that a dead disk stalls its own readers only.
///
/// Threads are daemons, started when there is work and gone after 30 s without. Nobody ever interrupts one: an
/// interrupt would close the file channel it works on. Any thread may submit.
public final class FileWorkers {

    private static final Logger LOG = LoggerFactory.getLogger(FileWorkers.class);
    private static final long IDLE_SECONDS = 30;

    private record Waiting(Runnable task, long since) {}

    private final String name;
    private final int most;
    private final int capacity;
    private final LongSupplier nanoTime;
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition work = lock.newCondition();
    private final ArrayDeque<Waiting> queue = new ArrayDeque<>();
    private int threads;
    private int idle;
    private boolean closed;

    /// At most `most` threads; at most `capacity` tasks wait.
    public FileWorkers(String name, int most, int capacity, LongSupplier nanoTime) {
        this.name = name;
        this.most = most;
        this.capacity = capacity;
        this.nanoTime = nanoTime;
    }

    /// Queues a task, or returns false if too many wait already.
    public boolean submit(Runnable task) {
        return add(task, false);
    }

    /// Queues a task that must not be lost, such as the closing of a file, however many wait.
    public void submitAlways(Runnable task) {
        add(task, true);
    }

    /// How long the first task in the queue has waited, in nanoseconds; 0 if none waits.
    public long headWaits() {
        lock.lock();
        try {
            Waiting head = queue.peek();
            return head == null ? 0 : nanoTime.getAsLong() - head.since;
        } finally {
            lock.unlock();
        }
    }

    /// How many tasks wait.
    public int waiting() {
        lock.lock();
        try {
            return queue.size();
        } finally {
            lock.unlock();
        }
    }

    /// Lets the threads go once the queue is empty. A thread that hangs in a disk is left behind; it is a daemon.
    public void close() {
        lock.lock();
        try {
            closed = true;
            work.signalAll();
        } finally {
            lock.unlock();
        }
    }

    private boolean add(Runnable task, boolean always) {
        lock.lock();
        try {
            if (!always && (queue.size() >= capacity || closed)) {
                return false;
            }
            queue.add(new Waiting(task, nanoTime.getAsLong()));
            // A thread that was woken counts as idle until it has its task: each of them is good for one.
            if (queue.size() <= idle) {
                work.signal();
            } else if (threads < most) {
                startThread();
            }
            return true;
        } finally {
            lock.unlock();
        }
    }

    private void startThread() {
        try {
            Thread.ofPlatform().daemon().name("files of " + name).start(this::run);
            threads++;
        } catch (OutOfMemoryError e) {
            // The system has no thread for us now: those that are there must do, or the next task finds one.
            LOG.warn("No further thread for the files of {}: {}", name, e.getMessage());
            work.signal();
        }
    }

    private void run() {
        for (Runnable task = next(); task != null; task = next()) {
            try {
                task.run();
            } catch (Throwable fault) {
                // A task reports its own outcome; what still escapes is a fault of ours and must not cost the thread.
                LOG.error("A task on the files of {} failed", name, fault);
            }
        }
    }

    private @Nullable Runnable next() {
        lock.lock();
        try {
            long left = TimeUnit.SECONDS.toNanos(IDLE_SECONDS);
            while (queue.isEmpty()) {
                if (closed || left <= 0) {
                    threads--;
                    return null;
                }
                idle++;
                try {
                    left = work.awaitNanos(left);
                } catch (InterruptedException e) {
                    // Not ours: go on waiting.
                    LOG.debug("Interrupted while idle", e);
                } finally {
                    idle--;
                }
            }
            Runnable task = queue.remove().task;
            return task;
        } finally {
            lock.unlock();
        }
    }
}
