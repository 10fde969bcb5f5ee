package org.porchlight.app.ui;

import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;

import org.kordamp.ikonli.javafx.FontIcon;

import java.util.function.Consumer;

/// A panel at the right that folds to a strip with one button, so that it is always in sight.
final class Fold {
    private final String title;
    private final Region panel;
    private final Consumer<Boolean> turned;
    private final FontIcon icon = new FontIcon();
    private final Button button = new Button("", icon);
    private final BorderPane node = new BorderPane();
    private boolean open;
    private boolean squeezed;

    Fold(String title, Region panel, boolean open, Consumer<Boolean> turned) {
        this.title = title;
        this.panel = panel;
        this.turned = turned;
        button.getStyleClass().addAll("button-icon", "flat", "fold-button");
        button.setTooltip(new Tooltip());
        button.setOnAction(_ -> turn());
        node.getStyleClass().add("fold");
        node.setMinWidth(Region.USE_PREF_SIZE);
        show(open);
    }

    Region node() {
        return node;
    }

    void turn() {
        squeezed = false;
        show(!open);
        turned.accept(open);
    }

    /// Folds while there is no room, and unfolds again if it was open before.
    void narrow(boolean now) {
        if (now && !squeezed && open) {
            squeezed = true;
            show(false);
        } else if (!now && squeezed) {
            squeezed = false;
            show(true);
        }
    }

    private void show(boolean wanted) {
        open = wanted;
        String text = (open ? "Fold " : "Show ") + title;
        button.getTooltip().setText(text + " (Ctrl+P)");
        button.setAccessibleText(text);
        icon.setIconCode(open ? Icons.FOLD : Icons.PEOPLE);
        if (open) {
            StackPane over = new StackPane(panel, button);
            StackPane.setAlignment(button, Pos.TOP_RIGHT);
            node.setTop(null);
            node.setCenter(over);
        } else {
            node.setCenter(null);
            node.setTop(button);
        }
    }
}
