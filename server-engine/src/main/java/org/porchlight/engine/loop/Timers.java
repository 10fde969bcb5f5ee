package org.porchlight.engine.loop;

import org.jspecify.annotations.Nullable;

/// All time limits of a loop: a wheel of 1,024 slots of 100 ms. Arming and disarming are constant time, and arming for
/// later costs nothing but a field, since a timer that fires too early is put back. Confined to the loop.
final class Timers {

    private static final long TICK = 100_000_000L;
    private static final int SLOTS = 1024;

    /// Something that happens when its time is over, unless it is disarmed or armed again before.
    abstract static class Timer {
        private @Nullable Timer before;
        private @Nullable Timer after;
        private long deadline;
        private long tick;
        private boolean linked;
        private boolean armed;

        abstract void expired();
    }

    private final @Nullable Timer[] slots = new @Nullable Timer[SLOTS];
    private final long[] occupied = new long[SLOTS / Long.SIZE];
    private final long origin;
    private long current;

    /// Times are those of a [System#nanoTime], which may be negative: inside, all count from `now`.
    Timers(long now) {
        origin = now;
    }

    void arm(Timer timer, long now, long delay) {
        timer.deadline = now - origin + delay;
        timer.armed = true;
        long tick = Math.max(timer.deadline / TICK + 1, current + 1);
        if (timer.linked && timer.tick <= tick) {
            return;
        }
        unlink(timer);
        link(timer, tick);
    }

    void disarm(Timer timer) {
        timer.armed = false;
    }

    /// Forgets the timer altogether.
    void remove(Timer timer) {
        timer.armed = false;
        unlink(timer);
    }

    /// Milliseconds until something may expire, -1 if nothing will.
    long millisUntilNext(long now) {
        long next = nextOccupied();
        if (next < 0) {
            return -1;
        }
        return Math.max(1, (next * TICK - (now - origin) + 999_999) / 1_000_000);
    }

    void run(long time) {
        long now = time - origin;
        long last = now / TICK;
        if (last - current > SLOTS) {
            current = last - SLOTS;
        }
        while (current < last) {
            current++;
            try {
                runSlot((int) (current % SLOTS), now);
            } catch (RuntimeException | Error fault) {
                // The others of this slot have their turn next time, not when the wheel has gone round.
                current--;
                throw fault;
            }
        }
    }

    private void runSlot(int slot, long now) {
        Timer timer = slots[slot];
        while (timer != null) {
            Timer after = timer.after;
            fire(timer, now);
            // What fired may have moved any other timer of this slot.
            boolean here = after == null || after.linked && after.tick % SLOTS == slot;
            timer = here ? after : slots[slot];
        }
    }

    private void fire(Timer timer, long now) {
        if (timer.armed && timer.deadline > now) {
            long tick = timer.deadline / TICK + 1;
            if (tick > current && tick != timer.tick) {
                unlink(timer);
                link(timer, tick);
            }
            return;
        }
        unlink(timer);
        if (timer.armed) {
            timer.armed = false;
            timer.expired();
        }
    }

    private void link(Timer timer, long tick) {
        int slot = (int) (tick % SLOTS);
        Timer first = slots[slot];
        timer.tick = tick;
        timer.before = null;
        timer.after = first;
        timer.linked = true;
        if (first != null) {
            first.before = timer;
        }
        slots[slot] = timer;
        occupied[slot / Long.SIZE] |= 1L << slot;
    }

    private void unlink(Timer timer) {
        if (!timer.linked) {
            return;
        }
        int slot = (int) (timer.tick % SLOTS);
        if (timer.before == null) {
            slots[slot] = timer.after;
            if (timer.after == null) {
                occupied[slot / Long.SIZE] &= ~(1L << slot);
            }
        } else {
            timer.before.after = timer.after;
        }
        if (timer.after != null) {
            timer.after.before = timer.before;
        }
        timer.before = null;
        timer.after = null;
        timer.linked = false;
    }

    /// The next tick with a timer in its slot, -1 if there is none.
    private long nextOccupied() {
        int from = (int) ((current + 1) % SLOTS);
        for (int i = 0; i <= occupied.length; i++) {
            int word = (from / Long.SIZE + i) % occupied.length;
            long bits = occupied[word];
            if (i == 0) {
                bits &= -1L << from;
            } else if (i == occupied.length) {
                bits &= ~(-1L << from);
            }
            if (bits != 0) {
                int slot = word * Long.SIZE + Long.numberOfTrailingZeros(bits);
                return current + 1 + Math.floorMod(slot - from, SLOTS);
            }
        }
        return -1;
    }
}
