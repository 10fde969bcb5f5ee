package org.porchlight.app.ui.people;

import atlantafx.base.controls.CustomTextField;

import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import org.kordamp.ikonli.javafx.FontIcon;

import java.util.function.Consumer;

/// One field that puts somebody on the list.
final class AddPerson {
    private final CustomTextField name = new CustomTextField();
    private final Label refusal = Widgets.hint("");
    private final VBox node = new VBox(4, name, refusal);

    /// `added` gets the id of the new contact.
    AddPerson(ContactDeeds deeds, Consumer<String> added) {
        name.setPromptText("Add somebody by name");
        name.setAccessibleText("Name of somebody to add to your list");
        name.setLeft(new FontIcon(Icons.ADD_PERSON));
        Runnable add =
                () ->
                        deeds.add(
                                name.getText(),
                                id -> {
                                    name.clear();
                                    added.accept(id);
                                },
                                this::refuse);
        Region button = Widgets.icon(Icons.ADD, "Add", add);
        button.visibleProperty().bind(name.textProperty().map(text -> !text.isBlank()));
        name.setRight(button);
        name.setOnAction(_ -> {
            if (!name.getText().isBlank()) {
                add.run();
            }
        });
        name.textProperty().subscribe(_ -> refuse(""));
        refusal.getStyleClass().add("refusal");
    }

    Region node() {
        return node;
    }

    void focus() {
        name.requestFocus();
    }

    private void refuse(String why) {
        refusal.setText(why);
        Widgets.show(refusal, !why.isEmpty());
    }
}
