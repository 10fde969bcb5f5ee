package org.porchlight.app.ui.activity;

import javafx.scene.Node;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.TableCell;

import org.jspecify.annotations.Nullable;

/// A cell that shows a part of a row's state, and changes in place.
abstract class RowCell extends TableCell<ActivityRow, RowState> {
    private final Node content;

    RowCell(Node content, String style) {
        this.content = content;
        getStyleClass().add(style);
        setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
    }

    /// Shows the state of a row.
    abstract void show(ActivityRow row, RowState state);

    @Override
    protected final void updateItem(@Nullable RowState state, boolean empty) {
        super.updateItem(state, empty);
        ActivityRow row = getTableRow() == null ? null : getTableRow().getItem();
        if (empty || state == null || row == null) {
            setGraphic(null);
        } else {
            show(row, state);
            setGraphic(content);
        }
    }
}
