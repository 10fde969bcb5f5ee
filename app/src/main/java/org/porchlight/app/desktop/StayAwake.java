package org.porchlight.app.desktop;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;

/// Holds off the sleep of this machine for as long as somebody wants it. Players pause and seek, so it is let go a
/// little later than the last one leaves.
///
/// All methods may be called from any thread; what waits for others happens on a thread of its own, which comes and
/// goes. Where nothing can hold off sleep, nothing happens.
public final class StayAwake implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(StayAwake.class);
    private static final long LONGEST_CLOSE_MILLIS = 300;

    /// One way to hold off sleep. May block for a moment.
    @FunctionalInterface
    public interface Way {
        /// Begins; empty if this way does not work here.
        Optional<Hold> hold(String why);
    }

    /// Holds something until it is closed.
    public interface Hold extends AutoCloseable {
        @Override
        void close();
    }

    private final List<Way> ways;
    private final Duration grace;
    private final ScheduledThreadPoolExecutor thread;
    private Optional<Hold> held = Optional.empty();
    private Optional<Future<?>> letGo = Optional.empty();
    private int wanted;

    /// Tries `ways` in this order, and lets go `grace` after the last hold.
    public StayAwake(List<Way> ways, Duration grace) {
        this.ways = List.copyOf(ways);
        this.grace = grace;
        this.thread =
                new ScheduledThreadPoolExecutor(1, Thread.ofPlatform().daemon().name("porchlight awake").factory());
        thread.setKeepAliveTime(5, TimeUnit.SECONDS);
        thread.allowCoreThreadTimeOut(true);
        thread.setRemoveOnCancelPolicy(true);
        thread.setExecuteExistingDelayedTasksAfterShutdownPolicy(false);
    }

    /// Keeps the machine awake until the hold is closed, at least.
    public Hold hold(String why) {
        post(() -> begin(why));
        AtomicBoolean open = new AtomicBoolean(true);
        return () -> {
            if (open.getAndSet(false)) {
                post(this::end);
            }
        };
    }

    /// Lets the machine sleep.
    @Override
    public void close() {
        post(this::release);
        thread.shutdown();
        try {
            var _ = thread.awaitTermination(LONGEST_CLOSE_MILLIS, TimeUnit.MILLISECONDS);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    private void begin(String why) {
        wanted++;
        letGo.ifPresent(task -> task.cancel(false));
        letGo = Optional.empty();
        if (held.isEmpty()) {
            held = ways.stream().flatMap(way -> way.hold(why).stream()).findFirst();
        }
    }

    private void end() {
        wanted--;
        if (wanted == 0 && held.isPresent()) {
            letGo = Optional.of(thread.schedule(this::release, grace.toMillis(), TimeUnit.MILLISECONDS));
        }
    }

    private void release() {
        held.ifPresent(Hold::close);
        held = Optional.empty();
    }

    private void post(Runnable task) {
        try {
            thread.execute(() -> {
                try {
                    task.run();
                } catch (RuntimeException e) {
                    LOG.info("Sleep cannot be held off: {}", e.toString());
                }
            });
        } catch (RejectedExecutionException _) {
            // closed
        }
    }
}
