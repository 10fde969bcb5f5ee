package org.porchlight.app.ui.people;

import javafx.collections.ListChangeListener;
import javafx.collections.ObservableList;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import org.kordamp.ikonli.materialdesign2.MaterialDesignO;
import org.porchlight.app.discovery.Neighbour;
import org.porchlight.app.share.LinkAddress;
import org.porchlight.app.text.SafeText;
import org.porchlight.app.ui.part.Tools;

import java.util.List;

/// Other Porchlights on the network, by the names they give themselves.
final class NearbySection {
    private final Tools tools;
    private final ContactDeeds deeds;
    private final VBox rows = new VBox(2);
    private final VBox node = new VBox(6, Widgets.section("Nearby"), rows);

    NearbySection(Tools tools, ContactDeeds deeds, ObservableList<Neighbour> nearby) {
        this.tools = tools;
        this.deeds = deeds;
        node.getStyleClass().add("nearby");
        nearby.addListener((ListChangeListener<Neighbour>) _ -> show(nearby));
        show(nearby);
    }

    Region node() {
        return node;
    }

    private void show(List<Neighbour> nearby) {
        if (nearby.isEmpty()) {
            rows.getChildren().setAll(Widgets.hint("No other Porchlight on your network at the moment."));
        } else {
            rows.getChildren().setAll(nearby.stream().map(this::row).toList());
        }
    }

    private Node row(Neighbour neighbour) {
        String called = SafeText.of(neighbour.name());
        Avatar avatar = new Avatar(13);
        avatar.showIcon(Icons.PORCH);
        Label name = new Label(called);
        name.setTooltip(new Tooltip(called + ", " + neighbour.address().getHostAddress()));
        name.setMaxWidth(Double.MAX_VALUE);
        name.setMinWidth(0);
        HBox.setHgrow(name, Priority.ALWAYS);
        String address = LinkAddress.of(neighbour.address(), neighbour.port()).root();
        HBox row =
                new HBox(
                        8,
                        avatar,
                        name,
                        Widgets.icon(
                                MaterialDesignO.OPEN_IN_NEW,
                                "See what " + called + " shares",
                                () -> tools.run(() -> tools.opener().browser(address), () -> {})),
                        Widgets.icon(
                                Icons.ADD_PERSON,
                                "Add " + called + " to your list",
                                () -> deeds.add(called, _ -> {}, tools.notices()::refuse)));
        row.setAlignment(Pos.CENTER_LEFT);
        return row;
    }
}
