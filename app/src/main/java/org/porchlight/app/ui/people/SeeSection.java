package org.porchlight.app.ui.people;

import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import org.kordamp.ikonli.javafx.FontIcon;

import java.util.List;
import java.util.function.BiConsumer;

/// What a contact may see, share by share, and why. Shares for chosen contacts are chosen here.
final class SeeSection {
    private final BiConsumer<ShareLine, Boolean> choose;
    private final VBox rows = new VBox(6);
    private final VBox node =
            new VBox(
                    8,
                    Widgets.section("May see"),
                    rows,
                    Widgets.hint("A link opens what it was made for, whatever is ticked here."));
    private List<ShareLine> shown = List.of();

    SeeSection(BiConsumer<ShareLine, Boolean> choose) {
        this.choose = choose;
    }

    Region node() {
        return node;
    }

    void show(List<ShareLine> shares) {
        if (!shares.equals(shown)) {
            shown = shares;
            rows.getChildren().setAll(shares.stream().map(this::row).toList());
        }
        Widgets.show(node, !shares.isEmpty());
    }

    private Node row(ShareLine share) {
        Label why = Widgets.hint(share.why());
        why.setWrapText(false);
        why.setMinWidth(Region.USE_PREF_SIZE);
        HBox row = new HBox(8, name(share), why);
        row.setAlignment(Pos.CENTER_LEFT);
        return row;
    }

    private Region name(ShareLine share) {
        if (share.chosen()) {
            CheckBox box = new CheckBox(share.name());
            box.setMnemonicParsing(false);
            box.setSelected(share.open() || share.why().equals("not while paused"));
            box.setAccessibleText("May see " + share.name());
            box.setOnAction(_ -> choose.accept(share, box.isSelected()));
            return growing(box);
        }
        Label name = new Label(share.name(), new FontIcon(share.open() ? Icons.YES : Icons.NO));
        name.getStyleClass().add(share.open() ? "open" : "shut");
        name.setAccessibleText((share.open() ? "May see " : "May not see ") + share.name() + ", " + share.why());
        return growing(name);
    }

    private static Region growing(Region region) {
        region.setMaxWidth(Double.MAX_VALUE);
        region.setMinWidth(0);
        HBox.setHgrow(region, Priority.ALWAYS);
        return region;
    }
}
