package org.porchlight.app.ui.people;

import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import org.kordamp.ikonli.javafx.FontIcon;
import org.porchlight.app.ui.part.QrCode;
import org.porchlight.app.ui.part.QrView;

/// A link to be read by a phone.
final class QrPage {
    private static final double SIDE = 244;

    private final Label title = new Label();
    private final Label opens = Widgets.hint("");
    private final VBox place = new VBox();
    private final Button done = new Button("Done", new FontIcon(Icons.BACK));
    private final VBox node;

    QrPage(Runnable back) {
        title.getStyleClass().add("name");
        title.setWrapText(true);
        opens.getStyleClass().add("centred");
        done.setOnAction(_ -> back.run());
        Label how =
                Widgets.hint(
                        "Point a phone's camera at it. The phone has to be on this network. Whoever reads it can open"
                                + " it.");
        place.setAlignment(Pos.CENTER);
        this.node = new VBox(14, title, opens, place, how, done);
        node.setAlignment(Pos.TOP_CENTER);
        node.getStyleClass().add("qr-page");
    }

    Region node() {
        return node;
    }

    void show(LinkLine link) {
        title.setText(link.target());
        opens.setText(link.opens());
        place.getChildren()
                .setAll(new QrView(QrCode.of(link.address()), SIDE, "QR code of the link to " + link.target()));
    }

    void focus() {
        done.requestFocus();
    }

    /// Forgets the code, which is a secret.
    void clear() {
        place.getChildren().clear();
    }
}
