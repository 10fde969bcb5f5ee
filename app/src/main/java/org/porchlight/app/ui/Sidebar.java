package org.porchlight.app.ui;

import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import org.kordamp.ikonli.javafx.FontIcon;
import org.porchlight.app.ui.part.AppIcon;
import org.porchlight.app.ui.part.Page;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/// The pages to choose from, and at the foot how the porch stands. The buttons are in no ToggleGroup: Tab would come to
/// one of them only, and the arrow keys would mark a page without showing it.
final class Sidebar {
    private final VBox node = new VBox();
    private final Map<Page, ToggleButton> buttons = new HashMap<>();

    Sidebar(List<Page> pages, Region foot, Consumer<Page> chosen) {
        Label name = new Label("Porchlight", AppIcon.view(30));
        name.getStyleClass().add("brand");
        node.getChildren().add(name);
        for (Page page : pages) {
            node.getChildren().add(button(page, chosen));
        }
        Region space = new Region();
        VBox.setVgrow(space, Priority.ALWAYS);
        node.getChildren().addAll(space, foot);
        node.getStyleClass().add("sidebar");
        node.setMinWidth(Region.USE_PREF_SIZE);
    }

    Region node() {
        return node;
    }

    /// Marks the page that is shown.
    void show(Page page) {
        buttons.forEach((one, button) -> button.setSelected(one.equals(page)));
    }

    private HBox button(Page page, Consumer<Page> chosen) {
        ToggleButton button = new ToggleButton(page.title(), new FontIcon(page.icon()));
        button.setMaxWidth(Double.MAX_VALUE);
        button.setAlignment(Pos.CENTER_LEFT);
        button.getStyleClass().add("page-button");
        button.setAccessibleText(page.title() + " page");
        button.setOnAction(_ -> {
            button.setSelected(true); // a second click does not leave all of them unmarked
            chosen.accept(page);
        });
        buttons.put(page, button);
        HBox.setHgrow(button, Priority.ALWAYS);
        return new HBox(button);
    }
}
