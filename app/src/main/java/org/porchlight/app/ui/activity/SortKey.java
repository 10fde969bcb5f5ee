package org.porchlight.app.ui.activity;

import java.util.Comparator;

/// By what the rows can be ordered. Rows that are equal by it are ordered by their start, the latest first.
public enum SortKey {
    STARTED,
    WHO,
    WHAT,
    HOW_FAR,
    SPEED,
    TIME_LEFT,
    STATE;

    /// Whether it changes while a row is shown.
    boolean isLive() {
        return switch (this) {
            case STARTED, WHO, WHAT -> false;
            case HOW_FAR, SPEED, TIME_LEFT, STATE -> true;
        };
    }

    Comparator<ActivityRow> comparator(boolean ascending) {
        Comparator<ActivityRow> latestFirst =
                Comparator.comparing(ActivityRow::started).thenComparingLong(ActivityRow::id).reversed();
        return (ascending ? ascending() : ascending().reversed()).thenComparing(latestFirst);
    }

    private Comparator<ActivityRow> ascending() {
        return switch (this) {
            case STARTED -> Comparator.comparing(ActivityRow::started);
            case WHO -> Comparator.comparing(row -> row.state().who().name(), String.CASE_INSENSITIVE_ORDER);
            case WHAT -> Comparator.comparing(ActivityRow::file, String.CASE_INSENSITIVE_ORDER);
            case HOW_FAR -> Comparator.comparingDouble(row -> row.state().done());
            case SPEED -> Comparator.comparingLong(row -> row.state().bytesPerSecond());
            case TIME_LEFT -> Comparator.comparingLong(row -> row.state().secondsLeft());
            case STATE -> Comparator.comparing(row -> row.state().phase());
        };
    }
}
