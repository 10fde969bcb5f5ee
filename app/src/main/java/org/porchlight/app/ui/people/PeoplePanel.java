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
    private View view = View.LIST;

    private enum View {
        LIST,
        CARD,
        CODE
    }

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
        node.applyCss(); // what is in a scroll pane is in no scene, and gets no focus, before the pane has its skin
        switch (view) {
            case LIST -> list.focus(last);
            case CARD -> card.focus();
            case CODE -> code.focus();
        }
    }

    private void refresh(PorchState state, EngineSnapshot traffic) {
        model.refresh(state, traffic);
    }

    private void follow(@Nullable CardState now) {
        if (now != null) {
            card.show(now);
            if (view == View.LIST) {
                show(View.CARD);
            }
        } else if (view != View.LIST) {
            show(View.LIST);
        }
    }

    private void showCode(LinkLine link) {
        code.show(link);
        show(View.CODE);
    }

    private void back() {
        switch (view) {
            case LIST -> {}
            case CARD -> model.close();
            case CODE -> show(View.CARD);
        }
    }

    /// Shows another view. The focus goes there if it was here.
    private void show(View now) {
        boolean focused = node.isFocusWithin();
        view = now;
        if (now != View.CODE) {
            code.clear();
        }
        node.setCenter(
                switch (now) {
                    case LIST -> list.node();
                    case CARD -> card.node();
                    case CODE -> code.node();
                });
        if (focused) {
            focus();
        }
    }

    private void keyPressed(KeyEvent event) {
        if (event.getCode() == KeyCode.ESCAPE && view != View.LIST) {
            back();
            event.consume();
        }
    }

    private static String sheet() {
        return Objects.requireNonNull(PeoplePanel.class.getResource("people.css"), "people.css").toExternalForm();
    }
}
