package org.porchlight.app.ui.settings;

import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.TextArea;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import org.porchlight.app.ui.part.Tools;

import java.nio.file.Path;

/// The end of the log, for those who ask others for help.
final class LogSection {
    private final Tools tools;
    private final TextArea text = new TextArea();
    private final VBox node;

    LogSection(Tools tools) {
        this.tools = tools;
        text.setEditable(false);
        text.setPrefRowCount(12);
        text.setAccessibleText("The last lines of the log");
        text.setPromptText("Nothing was logged yet.");
        text.getStyleClass().add("log");
        Button refresh = new Button("Refresh");
        refresh.setOnAction(_ -> read());
        Button copy = new Button("Copy");
        copy.setAccessibleText("Copy the log");
        copy.setOnAction(_ -> {
            tools.clipboard().copy(text.getText());
            tools.notices().say("The log is copied. The ids of links are not in it.");
        });
        Button folder = new Button("Open its folder");
        folder.setOnAction(_ -> tools.run(() -> tools.opener().folder(logs()), () -> {}));
        HBox buttons = new HBox(refresh, copy, folder);
        buttons.setAlignment(Pos.CENTER_RIGHT);
        buttons.getStyleClass().add("buttons");
        node = Section.of("Log", text, buttons);
    }

    Region node() {
        return node;
    }

    void read() {
        tools.run(
                () -> LogTail.of(logs()),
                log -> {
                    text.setText(log);
                    text.setScrollTop(Double.MAX_VALUE);
                });
    }

    private Path logs() {
        return tools.model().now().logs();
    }
}
