package org.porchlight.app.ui.activity;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.collections.ObservableList;

import org.porchlight.app.contact.ContactBook;
import org.porchlight.engine.api.EngineSnapshot;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/// All viewings of the day, of which a filter shows some in a chosen order. Confined to the JavaFX thread; it is given
/// one snapshot a second.
///
/// Rows are changed in place. They are put into a new order only when the person asks for it, or every [#ORDER_AFTER]
/// while they are ordered by a value that moves; and never while the person points at one of them ([#hold]). Until then
/// new rows wait at the end.
public final class ActivityModel {
    static final Duration ORDER_AFTER = Duration.ofSeconds(3);

    private final ZoneId zone;
    private final Today today = new Today();
    private final RowList shown = new RowList();
    private final SpeedHistory speed = new SpeedHistory();
    private final ReadOnlyObjectWrapper<Summary> summary = new ReadOnlyObjectWrapper<>(Summary.none());
    private SortKey key = SortKey.STARTED;
    private Comparator<ActivityRow> order = SortKey.STARTED.comparator(false);
    private String sought = "";
    private String[] words = {};
    private boolean held;
    private boolean ordered = true;
    private Instant lastOrdered = Instant.EPOCH;
    private Instant now = Instant.EPOCH;
    private LocalDate day = LocalDate.EPOCH;

    /// `zone` tells when the day is over.
    public ActivityModel(ZoneId zone) {
        this.zone = zone;
    }

    /// The rows in sight, in their order.
    public ObservableList<ActivityRow> rows() {
        return shown;
    }

    public SpeedHistory speed() {
        return speed;
    }

    public ReadOnlyObjectProperty<Summary> summaryProperty() {
        return summary.getReadOnlyProperty();
    }

    /// Takes in what goes on now.
    public void refresh(EngineSnapshot snapshot, ContactBook contacts) {
        now = snapshot.at();
        List<ActivityRow> added = today.take(snapshot.viewings(), contacts);
        if (forgets()) {
            drop();
        }
        add(added);
        orderIfDue();
        speed.add(snapshot.bytesPerSecond());
        summarize(Math.round(snapshot.bytesPerSecond()));
    }

    /// Orders the rows anew, at once.
    public void sort(SortKey by, boolean ascending) {
        key = by;
        order = by.comparator(ascending);
        order();
    }

    /// Shows only rows that hold all words of `text`, in any order and case.
    public void filter(String text) {
        String before = sought;
        sought = text.strip().toLowerCase(Locale.ROOT);
        words = sought.isEmpty() ? new String[0] : sought.split("\\s+", -1);
        // each letter more leaves fewer rows, in the order they have
        boolean narrower = ordered && sought.startsWith(before);
        List<ActivityRow> matching = new ArrayList<>(narrower ? shown : today.rows());
        matching.removeIf(row -> !row.matches(words));
        if (!narrower) {
            matching.sort(order);
        }
        shown.replace(matching);
        ordered = true;
        summarize(summary.get().bytesPerSecond());
    }

    public boolean isFiltered() {
        return words.length > 0;
    }

    /// Whether the person is about to do something with a row, so that all rows stay where they are.
    public void hold(boolean held) {
        this.held = held;
        if (!held && !ordered && !key.isLive()) {
            order();
        }
    }

    /// Forgets what is over.
    public void forgetFinished() {
        if (today.forgetOver()) {
            drop();
            summarize(summary.get().bytesPerSecond());
        }
    }

    private boolean forgets() {
        LocalDate before = day;
        day = now.atZone(zone).toLocalDate();
        boolean yesterday = !day.equals(before) && today.forgetBefore(day.atStartOfDay(zone).toInstant());
        return today.makeRoom() || yesterday;
    }

    /// Takes out what was forgotten; the others stay in their order.
    private void drop() {
        Set<ActivityRow> known = new HashSet<>(today.rows());
        List<ActivityRow> left = new ArrayList<>(shown);
        left.retainAll(known);
        shown.replace(left);
    }

    private void add(List<ActivityRow> added) {
        List<ActivityRow> seen = added.stream().filter(row -> row.matches(words)).toList();
        if (seen.isEmpty()) {
            return;
        }
        if (held || key.isLive() || !ordered) {
            shown.append(seen);
            ordered = false;
        } else if (seen.size() > 50) {
            shown.append(seen);
            order();
        } else {
            shown.insert(seen, order);
        }
    }

    private void orderIfDue() {
        boolean due = key.isLive() ? !now.isBefore(lastOrdered.plus(ORDER_AFTER)) : !ordered;
        if (due && !held) {
            order();
        }
    }

    private void order() {
        shown.order(order);
        ordered = true;
        lastOrdered = now;
    }

    private void summarize(long bytesPerSecond) {
        int watching = 0;
        int paused = 0;
        int clearable = 0;
        for (ActivityRow row : today.rows()) {
            clearable += row.canClear() ? 1 : 0;
            switch (row.state().phase()) {
                case WATCHING -> watching++;
                case PAUSED -> paused++;
                case SENT, ALLOWED, STOPPED, ENDED -> {}
            }
        }
        summary.set(new Summary(watching, paused, clearable, today.rows().size(), shown.size(), bytesPerSecond));
    }
}
