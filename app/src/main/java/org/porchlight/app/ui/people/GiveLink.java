package org.porchlight.app.ui.people;

import javafx.geometry.Side;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.util.StringConverter;

import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;
import org.porchlight.app.share.FileFinder;
import org.porchlight.app.share.Lasting;
import org.porchlight.app.ui.part.Tools;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;

/// Makes a link for a contact: to what, for how long, and then copied or as a QR code.
final class GiveLink {
    private static final int MOST_FOUND = 12;

    private final Tools tools;
    private final ComboBox<String> share = new ComboBox<>();
    private final TextField part = new TextField();
    private final ContextMenu found = new ContextMenu();
    private final ComboBox<Lasting> lasting = new ComboBox<>();
    private final Label refusal = Widgets.hint("");
    private final VBox node = new VBox(8);
    private boolean choosing;
    private @Nullable FileFinder finder;
    private @Nullable Path searched;

    /// What the owner wants to have done with the link.
    enum As {
        COPY,
        QR
    }

    /// What was asked for. `target` is a share, or what is at a path in it.
    record Wish(String target, Lasting lasting, As as) {}

    GiveLink(Tools tools, Consumer<Wish> wished) {
        this.tools = tools;
        share.setMaxWidth(Double.MAX_VALUE);
        share.setAccessibleText("The share the link opens");
        part.setPromptText("All of it, or a file in it");
        part.setAccessibleText("A folder or file in the share, empty for all of it");
        part.textProperty().subscribe(this::search);
        refusal.getStyleClass().add("refusal");
        refuse("");
        Button copy = new Button("Copy link", new FontIcon(Icons.COPY));
        copy.getStyleClass().add("accent");
        copy.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(copy, Priority.ALWAYS);
        copy.setOnAction(_ -> wish(As.COPY, wished));
        part.setOnAction(_ -> wish(As.COPY, wished));
        lasting.getItems().setAll(Lasting.values());
        lasting.setConverter(words());
        lasting.setValue(Lasting.DAY);
        lasting.setMaxWidth(Double.MAX_VALUE);
        lasting.setAccessibleText("How long the link opens");
        Button code = Widgets.icon(Icons.QR, "Make a link and show it as a QR code", () -> wish(As.QR, wished));
        code.getStyleClass().remove("flat");
        node.getChildren()
                .setAll(Widgets.section("Give a link"), share, part, lasting, refusal, new HBox(8, copy, code));
        node.getStyleClass().add("give-link");
    }

    Region node() {
        return node;
    }

    void focus() {
        share.requestFocus();
    }

    /// Offers these shares.
    void show(List<ShareLine> shares) {
        List<String> names = shares.stream().map(ShareLine::name).toList();
        if (!names.equals(share.getItems())) {
            String before = share.getValue();
            share.getItems().setAll(names);
            share.setValue(names.contains(before) ? before : names.isEmpty() ? null : names.getFirst());
            refuse(names.isEmpty() ? "Share a folder first, then there is something to link to." : "");
        }
    }

    void clear() {
        part.clear();
        finder = null; // there may be other files the next time
        refuse("");
    }

    void refuse(String why) {
        refusal.setText(why);
        Widgets.show(refusal, !why.isEmpty());
    }

    private static StringConverter<Lasting> words() {
        return new StringConverter<>() {
            @Override
            public String toString(@Nullable Lasting value) {
                return switch (value) {
                    case null -> "";
                    case DAY -> "Opens for 24 hours";
                    case WEEK -> "Opens for 7 days";
                    case UNTIL_REVOKED -> "Opens until I revoke it";
                };
            }

            @Override
            public Lasting fromString(String text) {
                throw new UnsupportedOperationException("Nobody types this");
            }
        };
    }

    private void wish(As as, Consumer<Wish> wished) {
        String name = share.getValue();
        if (name == null) {
            return;
        }
        refuse("");
        String below = part.getText().strip();
        wished.accept(new Wish(below.isEmpty() ? name : name + "/" + below, lasting.getValue(), as));
    }

    /// Looks for what was typed, and offers what is there.
    private void search(String typed) {
        refuse("");
        String name = share.getValue();
        if (choosing || name == null || typed.strip().length() < 2) {
            found.hide();
            return;
        }
        FileFinder files = finder(tools.model().now().shares().named(name).folder());
        tools.background()
                .run(
                        () -> files.find(typed, MOST_FOUND).stream().map(names -> String.join("/", names)).toList(),
                        paths -> {
                            if (typed.equals(part.getText()) && part.isFocused()) {
                                offer(paths);
                            }
                        },
                        this::refuse);
    }

    /// The same as long as the same folder is searched, since a folder is read once.
    private FileFinder finder(Path folder) {
        FileFinder known = finder;
        if (known == null || !folder.equals(searched)) {
            known = new FileFinder(folder, FileFinder.Sought.FILES_AND_FOLDERS, () -> false);
            finder = known;
            searched = folder;
        }
        return known;
    }

    private void offer(List<String> paths) {
        found.getItems().setAll(paths.stream().map(this::choice).toList());
        if (paths.isEmpty()) {
            found.hide();
        } else {
            found.show((Node) part, Side.BOTTOM, 0, 2);
        }
    }

    private MenuItem choice(String path) {
        MenuItem item = new MenuItem(path);
        item.setMnemonicParsing(false);
        item.setOnAction(_ -> {
            choosing = true;
            part.setText(path);
            part.end();
            choosing = false;
        });
        return item;
    }
}
