package org.porchlight.app.ui.activity;

import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;

import java.util.Arrays;

/// The total speed of the last minute, a value a second. Confined to the JavaFX thread.
public final class SpeedHistory {
    /// Seconds that are kept.
    public static final int SECONDS = 60;

    /// The scale never ends below this, so that a trickle does not look like a flood.
    private static final double LEAST = 100_000;

    private final double[] values = new double[SECONDS + 1];
    private final ReadOnlyIntegerWrapper ticks = new ReadOnlyIntegerWrapper();
    private int known;
    private double ceiling = LEAST;

    /// Counts the values; it changes after everything else has.
    public ReadOnlyIntegerProperty ticksProperty() {
        return ticks.getReadOnlyProperty();
    }

    void add(double bytesPerSecond) {
        System.arraycopy(values, 1, values, 0, SECONDS);
        values[SECONDS] = Math.max(0, bytesPerSecond);
        known = Math.min(known + 1, values.length);
        rescale();
        ticks.set(ticks.get() + 1);
    }

    /// How many values there are, 61 at most: a minute has two ends.
    public int size() {
        return known;
    }

    /// Bytes per second, `secondsAgo` seconds before the latest value.
    public double ago(int secondsAgo) {
        return values[SECONDS - secondsAgo];
    }

    /// Where a scale that holds all values ends: 1, 2 or 5 times a power of ten. It grows at once and shrinks only when
    /// half of it would do, so it does not jump to and fro.
    public double ceiling() {
        return ceiling;
    }

    private void rescale() {
        double most = Arrays.stream(values).max().orElse(0);
        double wanted = Math.max(LEAST, round(most * 1.05));
        if (wanted > ceiling || wanted < ceiling / 2) {
            ceiling = wanted;
        }
    }

    private static double round(double value) {
        if (value <= 0) {
            return 0;
        }
        double power = Math.pow(10, Math.floor(Math.log10(value)));
        double digits = value / power;
        return power * (digits <= 1 ? 1 : digits <= 2 ? 2 : digits <= 5 ? 5 : 10);
    }
}
