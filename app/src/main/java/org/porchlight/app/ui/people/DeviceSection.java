package org.porchlight.app.ui.people;

import atlantafx.base.controls.CustomTextField;

import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import org.kordamp.ikonli.javafx.FontIcon;

import java.util.List;
import java.util.function.Consumer;

/// The devices of a contact that can only open a plain address, told by where they are.
final class DeviceSection {
    private final Consumer<String> remove;
    private final VBox rows = new VBox(2);
    private final CustomTextField address = new CustomTextField();
    private final Label refusal = Widgets.hint("");
    private final Label warning = Widgets.hint("");
    private final VBox node = new VBox(8, Widgets.section("Devices"), rows, address, refusal, warning);
    private List<String> shown = List.of();

    DeviceSection(Consumer<String> add, Consumer<String> remove) {
        this.remove = remove;
        address.setPromptText("IP address of a device");
        address.setAccessibleText("Address of a device to add");
        Runnable wish = () -> add.accept(address.getText());
        Region button = Widgets.icon(Icons.ADD, "Add this device", wish);
        button.visibleProperty().bind(address.textProperty().map(text -> !text.isBlank()));
        address.setRight(button);
        address.setOnAction(_ -> {
            if (!address.getText().isBlank()) {
                wish.run();
            }
        });
        address.textProperty().subscribe(_ -> refuse(""));
        refusal.getStyleClass().add("refusal");
    }

    Region node() {
        return node;
    }

    void show(String name, List<String> devices) {
        warning.setText(
                "For a TV or a box that can only open an address. This is weak: whatever has that address on your"
                        + " network is taken for "
                        + name
                        + ".");
        if (!devices.equals(shown)) {
            shown = devices;
            rows.getChildren().setAll(devices.stream().map(this::row).toList());
        }
    }

    void clear() {
        address.clear();
        refuse("");
    }

    void refuse(String why) {
        refusal.setText(why);
        Widgets.show(refusal, !why.isEmpty());
    }

    private Node row(String device) {
        Label label = new Label(device, new FontIcon(Icons.DEVICE));
        HBox row =
                new HBox(
                        label,
                        Widgets.space(),
                        Widgets.icon(Icons.NO, "Remove the device " + device, () -> remove.accept(device)));
        row.setAlignment(Pos.CENTER_LEFT);
        return row;
    }
}
