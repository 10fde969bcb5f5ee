package org.porchlight.app.ui.activity;

import javafx.collections.ObservableListBase;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;

/// The rows in sight, in their order. It tells a table as little as possible: a new order is a permutation, which keeps
/// the selection, and never a new list. Confined to the JavaFX thread.
final class RowList extends ObservableListBase<ActivityRow> {
    private List<ActivityRow> rows = new ArrayList<>();

    @Override
    public ActivityRow get(int index) {
        return rows.get(index);
    }

    @Override
    public int size() {
        return rows.size();
    }

    /// Puts a row at the end.
    void append(List<ActivityRow> added) {
        if (!added.isEmpty()) {
            beginChange();
            int from = rows.size();
            rows.addAll(added);
            nextAdd(from, rows.size());
            endChange();
        }
    }

    /// Puts each row where it belongs in an order that all others follow.
    void insert(List<ActivityRow> added, Comparator<ActivityRow> order) {
        beginChange();
        for (ActivityRow row : added) {
            int found = Collections.binarySearch(rows, row, order);
            int at = found < 0 ? -found - 1 : found;
            rows.add(at, row);
            nextAdd(at, at + 1);
        }
        endChange();
    }

    /// Orders the rows; nothing is told if they were in order.
    void order(Comparator<ActivityRow> order) {
        List<ActivityRow> sorted = new ArrayList<>(rows);
        sorted.sort(order);
        int[] moves = moves(sorted);
        if (moves.length > 0) {
            beginChange();
            int size = rows.size();
            rows = sorted;
            nextPermutation(0, size, moves);
            endChange();
        }
    }

    /// Shows other rows instead.
    void replace(List<ActivityRow> now) {
        if (now.equals(rows)) {
            return;
        }
        beginChange();
        List<ActivityRow> before = rows;
        rows = new ArrayList<>(now);
        nextReplace(0, rows.size(), before);
        endChange();
    }

    /// Where each row goes, by where it was; empty if none moves.
    private int[] moves(List<ActivityRow> sorted) {
        boolean moved = false;
        for (int i = 0; i < sorted.size(); i++) {
            sorted.get(i).index = i;
            moved |= sorted.get(i) != rows.get(i);
        }
        return moved ? rows.stream().mapToInt(row -> row.index).toArray() : new int[0];
    }
}
