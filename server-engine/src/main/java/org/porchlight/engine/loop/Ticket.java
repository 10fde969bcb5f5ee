package org.porchlight.engine.loop;

import org.porchlight.engine.folder.FileWorkers;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicReference;

/// A request that waits for a file worker.
///
///     QUEUED --worker--> UNDER_WAY --file at hand--> CLAIMED --sent what it could--> back on the loop
///        |                   |
///        +--loop gives up--->+--> ABANDONED
///
/// Up to its claim the worker touches files only, never the connection, so the loop may answer in its place: after
/// [org.porchlight.engine.api.Limits#file()] in the queue, or three times that under way (a disk that wakes up takes
/// some seconds). What comes too late is closed again. Once it has the file in hand, the worker claims the connection
/// and sends as much as the socket takes: to go by the loop would cost two hand-overs more for every seek.
final class Ticket implements Runnable {

    private static final Logger LOG = LoggerFactory.getLogger(Ticket.class);
    private static final int ROUNDS_UNDER_WAY = 3;

    private final Connection connection;
    private final FileWorkers workers;
    private final Callable<Answer> work;
    private final boolean closes;
    private final boolean saysKeepAlive;
    private final AtomicReference<Stage> stage = new AtomicReference<>(Stage.QUEUED);
    private int rounds;

    private enum Stage {
        QUEUED,
        UNDER_WAY,
        CLAIMED,
        ABANDONED
    }

    /// `closes` and `saysKeepAlive` as [HeadWriter] wants them.
    Ticket(Connection connection, FileWorkers workers, Callable<Answer> work, boolean closes, boolean saysKeepAlive) {
        this.connection = connection;
        this.workers = workers;
        this.work = work;
        this.closes = closes;
        this.saysKeepAlive = saysKeepAlive;
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
        if (stage.get() != Stage.QUEUED && rounds < ROUNDS_UNDER_WAY) {
            connection.limit(connection.loop.router.limits().file());
            return false;
        }
        return abandon();
    }

    /// Nobody waits any more; false if the worker has claimed the connection. On the loop.
    boolean abandon() {
        return stage.compareAndSet(Stage.QUEUED, Stage.ABANDONED)
                || stage.compareAndSet(Stage.UNDER_WAY, Stage.ABANDONED)
                || stage.get() == Stage.ABANDONED;
    }

    /// Whether the connection belongs to the worker now.
    boolean isClaimed() {
        return stage.get() == Stage.CLAIMED;
    }

    @Override
    public void run() {
        if (!stage.compareAndSet(Stage.QUEUED, Stage.UNDER_WAY)) {
            return;
        }
        Answer answer;
        try {
            answer = work.call();
        } catch (Throwable fault) {
            LOG.error("A request failed on its worker", fault);
            connection.loop.execute(this::deliverFault);
            return;
        }
        // Made before the claim, after which nothing may fail.
        Runnable note = () -> connection.loop.guarded(connection, () -> connection.claimed(answer));
        if (wantsSlices(answer) && stage.compareAndSet(Stage.UNDER_WAY, Stage.CLAIMED)) {
            connection.loop.note(note);
            connection.output().sendClaimed(answer, closes || answer.close(), saysKeepAlive);
        } else if (stage.get() == Stage.ABANDONED) {
            // The loop may be gone as well; who opened it can close it.
            connection.output().discard(answer);
        } else {
            connection.loop.execute(() -> deliver(answer));
        }
    }

    /// What goes out with its head alone is better sent by the loop, which then knows of it at once.
    private static boolean wantsSlices(Answer answer) {
        return answer.body() instanceof Body.File file && file.remaining() > 0;
    }

    private void deliver(Answer answer) {
        if (stage.get() == Stage.ABANDONED) {
            connection.output().discard(answer);
        } else {
            connection.loop.guarded(connection, () -> connection.answer(answer));
        }
    }

    private void deliverFault() {
        if (stage.get() != Stage.ABANDONED) {
            connection.loop.guarded(
                    connection, () -> connection.answer(connection.loop.router.error(connection.exchange(), 500)));
        }
    }
}
