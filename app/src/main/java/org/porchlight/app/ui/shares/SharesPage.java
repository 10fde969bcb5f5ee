package org.porchlight.app.ui.shares;

import javafx.beans.binding.Bindings;
import javafx.collections.ListChangeListener;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;
import org.porchlight.app.ui.part.Page;
import org.porchlight.app.ui.part.Tools;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// The shares as cards, and the place where folders are dropped.
public final class SharesPage implements Page {
    private static final Duration COUNT_AGAIN = Duration.ofMinutes(2);
    private static final KeyCombination ADD = new KeyCodeCombination(KeyCode.O, KeyCombination.SHORTCUT_DOWN);

    private final Tools tools;
    private final SharesModel model;
    private final VBox cards = new VBox();
    private final Map<ShareModel, ShareCard> known = new HashMap<>();
    private final Button add = new Button("_Share a folder…", new FontIcon(ShareIcons.ADD));
    private final EmptyPlace empty;
    private final BorderPane node = new BorderPane();
    private Instant counted;

    public SharesPage(Tools tools) {
        this.tools = tools;
        this.model = new SharesModel(tools);
        this.empty = new EmptyPlace(model);
        this.counted = tools.clock().instant();
        cards.getStyleClass().add("cards");
        ScrollPane scroll = new ScrollPane(cards);
        scroll.setFitToWidth(true);
        scroll.setFocusTraversable(false);
        scroll.getStyleClass().add("edge-to-edge");
        StackPane body = new StackPane(scroll, empty.node());
        var isEmpty = Bindings.isEmpty(model.shares());
        empty.node().visibleProperty().bind(isEmpty);
        scroll.visibleProperty().bind(isEmpty.not());
        node.setTop(new VBox(head(), remark()));
        node.setCenter(body);
        node.getStyleClass().addAll("page", "shares-page");
        DropTarget.on(node, model::add);
        node.addEventHandler(
                javafx.scene.input.KeyEvent.KEY_PRESSED,
                event -> {
                    if (ADD.match(event)) {
                        model.choose();
                        event.consume();
                    }
                });
        model.shares().addListener((ListChangeListener<ShareModel>) _ -> draw());
        draw();
    }

    @Override
    public String title() {
        return "Shares";
    }

    @Override
    public Ikon icon() {
        return ShareIcons.SHARES;
    }

    @Override
    public Region node() {
        return node;
    }

    @Override
    public void shown() {
        if (model.shares().isEmpty()) {
            empty.focus();
        } else {
            add.requestFocus();
        }
        Instant now = tools.clock().instant();
        if (counted.plus(COUNT_AGAIN).isBefore(now)) {
            counted = now;
            model.count();
        }
    }

    /// Asks for a folder to share.
    public void choose() {
        model.choose();
    }

    /// Asks for whom the link to that share shall be, if it is still there.
    public void makeLink(String share) {
        known.forEach((one, card) -> {
            if (share.equals(one.name().getValue())) {
                new LinkSheet(tools, one, Purpose.PERSON).show(card.node());
            }
        });
    }

    private Region head() {
        Label title = new Label("Shares");
        title.getStyleClass().add("page-title");
        title.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(title, Priority.ALWAYS);
        add.setMnemonicParsing(true);
        add.getStyleClass().add("accent");
        add.setOnAction(_ -> model.choose());
        add.setTooltip(
                new Tooltip("Share a folder (" + ADD.getDisplayText() + "). Folders can be dropped here as well."));
        add.setMinWidth(Region.USE_PREF_SIZE);
        add.visibleProperty().bind(Bindings.isEmpty(model.shares()).not());
        HBox head = new HBox(title, add);
        head.setAlignment(Pos.CENTER_LEFT);
        head.getStyleClass().add("page-head");
        return head;
    }

    private Region remark() {
        Label remark = new Label("", new FontIcon(ShareIcons.REMARK));
        remark.textProperty().bind(model.remark());
        remark.setWrapText(true);
        remark.getStyleClass().add("remark");
        remark.setMaxWidth(Double.MAX_VALUE);
        HBox box = new HBox(remark);
        HBox.setHgrow(remark, Priority.ALWAYS);
        box.getStyleClass().add("remark-box");
        box.visibleProperty().bind(remark.textProperty().isNotEmpty());
        box.managedProperty().bind(box.visibleProperty());
        return box;
    }

    private void draw() {
        List<Region> drawn = new ArrayList<>();
        known.keySet().removeIf(share -> !model.shares().contains(share));
        for (ShareModel share : model.shares()) {
            drawn.add(known.computeIfAbsent(share, added -> new ShareCard(tools, model, added)).node());
        }
        cards.getChildren().setAll(drawn);
    }
}
