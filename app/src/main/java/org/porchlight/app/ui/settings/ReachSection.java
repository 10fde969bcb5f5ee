package org.porchlight.app.ui.settings;

import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.porchlight.app.porch.Reachability;
import org.porchlight.app.ui.part.Tools;

import java.util.Locale;

/// *Can others reach me?*: what was found, and the command that mends it.
final class ReachSection {
    private final Tools tools;
    private final VBox findings = new VBox();
    private final Button again = new Button("_Look again");
    private final VBox node;
    private Reachability last = Reachability.unknown();

    ReachSection(Tools tools) {
        this.tools = tools;
        findings.getStyleClass().add("findings");
        again.setOnAction(_ -> look());
        HBox foot = new HBox(again);
        foot.setAlignment(Pos.CENTER_RIGHT);
        node = Section.of("Can others reach me?", findings, foot);
        tools.model().state().subscribe(this::draw);
    }

    Region node() {
        return node;
    }

    void look() {
        int port = tools.model().now().address().port();
        tools.run(
                () -> tools.reachability().look(port),
                found -> {
                    last = found;
                    draw();
                });
    }

    private void draw() {
        findings.getChildren()
                .setAll(
                        ReachModel.findings(tools.model().now(), last, tools.clock().instant()).stream()
                                .map(this::line)
                                .toList());
    }

    private Region line(ReachModel.Finding finding) {
        FontIcon icon = new FontIcon(icon(finding.good()));
        icon.getStyleClass().add(finding.good().name().toLowerCase(Locale.ROOT));
        Label text = new Label(finding.text(), icon);
        text.setWrapText(true);
        text.setMinHeight(Region.USE_PREF_SIZE);
        VBox line = new VBox(text);
        line.getStyleClass().add("finding");
        if (!finding.command().isEmpty()) {
            line.getChildren().add(command(finding.command()));
        }
        return line;
    }

    private HBox command(String command) {
        TextField field = new TextField(command);
        field.setEditable(false);
        field.setAccessibleText("Command for a terminal");
        field.getStyleClass().add("command");
        HBox.setHgrow(field, Priority.ALWAYS);
        Button copy = new Button("Copy");
        copy.setAccessibleText("Copy the command");
        copy.setMinWidth(Region.USE_PREF_SIZE);
        copy.setOnAction(_ -> {
            tools.clipboard().copy(command);
            tools.notices().say("The command is copied. Paste it into a terminal.");
        });
        HBox box = new HBox(field, copy);
        box.getStyleClass().add("buttons");
        return box;
    }

    private static Ikon icon(ReachModel.Good good) {
        return switch (good) {
            case YES -> MaterialDesignC.CHECK_CIRCLE_OUTLINE;
            case PERHAPS -> MaterialDesignA.ALERT_CIRCLE_OUTLINE;
            case NO -> MaterialDesignC.CLOSE_CIRCLE_OUTLINE;
        };
    }
}
