package org.porchlight.app.ui.shares;

import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.StackPane;

import org.porchlight.app.ui.part.Tools;

/// The name of a share on its card; it becomes a field while it is changed. Enter takes the name over, Escape does not,
/// nor does leaving the field.
final class ShareName {
    private final Tools tools;
    private final SharesModel shares;
    private final ShareModel share;
    private final Label label = new Label();
    private final TextField field = new TextField();
    private final StackPane node = new StackPane(label, field);

    ShareName(Tools tools, SharesModel shares, ShareModel share) {
        this.tools = tools;
        this.shares = shares;
        this.share = share;
        label.textProperty().bind(share.name());
        label.getStyleClass().add("share-name");
        field.setAccessibleText("New name of the share");
        field.setPrefColumnCount(18);
        field.setOnAction(_ -> take());
        field.setOnKeyPressed(event -> {
            if (event.getCode() == KeyCode.ESCAPE) {
                end();
                event.consume();
            }
        });
        field.focusedProperty()
                .subscribe(focused -> {
                    if (!focused) {
                        end();
                    }
                });
        node.setAlignment(javafx.geometry.Pos.CENTER_LEFT);
        node.setMinWidth(40);
        end();
    }

    StackPane node() {
        return node;
    }

    void edit() {
        field.setText(share.now().folder().name());
        show(true);
        field.requestFocus();
        field.selectAll();
    }

    private void take() {
        shares.rename(share, field.getText(), this::end, tools.notices()::refuse);
    }

    private void end() {
        show(false);
    }

    private void show(boolean editing) {
        field.setVisible(editing);
        field.setManaged(editing);
        label.setVisible(!editing);
        label.setManaged(!editing);
    }
}
