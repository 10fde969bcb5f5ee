package org.porchlight.app.ui.settings;

import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;

import java.util.Map;

/// Media types beyond the built-in ones.
final class TypesSection {
    private final SettingsModel model;
    private final VBox list = new VBox();
    private final TextField ending = new TextField();
    private final TextField type = new TextField();
    private final Label reason = new Label();
    private final VBox node;

    TypesSection(SettingsModel model) {
        this.model = model;
        list.getStyleClass().add("types");
        ending.setPromptText("mkv");
        ending.setPrefColumnCount(6);
        ending.setAccessibleText("Ending of the files");
        type.setPromptText("video/x-matroska");
        type.setAccessibleText("Media type");
        HBox.setHgrow(type, Priority.ALWAYS);
        Button add = new Button("Add type");
        add.setMinWidth(Region.USE_PREF_SIZE);
        add.setOnAction(_ -> add());
        type.setOnAction(_ -> add());
        reason.getStyleClass().add("reason");
        reason.setWrapText(true);
        Rows.show(type, reason, "");
        HBox fields = new HBox(ending, type, add);
        fields.getStyleClass().add("buttons");
        node =
                Section.of(
                        "Media types",
                        Rows.of(model, TextSetting.defaultType()),
                        Rows.of(
                                "Types of your own",
                                "They win over what is built in, which knows the usual films, songs and pictures.",
                                new Region()),
                        list,
                        fields,
                        reason);
        model.types().subscribe(this::draw);
    }

    Region node() {
        return node;
    }

    private void add() {
        model.addType(
                ending.getText(),
                type.getText(),
                () -> {
                    ending.clear();
                    type.clear();
                    Rows.show(type, reason, "");
                    ending.requestFocus();
                },
                refused -> Rows.show(type, reason, SettingsModel.oneLine(refused)));
    }

    private void draw(Map<String, String> types) {
        list.getChildren().clear();
        types.forEach((name, value) -> {
            Label text = new Label("." + name + " is " + value);
            text.setMaxWidth(Double.MAX_VALUE);
            HBox.setHgrow(text, Priority.ALWAYS);
            Button remove = new Button("", new FontIcon(MaterialDesignC.CLOSE));
            remove.getStyleClass().addAll("button-icon", "flat");
            remove.setAccessibleText("Remove the type of ." + name);
            remove.setOnAction(_ -> model.removeType(name));
            HBox row = new HBox(text, remove);
            row.setAlignment(Pos.CENTER_LEFT);
            list.getChildren().add(row);
        });
        list.setManaged(!types.isEmpty());
    }
}
