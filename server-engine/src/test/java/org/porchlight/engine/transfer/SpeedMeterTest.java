package org.porchlight.engine.transfer;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SpeedMeterTest {

    private static final long SECOND = 1_000_000_000L;

    @Test
    void aSteadyStreamHasItsOwnSpeed() {
        SpeedMeter meter = new SpeedMeter(0);
        for (int i = 0; i < 300; i++) {
            meter.add(i * SECOND / 10, 100);
        }
        assertEquals(1000, meter.perSecond(300 * SECOND / 10 - 1), 50);
    }

    @Test
    void aYoungStreamIsNotDividedByTenSeconds() {
        SpeedMeter meter = new SpeedMeter(0);
        meter.add(0, 500);
        assertEquals(500, meter.perSecond(0), 0.1);
        assertEquals(250, meter.perSecond(2 * SECOND), 0.1);
    }

    @ParameterizedTest
    @ValueSource(longs = {0, 123_456_789_012L, -123_456_789_012L})
    void afterTenSecondsOfSilenceNothingIsLeft(long origin) {
        SpeedMeter meter = new SpeedMeter(origin);
        meter.add(origin, 1_000_000);
        meter.add(origin + 5 * SECOND, 1_000_000);
        assertEquals(0, meter.perSecond(origin + 16 * SECOND), 0.1);
        meter.add(origin + 1000 * SECOND, 500);
        assertEquals(50, meter.perSecond(origin + 1000 * SECOND), 0.1);
    }
}
