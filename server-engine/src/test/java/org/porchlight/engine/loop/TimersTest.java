package org.porchlight.engine.loop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

class TimersTest {

    private static final long MILLI = 1_000_000L;
    private static final long TICK = 100 * MILLI;

    /// A timer and what a naive reader of the docs expects of it.
    private static final class Expected extends Timers.Timer {
        private long deadline = Long.MAX_VALUE;
        private boolean fired;
        private Runnable then = () -> {};

        @Override
        void expired() {
            fired = true;
            then.run();
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {0, 1, -1, 123_456_789_012_345L, -123_456_789_012_345L, Long.MAX_VALUE - 5, Long.MIN_VALUE})
    void whatIsArmedExpiresOnceAndHardlyLate(long origin) {
        Random random = new Random(42 + origin);
        Timers timers = new Timers(origin);
        List<Expected> all = new ArrayList<>();
        for (int i = 0; i < 60; i++) {
            all.add(new Expected());
        }
        // Kept without the origin, so that the model cannot overflow where the clock may.
        long now = 0;
        for (int step = 0; step < 30_000; step++) {
            Expected one = all.get(random.nextInt(all.size()));
            switch (random.nextInt(10)) {
                case 0, 1, 2, 3 -> {
                    long delay =
                            random.nextInt(3) == 0 ? random.nextLong(400_000 * MILLI) : random.nextLong(2_000 * MILLI);
                    timers.arm(one, origin + now, delay);
                    one.deadline = now + delay;
                }
                case 4 -> {
                    timers.disarm(one);
                    one.deadline = Long.MAX_VALUE;
                }
                case 5 -> {
                    timers.remove(one);
                    one.deadline = Long.MAX_VALUE;
                }
                default -> {
                    now += random.nextInt(50) == 0 ? random.nextLong(200_000 * MILLI) : random.nextLong(150 * MILLI);
                    timers.run(origin + now);
                    check(all, now);
                    checkNext(timers, all, origin, now);
                }
            }
        }
    }

    private static void check(List<Expected> all, long now) {
        for (Expected one : all) {
            if (one.fired) {
                assertTrue(one.deadline <= now, "too early");
                one.fired = false;
                one.deadline = Long.MAX_VALUE;
            }
            assertTrue(one.deadline > now - 2 * TICK, "too late");
        }
    }

    /// Whoever sleeps as long as it is told is never late.
    private static void checkNext(Timers timers, List<Expected> all, long origin, long now) {
        long next = all.stream().mapToLong(one -> one.deadline).min().orElse(Long.MAX_VALUE);
        long millis = timers.millisUntilNext(origin + now);
        if (next != Long.MAX_VALUE) {
            assertTrue(millis >= 1, "nothing is waited for");
            assertTrue((millis - 1) * MILLI <= Math.max(0, next - now) + 2 * TICK, "sleeps too long");
        }
    }

    @Test
    void nothingArmedNothingToWaitFor() {
        Timers timers = new Timers(0);
        assertEquals(-1, timers.millisUntilNext(0));
        Expected one = new Expected();
        timers.arm(one, 0, TICK);
        assertTrue(timers.millisUntilNext(0) >= 100);
        timers.remove(one);
        assertEquals(-1, timers.millisUntilNext(0));
    }

    @Test
    void whatExpiresMayMoveItsNeighbours() {
        Timers timers = new Timers(0);
        List<Expected> slot = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            Expected one = new Expected();
            timers.arm(one, 0, TICK);
            slot.add(one);
        }
        // The last one armed comes first; it takes its neighbour to another slot.
        slot.get(3).then =
                () -> {
                    timers.remove(slot.get(2));
                    timers.arm(slot.get(2), 3 * TICK, 10 * TICK);
                };
        timers.run(3 * TICK);
        assertEquals(List.of(true, true, false, true), slot.stream().map(one -> one.fired).toList());
        timers.run(14 * TICK);
        assertTrue(slot.get(2).fired);
    }

    @Test
    void aTimerThatThrowsCostsTheOthersNothing() {
        Timers timers = new Timers(0);
        List<Expected> slot = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            Expected one = new Expected();
            one.then =
                    () -> {
                        throw new OutOfMemoryError("thrown by a test");
                    };
            timers.arm(one, 0, TICK);
            slot.add(one);
        }
        for (int i = 0; i < 3; i++) {
            assertThrows(OutOfMemoryError.class, () -> timers.run(3 * TICK));
        }
        timers.run(3 * TICK);
        assertTrue(slot.stream().allMatch(one -> one.fired));
    }
}
