package org.porchlight.engine.loop;

import org.porchlight.engine.folder.FileWorkers;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicBoolean;

/// A request that waits for a file worker. The worker touches files only, never the connection, so the loop may answer
/// in its place: after [org.porchlight.engine.api.Limits#file()] in the queue, or three times that under way (a disk
/// that wakes up takes some seconds). What comes too late is closed again.
final class Ticket implements Runnable {

    private static final Logger LOG = LoggerFactory.getLogger(Ticket.class);
    private static final int ROUNDS_UNDER_WAY = 3;

    private final Connection connection;
    private final FileWorkers workers;
    private final Callable<Answer> work;
    private final AtomicBoolean started = new AtomicBoolean();
    private volatile boolean abandoned;
    private int rounds;

    Ticket(Connection connection, FileWorkers workers, Callable<Answer> work) {
        this.connection = connection;
        this.workers = workers;
        this.work = work;
    }

    /// Queues the work; false if the share does not answer. On the loop.
    boolean queue() {
        long limit = connection.loop.router.limits().file().toNanos();
        if (workers.headWaits() > limit || !workers.submit(this)) {
            return false;
        }
        connection.limit(connection.loop.router.limits().file());
        return true;
    }

    /// Whether the time is over; if not, waits on. On the loop.
    boolean giveUp() {
        rounds++;
        if (started.get() && rounds < ROUNDS_UNDER_WAY) {
            connection.limit(connection.loop.router.limits().file());
            return false;
        }
        abandon();
        return true;
    }

    /// Nobody waits any more.
    void abandon() {
        abandoned = true;
    }

    @Override
    public void run() {
        if (abandoned) {
            return;
        }
        started.set(true);
        Answer answer;
        try {
            answer = work.call();
        } catch (Throwable fault) {
            LOG.error("A request failed on its worker", fault);
            connection.loop.execute(this::deliverFault);
            return;
        }
        if (abandoned) {
            // The loop may be gone as well; who opened it can close it.
            connection.output().discard(answer);
        } else {
            connection.loop.execute(() -> deliver(answer));
        }
    }

    private void deliver(Answer answer) {
        if (abandoned) {
            connection.output().discard(answer);
        } else {
            connection.loop.guarded(connection, () -> connection.answer(answer));
        }
    }

    private void deliverFault() {
        if (!abandoned) {
            connection.loop.guarded(connection, () -> connection.answer(connection.loop.router.error(connection, 500)));
        }
    }
}
