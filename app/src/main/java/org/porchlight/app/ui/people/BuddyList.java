package org.porchlight.app.ui.people;

import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import org.kordamp.ikonli.javafx.FontIcon;
import org.porchlight.app.ui.part.Tools;

import java.util.function.Consumer;

/// The people on the list, a field to add somebody, and who is nearby.
final class BuddyList {
    private static final double ROW_HEIGHT = 52;

    private final ListView<Buddy> list;
    private final AddPerson add;
    private final VBox node;

    /// `open` gets the id of a contact whose card is wanted.
    BuddyList(Tools tools, PeopleModel model, ContactDeeds deeds, Consumer<String> open) {
        Label title = new Label("People");
        title.getStyleClass().add("panel-title");
        this.add = new AddPerson(deeds, open);
        this.list = new ListView<>(model.buddies());
        list.setCellFactory(_ -> cell(open));
        list.setFixedCellSize(ROW_HEIGHT);
        list.setPlaceholder(nobody());
        list.setAccessibleText("Your contacts");
        list.getStyleClass().add("buddies");
        list.addEventHandler(KeyEvent.KEY_PRESSED, event -> keyPressed(event, open));
        VBox.setVgrow(list, Priority.ALWAYS);
        this.node = new VBox(12, title, add.node(), list, new NearbySection(tools, deeds, model.nearby()).node());
        node.getStyleClass().add("buddy-list");
    }

    Region node() {
        return node;
    }

    /// Puts the focus on a contact, else where a first one is added.
    void focus(String contact) {
        for (int i = 0; i < list.getItems().size(); i++) {
            if (list.getItems().get(i).id().equals(contact)) {
                list.getSelectionModel().clearAndSelect(i);
                list.requestFocus();
                return;
            }
        }
        add.focus();
    }

    private static BuddyCell cell(Consumer<String> open) {
        BuddyCell cell = new BuddyCell();
        cell.addEventHandler(
                MouseEvent.MOUSE_CLICKED,
                event -> {
                    Buddy buddy = cell.getItem();
                    if (buddy != null && event.getButton() == MouseButton.PRIMARY) {
                        open.accept(buddy.id());
                    }
                });
        return cell;
    }

    private void keyPressed(KeyEvent event, Consumer<String> open) {
        Buddy buddy = list.getSelectionModel().getSelectedItem();
        if (buddy != null && (event.getCode() == KeyCode.ENTER || event.getCode() == KeyCode.SPACE)) {
            open.accept(buddy.id());
            event.consume();
        }
    }

    private static Region nobody() {
        Label words =
                Widgets.hint(
                        "Nobody is on your list yet. Type a name above to make a link for them. From then on you see"
                                + " here what they watch.");
        VBox empty = new VBox(10, new FontIcon(Icons.PEOPLE), words);
        empty.setAlignment(Pos.CENTER);
        empty.getStyleClass().add("nobody");
        return empty;
    }
}
