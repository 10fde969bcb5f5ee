package org.porchlight.app;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/// How a run that goes on until it is ended gets to know that it shall end, and tells that it has. Thread-safe.
public final class Stop {
    private static final Duration LONG = Duration.ofDays(1);

    private final CountDownLatch asked = new CountDownLatch(1);
    private final CountDownLatch ended = new CountDownLatch(1);
    private volatile boolean running;

    /// From now on somebody has to wait for the end.
    void begin() {
        running = true;
    }

    /// Asks the run to end.
    public void ask() {
        asked.countDown();
    }

    /// Waits until the run shall end, at most for `time`; returns whether it shall.
    boolean isAskedWithin(Duration time) {
        return await(asked, time);
    }

    /// Waits until the run shall end.
    void await() {
        while (!await(asked, LONG)) {
            // nothing to do meanwhile
        }
    }

    /// The run has ended.
    void end() {
        running = false;
        ended.countDown();
    }

    /// Whether a run has begun and not ended.
    public boolean isRunning() {
        return running;
    }

    /// Waits for the end, at most for `time`.
    public boolean isEndedWithin(Duration time) {
        return await(ended, time);
    }

    private static boolean await(CountDownLatch latch, Duration time) {
        try {
            return latch.await(time.toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            return true;
        }
    }
}
