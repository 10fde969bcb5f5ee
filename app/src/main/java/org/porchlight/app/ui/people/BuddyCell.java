package org.porchlight.app.ui.people;

import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;

import org.jspecify.annotations.Nullable;

/// One contact in the list: their avatar with a light while they watch, their name, and what they are doing.
final class BuddyCell extends ListCell<Buddy> {
    private static final PseudoClass WATCHING = PseudoClass.getPseudoClass("watching");
    private static final PseudoClass OUTSIDE = PseudoClass.getPseudoClass("outside");

    private final Avatar avatar = new Avatar(17);
    private final Label name = new Label();
    private final Label line = new Label();
    private final HBox content;
    private Subscription following = Subscription.EMPTY;

    BuddyCell() {
        Region light = new Region();
        light.getStyleClass().add("light");
        StackPane.setAlignment(light, Pos.BOTTOM_RIGHT);
        line.getStyleClass().add("hint");
        VBox words = new VBox(name, line);
        words.setAlignment(Pos.CENTER_LEFT);
        words.setMinWidth(0);
        HBox.setHgrow(words, Priority.ALWAYS);
        content = new HBox(10, new StackPane(avatar, light), words);
        content.setAlignment(Pos.CENTER_LEFT);
        content.setFillHeight(false);
        getStyleClass().add("buddy");
        setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
        setPrefWidth(0); // as wide as the list, never wider
    }

    @Override
    protected void updateItem(@Nullable Buddy buddy, boolean empty) {
        super.updateItem(buddy, empty);
        following.unsubscribe();
        if (buddy == null || empty) {
            following = Subscription.EMPTY;
            setGraphic(null);
            setAccessibleText(null);
        } else {
            following = buddy.shownProperty().subscribe(this::show);
            setGraphic(content);
        }
    }

    private void show(Buddy.Shown shown) {
        avatar.showPerson(shown.name(), shown.contact().id());
        name.setText(shown.name());
        line.setText(shown.line());
        pseudoClassStateChanged(WATCHING, shown.watching());
        pseudoClassStateChanged(OUTSIDE, !shown.contact().isWelcome());
        setAccessibleText(shown.name() + ", " + shown.line());
    }
}
