package org.porchlight.engine;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/// Holds up whoever comes through until it is opened, and knows who has come. Any thread.
final class Gate {

    private static final int PATIENCE_SECONDS = 60;

    private final Semaphore arrived = new Semaphore(0);
    private final CountDownLatch open = new CountDownLatch(1);

    /// Waits here, as long as a disk may.
    void pass() {
        arrived.release();
        try {
            if (!open.await(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                throw new AssertionError("Nobody opened the gate");
            }
        } catch (InterruptedException e) {
            throw new AssertionError("Nobody may interrupt a file worker", e);
        }
    }

    void open() {
        open.countDown();
    }

    boolean isOpen() {
        return open.getCount() == 0;
    }

    /// Until so many more have come.
    void awaitArrivals(int count) throws InterruptedException {
        if (!arrived.tryAcquire(count, PATIENCE_SECONDS, TimeUnit.SECONDS)) {
            throw new AssertionError("Nobody came to the gate");
        }
    }
}
