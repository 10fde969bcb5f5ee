package org.porchlight.app.ui.shares;

import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.VBox;

import org.kordamp.ikonli.javafx.FontIcon;
import org.porchlight.app.contact.Contact;
import org.porchlight.app.share.Audience;
import org.porchlight.app.ui.part.Popup;
import org.porchlight.app.ui.part.Tools;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/// Says with whom a folder is shared, and changes it in place.
final class AudienceChip {
    private final Tools tools;
    private final ShareModel share;
    private final FontIcon icon = new FontIcon();
    private final MenuButton chip = new MenuButton("", icon);
    private final ToggleGroup group = new ToggleGroup();
    private final RadioMenuItem everyone = new RadioMenuItem("Everyone on your network");
    private final RadioMenuItem contacts = new RadioMenuItem("Contacts");
    private final RadioMenuItem chosen = new RadioMenuItem("Chosen contacts…");

    AudienceChip(Tools tools, ShareModel share) {
        this.tools = tools;
        this.share = share;
        chip.getStyleClass().addAll("chip", "audience");
        chip.setMinWidth(javafx.scene.layout.Region.USE_PREF_SIZE);
        List.of(everyone, contacts, chosen).forEach(item -> item.setToggleGroup(group));
        chip.getItems().addAll(everyone, contacts, new SeparatorMenuItem(), chosen);
        everyone.setOnAction(_ -> change(new Audience.Everyone()));
        contacts.setOnAction(_ -> change(new Audience.Contacts()));
        chosen.setOnAction(_ -> choose());
        share.shown().subscribe(this::follow);
    }

    MenuButton node() {
        return chip;
    }

    private void follow(ShareModel.Shown now) {
        Audience audience = now.folder().audience();
        chip.setText(now.audience());
        chip.setAccessibleText("“" + now.folder().name() + "” is shared with: " + now.audience());
        icon.setIconCode(ShareIcons.of(now.forContacts() ? forContacts(audience) : audience));
        switch (audience) {
            case Audience.Everyone _ -> group.selectToggle(everyone);
            case Audience.Contacts _ -> group.selectToggle(contacts);
            case Audience.Chosen _ -> group.selectToggle(chosen);
        }
    }

    private static Audience forContacts(Audience audience) {
        return audience instanceof Audience.Chosen ? audience : new Audience.Contacts();
    }

    private void change(Audience audience) {
        tools.run(() -> tools.porch().audience(share.now().folder().name(), audience), () -> {});
    }

    private void choose() {
        follow(share.now());
        Set<String> ids =
                new HashSet<>(
                        share.now().folder().audience() instanceof Audience.Chosen(Set<String> now) ? now : Set.of());
        VBox list = new VBox();
        list.getStyleClass().add("choices");
        List<Contact> people = tools.model().now().contacts().contacts();
        for (Contact contact : people) {
            CheckBox box = new CheckBox(contact.name());
            box.setSelected(ids.contains(contact.id()));
            box.setOnAction(_ -> {
                if (box.isSelected()) {
                    ids.add(contact.id());
                } else {
                    ids.remove(contact.id());
                }
                change(new Audience.Chosen(ids));
            });
            list.getChildren().add(box);
        }
        if (people.isEmpty()) {
            Label hint = new Label("You have no contacts yet. Add them in the panel at the right, then choose here.");
            hint.setWrapText(true);
            list.getChildren().add(hint);
        }
        ScrollPane scroll = new ScrollPane(list);
        scroll.setFitToWidth(true);
        scroll.setPrefSize(260, Math.min(320, 24 + 34.0 * Math.max(2, people.size())));
        Popup popup = new Popup("Who may watch", scroll);
        popup.show(chip, list.getChildren().getFirst());
    }
}
