package org.porchlight.engine.folder;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;

@Timeout(60)
class FileWorkersTest {

    private final AtomicLong now = new AtomicLong(-5);
    private final CountDownLatch open = new CountDownLatch(1);
    private final Semaphore stuck = new Semaphore(0);
    private final FileWorkers workers = new FileWorkers("a test", 4, 3, now::get);

    @AfterEach
    void end() {
        open.countDown();
        workers.close();
    }

    private void hang() {
        stuck.release();
        try {
            open.await();
        } catch (InterruptedException e) {
            throw new AssertionError("Nobody may interrupt a worker", e);
        }
    }

    private void hangAll() throws InterruptedException {
        for (int i = 0; i < 4; i++) {
            assertTrue(workers.submit(this::hang));
            stuck.acquire();
        }
    }

    @Test
    void atMostFourRunAndThreeWait() throws Exception {
        hangAll();
        for (int i = 0; i < 3; i++) {
            assertTrue(workers.submit(this::hang));
        }
        assertFalse(workers.submit(this::hang));
        assertEquals(3, workers.waiting());
        CountDownLatch closed = new CountDownLatch(1);
        workers.submitAlways(closed::countDown);
        assertEquals(4, workers.waiting());
        assertFalse(stuck.tryAcquire(), "no fifth thread");
        open.countDown();
        closed.await();
    }

    @Test
    void theFirstInTheQueueTellsHowLongItWaits() throws Exception {
        assertEquals(0, workers.headWaits());
        hangAll();
        assertEquals(0, workers.headWaits());
        now.set(10);
        workers.submit(this::hang);
        now.set(25);
        workers.submit(this::hang);
        assertEquals(15, workers.headWaits());
    }

    @Test
    void aTaskDoesNotWaitForAnotherWhileAThreadIsToBeHad() throws Exception {
        for (int round = 0; round < 200; round++) {
            FileWorkers fresh = new FileWorkers("a test", 2, 10, now::get);
            AtomicReference<Thread> thread = new AtomicReference<>();
            fresh.submit(() -> thread.set(Thread.currentThread()));
            while (thread.get() == null || thread.get().getState() != Thread.State.TIMED_WAITING) {
                Thread.onSpinWait();
            }
            // One thread is idle and two tasks come at once: the second must not wait behind the first.
            CountDownLatch second = new CountDownLatch(1);
            CountDownLatch first = new CountDownLatch(1);
            fresh.submit(() -> {
                try {
                    assertTrue(second.await(20, TimeUnit.SECONDS));
                    first.countDown();
                } catch (InterruptedException e) {
                    throw new AssertionError(e);
                }
            });
            fresh.submit(second::countDown);
            assertTrue(first.await(20, TimeUnit.SECONDS), "round " + round);
            fresh.close();
        }
    }

    @Test
    void aTaskThatThrowsDoesNotCostTheThread() throws Exception {
        AtomicInteger ran = new AtomicInteger();
        CountDownLatch last = new CountDownLatch(1);
        hangAll();
        workers.submitAlways(() -> {
            ran.incrementAndGet();
            throw new StackOverflowError("thrown by a test");
        });
        workers.submitAlways(() -> {
            ran.incrementAndGet();
            throw new IllegalStateException("thrown by a test");
        });
        workers.submitAlways(last::countDown);
        open.countDown();
        last.await();
        CountDownLatch after = new CountDownLatch(8);
        for (int i = 0; i < 8; i++) {
            workers.submitAlways(after::countDown);
        }
        after.await();
        assertEquals(2, ran.get());
    }

    @Test
    void whatIsClosedTakesOnlyWhatMustBeDone() throws Exception {
        workers.close();
        assertFalse(workers.submit(() -> {}));
        CountDownLatch closed = new CountDownLatch(1);
        workers.submitAlways(closed::countDown);
        closed.await();
    }

    @Test
    void threadsAreDaemonsNamedAfterTheShare() throws Exception {
        AtomicReference<Thread> thread = new AtomicReference<>();
        CountDownLatch done = new CountDownLatch(1);
        workers.submit(() -> {
            thread.set(Thread.currentThread());
            done.countDown();
        });
        done.await();
        assertTrue(thread.get().isDaemon());
        assertEquals("files of a test", thread.get().getName());
    }
}
