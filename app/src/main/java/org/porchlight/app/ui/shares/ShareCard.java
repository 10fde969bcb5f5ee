package org.porchlight.app.ui.shares;

import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.OverrunStyle;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.SplitMenuButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;
import org.porchlight.app.share.FolderContent;
import org.porchlight.app.ui.part.Tools;

/// One share: what it is, with whom it is shared, who watches, and what can be done with it.
final class ShareCard {
    private static final PseudoClass PAUSED = PseudoClass.getPseudoClass("paused");
    private static final PseudoClass TROUBLE = PseudoClass.getPseudoClass("trouble");

    private static final double NARROW = 500;

    private final Tools tools;
    private final SharesModel shares;
    private final ShareModel share;
    private final FontIcon kind = new FontIcon(ShareIcons.SHARES);
    private final Label path = new Label();
    private final Label size = new Label();
    private final Label watching = new Label("", new FontIcon(ShareIcons.EYE));
    private final Label pausedTag = new Label("Paused");
    private final MenuItem pause = item("Pause this share", ShareIcons.PAUSE);
    private final SplitMenuButton copy = new SplitMenuButton();
    private final ShareName name;
    private final HBox node;

    ShareCard(Tools tools, SharesModel shares, ShareModel share) {
        this.tools = tools;
        this.shares = shares;
        this.share = share;
        this.name = new ShareName(tools, shares, share);
        StackPane tile = new StackPane(kind);
        tile.getStyleClass().add("tile");
        tile.setMinSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
        tile.setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
        VBox text = text();
        HBox.setHgrow(text, Priority.ALWAYS);
        HBox buttons = new HBox(copyLink(), play(), more());
        buttons.getStyleClass().add("buttons");
        buttons.setAlignment(Pos.CENTER_RIGHT);
        buttons.setMinWidth(Region.USE_PREF_SIZE);
        VBox below = new VBox(text);
        HBox.setHgrow(below, Priority.ALWAYS);
        below.setAlignment(Pos.CENTER_LEFT);
        below.getStyleClass().add("below");
        node = new HBox(tile, below, buttons);
        node.setAlignment(Pos.CENTER_LEFT);
        node.widthProperty()
                .subscribe(width -> {
                    if (width.doubleValue() > 0) {
                        arrange(below, buttons, width.doubleValue() < NARROW);
                    }
                });
        node.getStyleClass().add("share-card");
        share.shown().subscribe(this::follow);
    }

    Region node() {
        return node;
    }

    /// Where there is little room, the buttons go below the text.
    private void arrange(VBox below, HBox buttons, boolean narrow) {
        if (narrow == below.getChildren().contains(buttons)) {
            return;
        }
        node.getChildren().remove(buttons);
        below.getChildren().remove(buttons);
        (narrow ? below : node).getChildren().add(buttons);
        buttons.setAlignment(narrow ? Pos.CENTER_LEFT : Pos.CENTER_RIGHT);
    }

    private VBox text() {
        path.getStyleClass().add("path");
        path.setTextOverrun(OverrunStyle.CENTER_ELLIPSIS);
        path.setTooltip(new Tooltip());
        size.getStyleClass().add("size");
        size.setWrapText(true);
        watching.getStyleClass().add("watching");
        watching.setMinWidth(Region.USE_PREF_SIZE);
        pausedTag.getStyleClass().addAll("chip", "paused-tag");
        pausedTag.setMinWidth(Region.USE_PREF_SIZE);
        HBox first = new HBox(name.node(), watching, pausedTag);
        HBox last = new HBox(new AudienceChip(tools, share).node(), size);
        first.setAlignment(Pos.CENTER_LEFT);
        last.setAlignment(Pos.CENTER_LEFT);
        first.getStyleClass().add("row");
        last.getStyleClass().add("row");
        VBox text = new VBox(first, path, last);
        text.getStyleClass().add("text-block");
        text.setMinWidth(0);
        return text;
    }

    private SplitMenuButton copyLink() {
        MenuItem player = item("Link for players, as a playlist", ShareIcons.PLAY);
        player.setOnAction(_ -> copy(false));
        MenuItem browser = item("Link for browsers", ShareIcons.LINK);
        browser.setOnAction(_ -> copy(true));
        MenuItem file = new MenuItem("Link to one file…");
        file.setOnAction(_ -> sheet(Purpose.FILE));
        MenuItem person = new MenuItem("Link for a contact…");
        person.setOnAction(_ -> sheet(Purpose.PERSON));
        MenuItem code = new MenuItem("QR code…");
        code.setOnAction(_ -> sheet(Purpose.CODE));
        copy.getItems().setAll(player, browser, new SeparatorMenuItem(), file, person, new SeparatorMenuItem(), code);
        copy.setText("Copy link");
        copy.setGraphic(new FontIcon(ShareIcons.LINK));
        copy.getStyleClass().add("copy-link");
        copy.setOnAction(_ -> copy(false));
        share.shown()
                .subscribe(now -> {
                    copy.setAccessibleText("Copy the link to “" + now.folder().name() + "”");
                    player.setVisible(!now.forContacts());
                    browser.setVisible(!now.forContacts());
                });
        return copy;
    }

    private Button play() {
        String words = "Open in " + tools.opener().playerName();
        Button button = new Button(words, new FontIcon(ShareIcons.PLAY));
        button.setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
        button.getStyleClass().add("button-icon");
        button.setTooltip(new Tooltip(words));
        button.setOnAction(_ -> {
            String target = share.now().folder().name();
            tools.run(() -> tools.opener().player(tools.porch().ownAddress(target), target), () -> {});
        });
        share.shown().subscribe(now -> button.setAccessibleText(words + ": “" + now.folder().name() + "”"));
        return button;
    }

    private MenuButton more() {
        MenuItem open = item("Open folder", ShareIcons.OPEN);
        open.setOnAction(_ -> tools.run(() -> tools.opener().folder(share.folder()), () -> {}));
        pause.setOnAction(_ -> shares.pause(share, !share.now().paused()));
        MenuItem rename = item("Rename", ShareIcons.RENAME);
        rename.setOnAction(_ -> name.edit());
        MenuItem remove = item("Stop sharing", ShareIcons.REMOVE);
        remove.setOnAction(_ -> shares.remove(share));
        MenuButton more = new MenuButton("", new FontIcon(ShareIcons.MORE));
        more.getItems().addAll(open, rename, pause, new SeparatorMenuItem(), remove);
        more.getStyleClass().addAll("button-icon", "flat", "no-arrow");
        more.setTooltip(new Tooltip("More"));
        share.shown().subscribe(now -> more.setAccessibleText("More for “" + now.folder().name() + "”"));
        return more;
    }

    private void copy(boolean forBrowsers) {
        LinkModel link = new LinkModel(tools, share);
        if (link.needsPerson()) {
            sheet(Purpose.PERSON);
        } else {
            link.copy(forBrowsers ? link.page() : link.playlist(), "The link to “" + link.name() + "”");
        }
    }

    private void sheet(Purpose purpose) {
        new LinkSheet(tools, share, purpose).show(copy);
    }

    private void follow(ShareModel.Shown now) {
        path.setText(now.folder().folder().toString());
        path.getTooltip().setText(path.getText());
        size.setText(now.size());
        watching.setText(now.watchers());
        watching.setVisible(now.watching() > 0);
        watching.setManaged(now.watching() > 0);
        pausedTag.setVisible(now.paused());
        pausedTag.setManaged(now.paused());
        pause.setText(now.paused() ? "Resume this share" : "Pause this share");
        FolderContent content = now.content();
        FolderContent.Kind what = content == null ? FolderContent.Kind.MIXED : content.kind();
        kind.setIconCode(ShareIcons.of(what));
        kind.setAccessibleText(ShareIcons.word(what));
        node.pseudoClassStateChanged(PAUSED, now.paused());
        node.pseudoClassStateChanged(TROUBLE, !now.there() || !now.answering());
    }

    private static MenuItem item(String text, Ikon icon) {
        return new MenuItem(text, new FontIcon(icon));
    }
}
