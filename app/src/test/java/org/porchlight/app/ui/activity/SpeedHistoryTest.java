package org.porchlight.app.ui.activity;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class SpeedHistoryTest {
    private final SpeedHistory speed = new SpeedHistory();

    @Test
    void aMinuteIsKept() {
        for (int i = 1; i <= 100; i++) {
            speed.add(i);
        }
        assertEquals(61, speed.size());
        assertEquals(100, speed.ago(0));
        assertEquals(40, speed.ago(60));
        assertEquals(100, speed.ticksProperty().get());
    }

    @Test
    void theScaleEndsAtARoundNumberAndNeverAtATrickle() {
        speed.add(0);
        assertEquals(100_000, speed.ceiling());
        speed.add(3_000_000);
        assertEquals(5_000_000, speed.ceiling());
        speed.add(5_000_000);
        assertEquals(10_000_000, speed.ceiling(), "a line at the very top cannot be seen");
    }

    @Test
    void theScaleGrowsAtOnceAndShrinksLate() {
        speed.add(4_000_000);
        for (int i = 0; i < 60; i++) {
            speed.add(2_400_000);
        }
        assertEquals(5_000_000, speed.ceiling());
        for (int i = 0; i < 61; i++) {
            speed.add(1_800_000);
        }
        assertEquals(2_000_000, speed.ceiling());
    }

    @Test
    void aSpeedIsNeverBelowNothing() {
        speed.add(-5);
        assertEquals(0, speed.ago(0));
    }
}
