package org.porchlight.app.ui.shares;

import javafx.animation.PauseTransition;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.util.Duration;

import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;
import org.porchlight.app.share.FolderContent;

import java.util.List;

/// Finds one file of a share by typing parts of its name.
final class FileSearch {
    private static final Duration PAUSE = Duration.millis(150);

    private final LinkModel model;
    private final TextField field = new TextField();
    private final ListView<List<String>> found = new ListView<>();
    private final Label nothing = new Label();
    private final VBox node = new VBox(field, found);
    private final PauseTransition typing = new PauseTransition(PAUSE);

    /// `taken` runs when a file is taken by Enter or a double click.
    FileSearch(LinkModel model, Runnable taken) {
        this.model = model;
        field.setPromptText("Part of its name");
        field.setAccessibleText("Part of the name of the file");
        field.textProperty().subscribe(_ -> typing.playFromStart());
        typing.setOnFinished(_ -> find());
        field.setOnKeyPressed(event -> {
            switch (event.getCode()) {
                case DOWN -> {
                    found.requestFocus();
                    found.getSelectionModel().selectNext();
                }
                case ENTER -> taken.run();
                default -> {
                    return;
                }
            }
            event.consume();
        });
        found.setOnKeyPressed(event -> {
            if (event.getCode() == KeyCode.ENTER) {
                taken.run();
                event.consume();
            }
        });
        found.setOnMouseClicked(event -> {
            if (event.getClickCount() == 2) {
                taken.run();
            }
        });
        found.setAccessibleText("Files found");
        found.setPlaceholder(nothing);
        found.setCellFactory(_ -> new FileCell());
        nothing.setText("Looking…");
        node.getStyleClass().add("file-search");
    }

    Region node() {
        return node;
    }

    TextField field() {
        return field;
    }

    List<String> chosen() {
        List<String> file = found.getSelectionModel().getSelectedItem();
        return file == null ? List.of() : file;
    }

    ObservableValue<Boolean> isChosen() {
        return found.getSelectionModel().selectedItemProperty().map(_ -> true).orElse(false);
    }

    private void find() {
        model.find(
                field.getText(),
                files -> {
                    found.getItems().setAll(files);
                    nothing.setText("No file with that name.");
                    if (!files.isEmpty()) {
                        found.getSelectionModel().selectFirst();
                    }
                });
    }

    private static final class FileCell extends ListCell<List<String>> {
        private final Label name = new Label();
        private final Label folder = new Label();
        private final VBox both = new VBox(name, folder);
        private final FontIcon icon = new FontIcon();

        FileCell() {
            folder.getStyleClass().add("text-muted-small");
            both.setAlignment(Pos.CENTER_LEFT);
            name.setGraphic(icon);
        }

        @Override
        protected void updateItem(@Nullable List<String> file, boolean empty) {
            super.updateItem(file, empty);
            if (file == null || empty) {
                setGraphic(null);
                return;
            }
            name.setText(file.getLast());
            icon.setIconCode(ShareIcons.of(FolderContent.kind(file.getLast())));
            String path = String.join("/", file.subList(0, file.size() - 1));
            folder.setText(path);
            folder.setVisible(!path.isEmpty());
            folder.setManaged(!path.isEmpty());
            setGraphic(both);
        }
    }
}
