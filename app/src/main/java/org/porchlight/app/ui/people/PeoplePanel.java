package org.porchlight.app.ui.people;

import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Region;

import org.jspecify.annotations.Nullable;
import org.porchlight.app.porch.PorchState;
import org.porchlight.app.ui.part.PorchModel;
import org.porchlight.app.ui.part.Tools;
import org.porchlight.engine.api.EngineSnapshot;

import java.time.ZoneId;
import java.util.Objects;

/// The people at the right of the window: the list, or the card of one of them, or a QR code. Escape leads back.
public final class PeoplePanel {
    private final PorchModel porch;
    private final PeopleModel model;
    private final BuddyList list;
    private final ContactCard card;
    private final QrPage code;
    private final BorderPane node = new BorderPane();
    private String last = "";

    public PeoplePanel(Tools tools) {
        this.porch = tools.model();
        this.model = new PeopleModel(tools.clock(), ZoneId.systemDefault());
        ContactDeeds deeds = new ContactDeeds(tools);
        this.list = new BuddyList(tools, model, deeds, this::open);
        this.card = new ContactCard(tools, deeds, new ContactCard.Ways(this::back, this::showCode));
        this.code = new QrPage(this::back);
        node.setCenter(list.node());
        node.getStyleClass().add("people");
        node.getStylesheets().add(sheet());
        node.addEventHandler(KeyEvent.KEY_PRESSED, this::keyPressed);
        model.cardProperty().subscribe(this::follow);
        porch.state().subscribe(now -> refresh(now, porch.traffic().get()));
        porch.traffic().subscribe(now -> refresh(porch.now(), now));
    }

    public Region node() {
        return node;
    }

    /// Opens the card of a contact, by its id.
    public void open(String contact) {
        porch.refresh(); // somebody who was added just now is in it
        model.open(contact, porch.now(), porch.traffic().get());
        last = contact;
        card.focus();
    }

    /// Puts the focus where a person would begin.
    public void focus() {
        if (node.getCenter() == list.node()) {
            list.focus(last);
        } else {
            card.focus();
        }
    }

    private void refresh(PorchState state, EngineSnapshot traffic) {
        model.refresh(state, traffic);
    }

    private void follow(@Nullable CardState now) {
        if (now != null) {
            card.show(now);
            if (node.getCenter() == list.node()) {
                node.setCenter(card.node());
            }
        } else if (node.getCenter() != list.node()) {
            code.clear();
            boolean focused = node.isFocusWithin();
            node.setCenter(list.node());
            if (focused) {
                list.focus(last);
            }
        }
    }

    private void showCode(LinkLine link) {
        node.setCenter(code.node());
        code.show(link);
    }

    private void back() {
        if (node.getCenter() == code.node()) {
            code.clear();
            node.setCenter(card.node());
            card.focus();
        } else {
            model.close();
        }
    }

    private void keyPressed(KeyEvent event) {
        if (event.getCode() == KeyCode.ESCAPE && node.getCenter() != list.node()) {
            back();
            event.consume();
        }
    }

    private static String sheet() {
        return Objects.requireNonNull(PeoplePanel.class.getResource("people.css"), "people.css").toExternalForm();
    }
}
