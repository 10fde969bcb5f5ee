package org.porchlight.app.ui.shares;

import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.util.StringConverter;

import org.porchlight.app.share.Lasting;
import org.porchlight.app.ui.part.Popup;
import org.porchlight.app.ui.part.QrCode;
import org.porchlight.app.ui.part.QrView;
import org.porchlight.app.ui.part.Tools;

import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;

/// The sheet that makes a link: to one file, for somebody, or as a code.
final class LinkSheet {
    private static final double CODE_SIDE = 210;

    private final LinkModel model;
    private final ChoiceBox<LinkModel.Person> person = new ChoiceBox<>();
    private final ChoiceBox<Lasting> lasting = new ChoiceBox<>();
    private final StackPane code = new StackPane();
    private final Button copy = new Button("Copy link");
    private final FileSearch search;
    private final Purpose purpose;
    private final boolean forSomebody;
    private final VBox content = new VBox();
    private final Popup popup;

    LinkSheet(Tools tools, ShareModel share, Purpose purpose) {
        this.model = new LinkModel(tools, share);
        this.purpose = purpose;
        this.forSomebody = purpose == Purpose.PERSON || model.needsPerson();
        this.search = new FileSearch(model, this::copy);
        this.popup = new Popup(title(), content);
        popup.onClosed(model::close);
        fill();
    }

    void show(Node owner) {
        popup.show(owner, purpose == Purpose.FILE ? search.field() : forSomebody ? person : copy);
    }

    private String title() {
        return switch (purpose) {
            case FILE -> "One file of “" + model.name() + "”";
            case PERSON -> "A link to “" + model.name() + "”";
            case CODE -> "“" + model.name() + "” on a phone or TV";
        };
    }

    private void fill() {
        if (purpose == Purpose.FILE) {
            content.getChildren().add(search.node());
            copy.disableProperty().bind(search.isChosen().map(chosen -> !chosen));
        }
        if (forSomebody) {
            content.getChildren().addAll(forWhom(), howLong());
        }
        code.setVisible(false);
        code.setManaged(false);
        content.getChildren().add(code);
        Button show = new Button(purpose == Purpose.CODE ? "Show code" : "QR code");
        show.disableProperty().bind(copy.disableProperty());
        show.setOnAction(_ -> withAddress(this::showCode));
        copy.setOnAction(_ -> copy());
        copy.setDefaultButton(true);
        HBox buttons = new HBox(show, copy);
        buttons.getStyleClass().add("buttons");
        buttons.setAlignment(Pos.CENTER_RIGHT);
        content.getChildren().add(buttons);
        content.setPrefWidth(purpose == Purpose.FILE ? 420 : 320);
        if (purpose == Purpose.CODE && !forSomebody) {
            showCode(model.playlist());
        }
        if (purpose != Purpose.FILE && !forSomebody) {
            show.setVisible(false);
            show.setManaged(false);
        }
    }

    private Region forWhom() {
        person.getItems().setAll(model.people());
        person.getSelectionModel().selectFirst();
        return labelled("For", person);
    }

    private Region howLong() {
        lasting.getItems().setAll(Lasting.values());
        lasting.setConverter(new LastingText());
        lasting.getSelectionModel().select(Lasting.DAY);
        return labelled("Opens", lasting);
    }

    private static Region labelled(String text, ChoiceBox<?> choice) {
        Label label = new Label(text);
        label.setLabelFor(choice);
        label.setMinWidth(64);
        choice.setMaxWidth(Double.MAX_VALUE);
        choice.setAccessibleText(text);
        HBox row = new HBox(label, choice);
        row.setAlignment(Pos.CENTER_LEFT);
        row.getStyleClass().add("labelled");
        HBox.setHgrow(choice, javafx.scene.layout.Priority.ALWAYS);
        return row;
    }

    private void copy() {
        withAddress(address -> {
            String for_ = forSomebody ? "The link for " + who() : "The link";
            popup.close();
            model.copy(address, for_);
        });
    }

    private String who() {
        String name = person.getValue().name();
        return person.getValue().contact() == null ? name.toLowerCase(Locale.ROOT) : name;
    }

    private void withAddress(Consumer<String> then) {
        List<String> path = purpose == Purpose.FILE ? search.chosen() : List.of();
        if (purpose == Purpose.FILE && path.isEmpty()) {
            return;
        }
        if (forSomebody) {
            model.make(person.getValue(), lasting.getValue(), path, then);
        } else {
            then.accept(path.isEmpty() ? model.playlist() : model.file(path));
        }
    }

    private void showCode(String address) {
        Label text = new Label(address);
        text.setWrapText(true);
        text.getStyleClass().add("address");
        VBox shown = new VBox(new QrView(QrCode.of(address), CODE_SIDE, "QR code of the link"), text);
        shown.getStyleClass().add("code");
        code.getChildren().setAll(shown);
        code.setVisible(true);
        code.setManaged(true);
    }

    /// How long a link opens, in words.
    private static final class LastingText extends StringConverter<Lasting> {
        @Override
        public String toString(Lasting lasting) {
            return switch (lasting) {
                case DAY -> "for 24 hours";
                case WEEK -> "for 7 days";
                case UNTIL_REVOKED -> "until I revoke it";
            };
        }

        @Override
        public Lasting fromString(String text) {
            throw new UnsupportedOperationException("chosen, not typed");
        }
    }
}
