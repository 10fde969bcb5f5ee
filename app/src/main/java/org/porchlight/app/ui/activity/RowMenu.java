package org.porchlight.app.ui.activity;

import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.TableView;
import javafx.scene.input.KeyCombination;

import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;

import java.util.function.Consumer;

/// What can be done with the selected row. One menu for the whole table, so that it opens by key as well.
final class RowMenu {
    private final TableView<ActivityRow> table;
    private final MenuItem stop;
    private final MenuItem allow;
    private final MenuItem block;
    private final ContextMenu menu;

    RowMenu(TableView<ActivityRow> table, ViewingDeeds deeds) {
        this.table = table;
        this.stop = item("Stop", Icons.STOP, "Delete", deeds::stop);
        this.allow = item("Allow again", Icons.ALLOW, "Insert", deeds::allow);
        this.block = item("Block", Icons.BLOCK, "Shortcut+B", deeds::block);
        this.menu = new ContextMenu(stop, allow, new SeparatorMenuItem(), block);
        menu.setOnShowing(_ -> fit());
    }

    ContextMenu menu() {
        return menu;
    }

    private void fit() {
        ActivityRow row = table.getSelectionModel().getSelectedItem();
        stop.setDisable(row == null || !row.canStop());
        allow.setDisable(row == null || !row.canAllow());
        block.setDisable(row == null || row.state().who().how() == Who.How.HERE);
        block.setText(row == null ? "Block" : "Block " + row.state().who().name());
    }

    private MenuItem item(String text, Ikon icon, String key, Consumer<ActivityRow> deed) {
        MenuItem item = new MenuItem(text, new FontIcon(icon));
        item.setAccelerator(KeyCombination.valueOf(key));
        item.setOnAction(_ -> {
            ActivityRow row = table.getSelectionModel().getSelectedItem();
            if (row != null) {
                deed.accept(row);
            }
        });
        return item;
    }
}
