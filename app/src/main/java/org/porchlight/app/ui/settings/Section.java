package org.porchlight.app.ui.settings;

import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// A group of settings under a heading.
final class Section {
    private Section() {}

    static VBox of(String title, Region... rows) {
        Label heading = new Label(title);
        heading.getStyleClass().add("section-title");
        VBox card = new VBox(rows);
        card.getStyleClass().add("section-card");
        VBox section = new VBox(heading, card);
        section.getStyleClass().add("section");
        return section;
    }
}
