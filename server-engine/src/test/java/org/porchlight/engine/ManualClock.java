package org.porchlight.engine;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;

/// A clock that stands still until a test moves it. Any thread.
final class ManualClock implements InstantSource, LongSupplier {

    private static final Instant START = Instant.parse("2026-03-01T07:08:09Z");

    private final AtomicLong nanos;
    private final long start;

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
        return nanos.get();
    }

    /// Moves on; whoever waits for a time limit of `engine` has had it when this returns.
    void advance(ServerEngine engine, Duration by) {
        // What the loop is at belongs to the time before.
        engine.snapshot();
        nanos.addAndGet(by.toNanos());
        // The first wakes the loop, which then runs its timers; the second has them behind it.
        engine.snapshot();
        engine.snapshot();
    }

    void advance(Duration by) {
        nanos.addAndGet(by.toNanos());
    }
}
