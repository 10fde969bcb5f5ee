package org.porchlight.engine.transfer;

import java.util.Arrays;

/// Bytes per second over the last 10 s. Players read in bursts, so anything shorter jumps. Confined to the loop.
final class SpeedMeter {

    private static final int SECONDS = 10;
    private static final long SECOND = 1_000_000_000L;

    private final long began;
    private final long[] moved = new long[SECONDS];
    private long second;

    SpeedMeter(long now) {
        began = now;
        second = now / SECOND;
    }

    void add(long now, long bytes) {
        turnTo(now / SECOND);
        moved[(int) Math.floorMod(second, (long) SECONDS)] += bytes;
    }

    double perSecond(long now) {
        turnTo(now / SECOND);
        double age = Math.clamp((now - began) / (double) SECOND, 1, SECONDS);
        return Arrays.stream(moved).sum() / age;
    }

    private void turnTo(long to) {
        if (to - second >= SECONDS) {
            Arrays.fill(moved, 0);
            second = to;
        }
        while (second < to) {
            second++;
            moved[(int) Math.floorMod(second, (long) SECONDS)] = 0;
        }
    }
}
