package org.porchlight.app.ui.shares;

import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.scene.text.TextAlignment;

import org.porchlight.app.ui.part.AppIcon;

/// What the page shows while nothing is shared: one place to drop a folder.
final class EmptyPlace {
    private final Button choose = new Button("_Choose a folder…");
    private final VBox node;

    EmptyPlace(SharesModel model) {
        StackPane lamp = new StackPane(AppIcon.view(96));
        lamp.getStyleClass().add("lamp");
        lamp.setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
        Label title = new Label("Leave a light on for your friends");
        title.getStyleClass().add("empty-title");
        Label text =
                new Label(
                        "Drop a folder here. Everyone on your network can then watch what is in it, with any player.");
        text.getStyleClass().add("empty-text");
        choose.setMnemonicParsing(true);
        choose.getStyleClass().add("accent");
        choose.setOnAction(_ -> model.choose());
        Label address = new Label();
        address.textProperty().bind(model.front().map(front -> "They find it at " + front));
        address.getStyleClass().add("empty-address");
        for (Label label : new Label[] {title, text, address}) {
            label.setWrapText(true);
            label.setTextAlignment(TextAlignment.CENTER);
        }
        text.setMaxWidth(420);
        node = new VBox(lamp, title, text, choose, address);
        node.setAlignment(Pos.CENTER);
        node.getStyleClass().add("empty-place");
    }

    Region node() {
        return node;
    }

    void focus() {
        choose.requestFocus();
    }
}
