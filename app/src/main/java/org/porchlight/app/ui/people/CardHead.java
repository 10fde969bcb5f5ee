package org.porchlight.app.ui.people;

import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import org.jspecify.annotations.Nullable;

import java.util.function.Consumer;

/// Who a card is about, and what can be done with them as a whole.
final class CardHead {
    private final ContactDeeds deeds;
    private final Avatar avatar = new Avatar(24);
    private final Label name = new Label();
    private final TextField rename = new TextField();
    private final Label line = Widgets.hint("");
    private final Label refusal = Widgets.hint("");
    private final Button pause = new Button();
    private final Button block = new Button();
    private final Button remove = new Button("Remove");
    private final Button pencil;
    private final VBox node;
    private @Nullable CardState card;

    CardHead(ContactDeeds deeds) {
        this.deeds = deeds;
        name.getStyleClass().add("name");
        name.setWrapText(true);
        pencil = Widgets.icon(Icons.RENAME, "Rename", () -> renaming(true));
        rename.setAccessibleText("New name");
        rename.setOnAction(_ -> rename());
        rename.addEventHandler(
                KeyEvent.KEY_PRESSED,
                event -> {
                    if (event.getCode() == KeyCode.ESCAPE) {
                        renaming(false);
                        event.consume();
                    }
                });
        rename.focusedProperty()
                .subscribe(focused -> {
                    if (!focused) {
                        renaming(false);
                    }
                });
        HBox named = new HBox(4, name, rename, pencil);
        named.setAlignment(Pos.CENTER_LEFT);
        HBox.setHgrow(rename, Priority.ALWAYS);
        VBox words = new VBox(named, line, refusal);
        words.setAlignment(Pos.CENTER_LEFT);
        words.setMinWidth(0);
        HBox.setHgrow(words, Priority.ALWAYS);
        HBox who = new HBox(12, avatar, words);
        who.setAlignment(Pos.CENTER_LEFT);
        refusal.getStyleClass().add("refusal");
        line.getStyleClass().add("line");
        this.node = new VBox(12, who, buttons());
        renaming(false);
    }

    Region node() {
        return node;
    }

    void show(CardState now) {
        if (card == null || !card.id().equals(now.id())) {
            renaming(false);
        }
        card = now;
        avatar.showPerson(now.name(), now.id());
        name.setText(now.name());
        line.setText(now.line());
        pause.setText(now.contact().paused() ? "Resume contact" : "Pause contact");
        pause.setAccessibleHelp("A paused contact is for now no more than a guest");
        pause.setDisable(now.contact().blocked());
        block.setText(now.contact().blocked() ? "Unblock" : "Block");
        block.setAccessibleHelp("A blocked contact is refused everywhere");
    }

    private FlowPane buttons() {
        pause.setOnAction(_ -> with(deeds::pause));
        block.setOnAction(_ -> with(deeds::block));
        remove.setOnAction(_ -> with(deeds::remove));
        for (Button button : new Button[] {pause, block, remove}) {
            button.getStyleClass().add("small");
        }
        return new FlowPane(6, 6, pause, block, remove);
    }

    private void rename() {
        CardState now = card;
        if (now != null && !rename.getText().isBlank()) {
            deeds.rename(
                    now.id(),
                    rename.getText(),
                    () -> renaming(false),
                    why -> {
                        refusal.setText(why);
                        Widgets.show(refusal, true);
                    });
        }
    }

    private void renaming(boolean now) {
        Widgets.show(rename, now);
        Widgets.show(name, !now);
        Widgets.show(pencil, !now);
        Widgets.show(refusal, false);
        if (now) {
            rename.setText(name.getText());
            rename.requestFocus();
            rename.selectAll();
        }
    }

    private void with(Consumer<CardState> deed) {
        CardState now = card;
        if (now != null) {
            deed.accept(now);
        }
    }
}
