package org.porchlight.app.ui.people;

import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;

/// The small things the panel is made of.
final class Widgets {
    private Widgets() {}

    /// A button that is an icon; `name` is its tooltip and what a screen reader says.
    static Button icon(Ikon icon, String name, Runnable deed) {
        Button button = new Button("", new FontIcon(icon));
        button.getStyleClass().addAll("button-icon", "flat");
        button.setTooltip(new Tooltip(name));
        button.setAccessibleText(name);
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setOnAction(_ -> deed.run());
        return button;
    }

    /// A text that wraps, in a smaller and paler letter.
    static Label hint(String text) {
        Label hint = new Label(text);
        hint.getStyleClass().add("hint");
        hint.setWrapText(true);
        hint.setMinHeight(Region.USE_PREF_SIZE);
        return hint;
    }

    /// The title of a section.
    static Label section(String text) {
        Label title = new Label(text);
        title.getStyleClass().add("section");
        return title;
    }

    /// Takes the room that is left in a row.
    static Region space() {
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        return space;
    }

    /// Shows a node and gives it room, or neither.
    static void show(Region node, boolean shown) {
        node.setVisible(shown);
        node.setManaged(shown);
    }
}
