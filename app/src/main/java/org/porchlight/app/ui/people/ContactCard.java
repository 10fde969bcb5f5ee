package org.porchlight.app.ui.people;

import javafx.scene.control.Button;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;
import org.porchlight.app.ui.part.Tools;

import java.util.function.Consumer;

/// Everything about one contact: what to do with them, a new link, their links, what they may see, their devices.
final class ContactCard {

    /// Where the card leads: back to the list, or to a QR code.
    record Ways(Runnable back, Consumer<LinkLine> code) {}

    private final ContactDeeds deeds;
    private final Ways ways;
    private final CardHead head;
    private final GiveLink give;
    private final LinkSection links;
    private final SeeSection see;
    private final DeviceSection devices;
    private final ScrollPane scroll;
    private final VBox node;
    private @Nullable CardState card;

    ContactCard(Tools tools, ContactDeeds deeds, Ways ways) {
        this.deeds = deeds;
        this.ways = ways;
        this.head = new CardHead(deeds);
        this.give = new GiveLink(tools, this::make);
        this.links = new LinkSection(new LinkSection.Deeds(this::hand, which -> with(now -> deeds.revoke(now, which))));
        this.see = new SeeSection((share, chosen) -> with(now -> deeds.choose(now, share, chosen)));
        this.devices = new DeviceSection(this::addDevice, device -> with(now -> deeds.removeDevice(now, device)));
        Button back = new Button("People", new FontIcon(Icons.BACK));
        back.getStyleClass().addAll("flat", "back");
        back.setAccessibleText("Back to all people");
        back.setOnAction(_ -> ways.back().run());
        VBox content = new VBox(20, head.node(), give.node(), links.node(), see.node(), devices.node());
        content.getStyleClass().add("card");
        this.scroll = new ScrollPane(content);
        scroll.setFitToWidth(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        VBox.setVgrow(scroll, Priority.ALWAYS);
        this.node = new VBox(back, scroll);
        node.getStyleClass().add("contact-card");
    }

    Region node() {
        return node;
    }

    void show(CardState now) {
        if (card == null || !card.id().equals(now.id())) {
            give.clear();
            devices.clear();
            scroll.setVvalue(0);
        }
        card = now;
        head.show(now);
        give.show(now.shares());
        Widgets.show(give.node(), !now.contact().blocked());
        links.show(now.links());
        see.show(now.shares());
        devices.show(now.name(), now.devices());
    }

    void focus() {
        give.focus();
    }

    private void make(GiveLink.Wish wish) {
        with(now ->
                deeds.give(
                        now,
                        wish.lasting(),
                        wish.target(),
                        link -> {
                            give.clear();
                            hand(link, wish.as());
                        },
                        give::refuse));
    }

    private void hand(LinkLine link, GiveLink.As as) {
        switch (as) {
            case COPY -> with(now -> deeds.copy(now, link));
            case QR -> ways.code().accept(link);
        }
    }

    private void addDevice(String typed) {
        with(now -> deeds.addDevice(now, typed, devices::clear, devices::refuse));
    }

    private void with(Consumer<CardState> deed) {
        CardState now = card;
        if (now != null) {
            deed.accept(now);
        }
    }
}
