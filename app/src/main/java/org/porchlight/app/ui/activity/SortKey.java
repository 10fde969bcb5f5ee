package org.porchlight.app.ui.activity;

import java.util.Comparator;

/// By what the rows can be ordered. Rows that are equal by it are ordered by their start, the latest first.
public enum SortKey {
    STARTED(Comparator.comparing(ActivityRow::started), false),
    WHO(Comparator.comparing(row -> row.state().who().name(), String.CASE_INSENSITIVE_ORDER), false),
    WHAT(Comparator.comparing(ActivityRow::file, String.CASE_INSENSITIVE_ORDER), false),
    HOW_FAR(Comparator.comparingDouble(row -> row.state().done()), true),
    SPEED(Comparator.comparingLong(row -> row.state().bytesPerSecond()), true),
    TIME_LEFT(Comparator.comparingLong(row -> row.state().secondsLeft()), true),
    STATE(Comparator.comparing(row -> row.state().phase()), true);

    private final Comparator<ActivityRow> order;
    private final boolean live;

    SortKey(Comparator<ActivityRow> order, boolean live) {
        this.order = order;
        this.live = live;
    }

    /// Whether it changes while a row is shown.
    boolean isLive() {
        return live;
    }

    Comparator<ActivityRow> comparator(boolean ascending) {
        Comparator<ActivityRow> latestFirst =
                Comparator.comparing(ActivityRow::started).thenComparingLong(ActivityRow::id).reversed();
        return (ascending ? order : order.reversed()).thenComparing(latestFirst);
    }
}
