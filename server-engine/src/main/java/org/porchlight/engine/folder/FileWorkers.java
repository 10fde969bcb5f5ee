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
    private static final int IN_A_ROW = 8;

    private record Waiting(Runnable task, long since) {}

    private final String name;
    private final int most;
    private final int capacity;
    private final LongSupplier nanoTime;
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition work = lock.newCondition();

    /// Requests, which people wait for.
    private final ArrayDeque<Waiting> requests = new ArrayDeque<>();

    /// What goes on already: slices of answers, files to be closed.
    private final ArrayDeque<Waiting> slices = new ArrayDeque<>();

    private int threads;
    private int idle;
    private int inARow;
    private boolean closed;

    /// At most `most` threads; at most `capacity` tasks wait.
    public FileWorkers(String name, int most, int capacity, LongSupplier nanoTime) {
        this.name = name;
        this.most = most;
        this.capacity = capacity;
        this.nanoTime = nanoTime;
    }

    /// Queues the beginning of an answer, or returns false if too many wait already. It comes before slices, so that a
    /// visitor need not wait until each of 200 others got a piece; at most 8 times in a row, so that those move too.
    public boolean submit(Runnable task) {
        lock.lock();
        try {
            if (requests.size() >= capacity || closed) {
                return false;
            }
            requests.add(new Waiting(task, nanoTime.getAsLong()));
            wake();
            return true;
        } finally {
            lock.unlock();
        }
    }

    /// Queues a slice or what else must not be lost, such as the closing of a file, however many wait.
    public void submitAlways(Runnable task) {
        lock.lock();
        try {
            slices.add(new Waiting(task, nanoTime.getAsLong()));
            wake();
        } finally {
            lock.unlock();
        }
    }

    /// How long the first request has waited, in nanoseconds; 0 if none waits.
    public long headWaits() {
        lock.lock();
        try {
            Waiting head = requests.peek();
            return head == null ? 0 : nanoTime.getAsLong() - head.since;
        } finally {
            lock.unlock();
        }
    }

    /// How many tasks wait.
    public int waiting() {
        lock.lock();
        try {
            return requests.size() + slices.size();
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

    /// A thread that was woken counts as idle until it has its task: each of them is good for one.
    private void wake() {
        if (waiting() <= idle) {
            work.signal();
        } else if (threads < most) {
            startThread();
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
            while (requests.isEmpty() && slices.isEmpty()) {
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
            boolean request = slices.isEmpty() || (!requests.isEmpty() && inARow < IN_A_ROW);
            inARow = request ? inARow + 1 : 0;
            return (request ? requests : slices).remove().task;
        } finally {
            lock.unlock();
        }
    }
}
