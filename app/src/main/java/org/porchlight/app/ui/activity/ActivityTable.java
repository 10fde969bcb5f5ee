package org.porchlight.app.ui.activity;

import javafx.beans.binding.Bindings;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.value.ObservableValue;
import javafx.collections.ListChangeListener;
import javafx.geometry.Side;
import javafx.scene.Node;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableColumn.SortType;
import javafx.scene.control.TableRow;
import javafx.scene.control.TableView;
import javafx.scene.control.skin.VirtualFlow;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;

import org.jspecify.annotations.Nullable;

import java.time.ZoneId;
import java.util.List;
import java.util.function.Supplier;

/// The table of viewings. The model orders and filters; the table keeps the selected row selected and the rows in sight
/// where they are.
final class ActivityTable {
    static final double ROW_HEIGHT = 52;
    private static final KeyCombination BLOCK = new KeyCodeCombination(KeyCode.B, KeyCombination.SHORTCUT_DOWN);
    private static final KeyCombination MENU = new KeyCodeCombination(KeyCode.F10, KeyCombination.SHIFT_DOWN);
    private static final double NARROW = 760;

    private record Width(double least, double usual, double most) {}

    private final ActivityModel model;
    private final TableView<ActivityRow> table;
    private final RowText text = new RowText(ZoneId.systemDefault());
    private final TableColumn<ActivityRow, RowState> state;
    private final ReadOnlyBooleanWrapper narrow = new ReadOnlyBooleanWrapper();
    private @Nullable ActivityRow selected;
    private boolean restoring;

    ActivityTable(ActivityModel model, ViewingDeeds deeds) {
        this.model = model;
        this.table = new TableView<>(model.rows());
        this.state = column("State", SortKey.STATE, new Width(132, 136, 170), () -> new Cells.StateCell(text));
        table.getColumns().setAll(columns(deeds));
        table.setFixedCellSize(ROW_HEIGHT);
        table.setColumnResizePolicy(TableView.CONSTRAINED_RESIZE_POLICY_ALL_COLUMNS);
        table.setSortPolicy(_ -> sort());
        table.setRowFactory(_ -> new SpokenRow(text));
        table.setAccessibleText("Viewings");
        table.getStyleClass().add("viewings");
        RowMenu menu = new RowMenu(table, deeds);
        table.setContextMenu(menu.menu());
        var _ = new HoldWhilePointing(model, table, menu.menu());
        table.addEventHandler(KeyEvent.KEY_PRESSED, event -> keyPressed(event, deeds, menu));
        table.getSelectionModel().selectedItemProperty().subscribe(row -> selected = restoring ? selected : row);
        model.rows().addListener(this::rowsChanged);
        state.visibleProperty().bind(narrow.not());
        table.widthProperty().subscribe(width -> narrow.set(width.doubleValue() > 0 && width.doubleValue() < NARROW));
    }

    TableView<ActivityRow> node() {
        return table;
    }

    private List<TableColumn<ActivityRow, ?>> columns(ViewingDeeds deeds) {
        TableColumn<ActivityRow, RowState> speed =
                column("Speed", SortKey.SPEED, new Width(88, 90, 110), () -> new Cells.FigureCell(RowText::speed));
        TableColumn<ActivityRow, RowState> left =
                column("Time left", SortKey.TIME_LEFT, new Width(88, 92, 120), () -> new Cells.FigureCell(this::left));
        TableColumn<ActivityRow, RowState> act =
                column("", SortKey.STARTED, new Width(40, 40, 40), () -> new Cells.ActCell(deeds::stop, deeds::allow));
        TableColumn<ActivityRow, RowState> far =
                column("How far", SortKey.HOW_FAR, new Width(84, 136, 220), () -> new Cells.HowFarCell(narrow));
        // what is wide enough for figures alone is not for a size as well
        far.minWidthProperty().bind(Bindings.when(narrow).then(84).otherwise(130));
        speed.getStyleClass().add("figure");
        left.getStyleClass().add("figure");
        act.setSortable(false);
        return List.of(
                column("Who", SortKey.WHO, new Width(108, 170, 280), () -> new Cells.WhoCell(narrow)),
                column("What", SortKey.WHAT, new Width(120, 230, Double.MAX_VALUE), Cells.WhatCell::new),
                far,
                speed,
                left,
                state,
                act);
    }

    /// Where there is no room for a column of its own, the state is told in place of the time left.
    private String left(RowState now) {
        String left = RowText.left(now);
        return left.isEmpty() && narrow.get() ? RowText.word(now) : left;
    }

    private static TableColumn<ActivityRow, RowState> column(
            String title, SortKey key, Width width, Supplier<RowCell> cell) {
        TableColumn<ActivityRow, RowState> column = new TableColumn<>(title);
        column.setUserData(key);
        column.setCellValueFactory(row -> stateOf(row.getValue()));
        column.setCellFactory(_ -> cell.get());
        column.setMinWidth(width.least());
        column.setPrefWidth(width.usual());
        column.setMaxWidth(width.most());
        column.setReorderable(false);
        return column;
    }

    private static ObservableValue<RowState> stateOf(ActivityRow row) {
        return row.stateProperty();
    }

    private boolean sort() {
        List<TableColumn<ActivityRow, ?>> by = table.getSortOrder();
        if (by.isEmpty()) {
            model.sort(SortKey.STARTED, false);
        } else if (by.getFirst().getUserData() instanceof SortKey key) {
            model.sort(key, by.getFirst().getSortType() == SortType.ASCENDING);
        }
        return true;
    }

    private void keyPressed(KeyEvent event, ViewingDeeds deeds, RowMenu menu) {
        ActivityRow row = selected;
        if (row == null) {
            return;
        }
        if (event.getCode() == KeyCode.DELETE) {
            deeds.stop(row);
        } else if (event.getCode() == KeyCode.INSERT) {
            deeds.allow(row);
        } else if (BLOCK.match(event)) {
            deeds.block(row);
        } else if (event.getCode() == KeyCode.ENTER || MENU.match(event)) {
            openMenu(menu);
        } else {
            return;
        }
        event.consume();
    }

    /// Opens the menu at the selected row.
    private void openMenu(RowMenu menu) {
        int index = table.getSelectionModel().getSelectedIndex();
        table.scrollTo(Math.max(0, index - 2));
        VirtualFlow<?> flow = flow();
        Node at = flow == null ? null : flow.getCell(index);
        menu.menu().show(at == null ? table : at, Side.BOTTOM, 48, 0);
    }

    /// Runs after the table has followed the change in its own way.
    private void rowsChanged(ListChangeListener.Change<? extends ActivityRow> change) {
        ActivityRow wanted = selected;
        int above = 0;
        boolean replaced = false;
        int top = topRow();
        while (change.next()) {
            replaced |= change.wasReplaced();
            above +=
                    change.wasAdded() && !change.wasReplaced() && change.getFrom() <= top + above
                            ? change.getAddedSize()
                            : 0;
        }
        VirtualFlow<?> flow = flow();
        if (above > 0 && top > 0 && flow != null) {
            flow.scrollPixels(above * ROW_HEIGHT);
        }
        if (replaced && wanted != null) {
            select(model.rows().indexOf(wanted));
        }
    }

    private void select(int index) {
        restoring = true;
        if (index >= 0) {
            table.getSelectionModel().clearAndSelect(index);
        } else {
            table.getSelectionModel().clearSelection();
        }
        restoring = false;
    }

    /// The first row in sight, 0 if the list stands at its top.
    private int topRow() {
        VirtualFlow<?> flow = flow();
        var first = flow == null ? null : flow.getFirstVisibleCell();
        return first == null ? 0 : first.getIndex();
    }

    private @Nullable VirtualFlow<?> flow() {
        return table.lookup(".virtual-flow") instanceof VirtualFlow<?> flow ? flow : null;
    }

    /// A row that says all of itself to those who hear it.
    private static final class SpokenRow extends TableRow<ActivityRow> {
        private final RowText text;

        SpokenRow(RowText text) {
            this.text = text;
        }

        @Override
        protected void updateItem(@Nullable ActivityRow row, boolean empty) {
            super.updateItem(row, empty);
            setAccessibleText(row == null || empty ? null : text.spoken(row));
        }
    }
}
