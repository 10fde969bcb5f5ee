package org.porchlight.engine;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;

/// A clock that stands still until a test moves it. Any thread.
final class ManualClock implements InstantSource, LongSupplier {

    private static final int ASKED_WITHIN_TWO_TURNS = 4;

    /// Where the clock itself fails, no turn is counted.
    private static final int MOST_TURNS = 1_000;

    private static final Instant START = Instant.parse("2026-03-01T07:08:09Z");

    private final AtomicLong nanos;
    private final long start;
    private final AtomicInteger turns = new AtomicInteger();
    private volatile boolean watched;

    /// What happens to whoever asks for the time.
    volatile Runnable asked = () -> {};

    ManualClock() {
        this(Duration.ofHours(5).toNanos());
    }

    ManualClock(long start) {
        this.start = start;
        nanos = new AtomicLong(start);
    }

    @Override
    public Instant instant() {
        asked.run();
        return START.plusNanos(nanos.get() - start);
    }

    @Override
    public long getAsLong() {
        asked.run();
        if (watched && isAskedByATurn()) {
            turns.incrementAndGet();
        }
        return nanos.get();
    }

    /// Whether the loop itself asks, at the begin or at the end of a turn.
    private static boolean isAskedByATurn() {
        return StackWalker.getInstance()
                .walk(frames -> frames.skip(3).limit(1).anyMatch(frame -> frame.getMethodName().equals("turn")));
    }

    /// Moves on; whoever waits for a time limit of `engine` has had it when this returns.
    void advance(ServerEngine engine, Duration by) {
        // What the loop is at belongs to the time before.
        engine.snapshot();
        nanos.addAndGet(by.toNanos());
        int from = turns.get();
        watched = true;
        // Tasks may share a turn, so turns are counted: among so many there was an end, when timers run, and a begin.
        for (int i = 0; i < MOST_TURNS && turns.get() - from < ASKED_WITHIN_TWO_TURNS; i++) {
            engine.snapshot();
        }
        watched = false;
    }

    void advance(Duration by) {
        nanos.addAndGet(by.toNanos());
    }
}
