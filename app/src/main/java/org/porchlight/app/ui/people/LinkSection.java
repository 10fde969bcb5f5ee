package org.porchlight.app.ui.people;

import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/// The links of a contact. Rows stay while their link does, so that the focus does.
final class LinkSection {

    /// What can be done with links.
    record Deeds(BiConsumer<LinkLine, GiveLink.As> hand, Consumer<List<LinkLine>> revoke) {}

    private final Deeds deeds;
    private final Label none = Widgets.hint("No links yet. A link opens in any player, without a password.");
    private final VBox rows = new VBox(10);
    private final SureButton all;
    private final VBox node;
    private final Map<Integer, Row> known = new HashMap<>();
    private List<LinkLine> shown = List.of();

    LinkSection(Deeds deeds) {
        this.deeds = deeds;
        this.all = new SureButton("Revoke all", "Revoke all for good?", () -> deeds.revoke().accept(shown));
        HBox head = new HBox(8, Widgets.section("Links"), Widgets.space(), all);
        head.setAlignment(Pos.CENTER_LEFT);
        this.node = new VBox(8, head, none, rows);
    }

    Region node() {
        return node;
    }

    void show(List<LinkLine> links) {
        if (links.equals(shown) && !links.isEmpty()) {
            return;
        }
        shown = links;
        known.keySet().retainAll(links.stream().map(LinkLine::number).toList());
        List<VBox> wanted = links.stream().map(this::row).toList();
        if (!wanted.equals(rows.getChildren())) {
            rows.getChildren().setAll(wanted);
        }
        Widgets.show(none, links.isEmpty());
        Widgets.show(all, links.size() > 1);
    }

    private VBox row(LinkLine link) {
        Row row = known.computeIfAbsent(link.number(), _ -> new Row(link, deeds));
        row.show(link);
        return row.node;
    }

    /// One link.
    private static final class Row {
        private final Label opens = Widgets.hint("");
        private final Label story = Widgets.hint("");
        private final VBox node;
        private LinkLine link;

        Row(LinkLine first, Deeds deeds) {
            this.link = first;
            Label target = new Label(first.target());
            target.setTooltip(new Tooltip(first.target() + ", " + first.place()));
            target.setMaxWidth(Double.MAX_VALUE);
            target.setMinWidth(0);
            HBox.setHgrow(target, Priority.ALWAYS);
            String to = " the link to " + first.target();
            HBox head =
                    new HBox(
                            target,
                            Widgets.icon(Icons.COPY, "Copy" + to, () -> deeds.hand().accept(link, GiveLink.As.COPY)),
                            Widgets.icon(
                                    Icons.QR,
                                    "Show" + to + " as a QR code",
                                    () -> deeds.hand().accept(link, GiveLink.As.QR)));
            head.setAlignment(Pos.CENTER_LEFT);
            SureButton revoke =
                    new SureButton("Revoke", "Revoke for good?", () -> deeds.revoke().accept(List.of(link)));
            revoke.setAccessibleHelp("Revokes" + to);
            HBox foot = new HBox(6, opens, Widgets.space(), revoke);
            foot.setAlignment(Pos.CENTER_LEFT);
            node = new VBox(1, head, Widgets.hint(first.place()), story, foot);
            node.getStyleClass().add("link");
        }

        void show(LinkLine now) {
            link = now;
            opens.setText(now.opens());
            story.setText(now.story());
            node.setOpacity(now.over() ? 0.65 : 1);
        }
    }
}
