package org.porchlight.app.ui.people;

import javafx.scene.control.Label;
import javafx.scene.layout.StackPane;

import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;

import java.util.Locale;

/// A round picture of somebody: the first letter of a name on a colour that stays theirs, or an icon. It says nothing
/// that the name beside it does not say, so a screen reader passes it by.
public final class Avatar extends StackPane {
    private static final int COLOURS = 8;
    private static final String PLAIN = "plain";

    private final Label letter = new Label();
    private final FontIcon icon = new FontIcon();
    private String style = "";

    /// `radius` in pixels.
    public Avatar(double radius) {
        getStyleClass().add("avatar");
        setMinSize(2 * radius, 2 * radius);
        setMaxSize(2 * radius, 2 * radius);
        letter.setStyle("-fx-font-size: " + Math.round(radius * 0.9) + "px;");
        icon.setIconSize((int) Math.round(radius * 1.1));
        getChildren().addAll(letter, icon);
    }

    /// Shows the letter of `name`, on the colour of `id`.
    public void showPerson(String name, String id) {
        letter.setText(initial(name));
        wear("c" + colour(id));
        turn(true);
    }

    /// Shows an icon on a plain ground.
    public void showIcon(Ikon shown) {
        if (!shown.equals(icon.getIconCode())) {
            icon.setIconCode(shown);
        }
        wear(PLAIN);
        turn(false);
    }

    private void turn(boolean person) {
        letter.setVisible(person);
        icon.setVisible(!person);
    }

    private void wear(String wanted) {
        if (!wanted.equals(style)) {
            getStyleClass().remove(style);
            getStyleClass().add(wanted);
            style = wanted;
        }
    }

    /// Spread well also over ids that differ little.
    private static int colour(String id) {
        return (id.hashCode() * 0x9E3779B1 >>> 16) % COLOURS;
    }

    static String initial(String name) {
        return name.isEmpty() ? "" : name.substring(0, name.offsetByCodePoints(0, 1)).toUpperCase(Locale.ROOT);
    }
}
