package org.porchlight.app.ui.settings;

import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.Control;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import org.porchlight.app.ui.part.Switch;

/// The rows of the page: what a setting is at the left, its control at the right.
final class Rows {
    private static final PseudoClass REFUSED = PseudoClass.getPseudoClass("refused");
    private static final double FIELD_WIDTH = 220;

    private Rows() {}

    static Region of(String label, String explained, Region control) {
        return of(label, explained, control, new Label());
    }

    /// A field that takes its text over with Enter or when it is left. What is refused stays in it, with the reason
    /// below, until it is mended or Escape brings the old value back.
    static Region of(SettingsModel model, TextSetting setting) {
        TextField field = new TextField();
        field.setPromptText(setting.prompt());
        field.setPrefWidth(FIELD_WIDTH);
        Label reason = new Label();
        reason.getStyleClass().add("reason");
        Runnable restore =
                () -> {
                    field.setText(setting.read().apply(model.now()));
                    show(field, reason, "");
                };
        Runnable take =
                () -> {
                    if (field.getText().equals(setting.read().apply(model.now()))) {
                        show(field, reason, "");
                    } else {
                        model.set(
                                setting,
                                field.getText(),
                                restore,
                                refused -> show(field, reason, SettingsModel.oneLine(refused)));
                    }
                };
        model.text(setting)
                .subscribe(now -> {
                    if (!field.isFocused()) {
                        field.setText(now);
                    }
                });
        field.setOnAction(_ -> take.run());
        field.setOnKeyPressed(event -> {
            if (event.getCode() == KeyCode.ESCAPE) {
                restore.run();
                event.consume();
            }
        });
        field.focusedProperty()
                .subscribe(focused -> {
                    if (!focused) {
                        take.run();
                    }
                });
        return of(setting.label(), setting.explained(), field, reason);
    }

    static Region of(SettingsModel model, SwitchSetting setting) {
        Switch toggle = new Switch();
        model.flag(setting).subscribe(toggle::setSelected);
        toggle.selectedProperty()
                .subscribe(on -> {
                    if (on != setting.read().test(model.now())) {
                        model.set(setting, on);
                    }
                });
        return of(setting.label(), setting.explained(), toggle);
    }

    static void show(Region field, Label reason, String text) {
        field.pseudoClassStateChanged(REFUSED, !text.isEmpty());
        reason.setText(text);
        reason.setVisible(!text.isEmpty());
        reason.setManaged(!text.isEmpty());
    }

    /// A row whose explanation changes.
    record Row(Region node, Label help) {}

    static Row row(String label, String explained, Region control) {
        Label help = new Label(explained);
        return new Row(of(label, help, control, new Label()), help);
    }

    static Region of(String label, String explained, Region control, Label reason) {
        return of(label, new Label(explained), control, reason);
    }

    private static Region of(String label, Label help, Region control, Label reason) {
        Label name = new Label(label);
        name.setWrapText(true);
        name.getStyleClass().add("setting-name");
        if (control instanceof Control labelled) {
            name.setLabelFor(labelled);
            labelled.setAccessibleText(label);
            labelled.accessibleHelpProperty().bind(help.textProperty());
        }
        help.setWrapText(true);
        help.getStyleClass().add("text-muted-small");
        reason.setWrapText(true);
        reason.setVisible(!reason.getText().isEmpty());
        reason.setManaged(!reason.getText().isEmpty());
        VBox text = new VBox(name, help, reason);
        for (Label line : new Label[] {name, help, reason}) {
            line.setMinHeight(Region.USE_PREF_SIZE);
        }
        HBox.setHgrow(text, Priority.ALWAYS);
        text.setMinWidth(140);
        control.setMinWidth(Region.USE_PREF_SIZE);
        HBox row = new HBox(text, control);
        row.setAlignment(Pos.CENTER_LEFT);
        row.getStyleClass().add("setting");
        return row;
    }
}
