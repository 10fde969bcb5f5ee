package org.porchlight.app.ui;

import javafx.css.PseudoClass;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.shape.Circle;

import org.kordamp.ikonli.javafx.FontIcon;
import org.porchlight.app.ui.part.Tools;

/// The light at the foot of the sidebar: whether somebody can come, and a button that pauses all sharing.
final class PorchFoot {
    private static final PseudoClass ON = PseudoClass.getPseudoClass("on");
    private static final PseudoClass SERVING = PseudoClass.getPseudoClass("serving");

    private final VBox node = new VBox();

    PorchFoot(Tools tools) {
        PorchFootModel model = new PorchFootModel(tools.model());
        Circle light = new Circle(5);
        light.getStyleClass().add("light");
        Label word = new Label();
        word.textProperty().bind(model.word());
        word.getStyleClass().add("word");
        word.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(word, Priority.ALWAYS);
        Label sentence = new Label();
        sentence.textProperty().bind(model.sentence());
        sentence.getStyleClass().add("sentence");
        sentence.setWrapText(true);
        node.getChildren().setAll(new HBox(light, word, pause(tools, model)), sentence);
        node.getStyleClass().add("porch-foot");
        model.light()
                .subscribe(now -> {
                    node.pseudoClassStateChanged(ON, now != PorchFootModel.Light.OFF);
                    node.pseudoClassStateChanged(SERVING, now == PorchFootModel.Light.SERVING);
                });
    }

    Region node() {
        return node;
    }

    private static Button pause(Tools tools, PorchFootModel model) {
        FontIcon icon = new FontIcon(Icons.PAUSE);
        Button button = new Button("", icon);
        button.getStyleClass().addAll("button-icon", "flat");
        Tooltip tip = new Tooltip();
        button.setTooltip(tip);
        model.paused()
                .subscribe(paused -> {
                    String text = paused ? "Go on sharing" : "Pause all sharing";
                    icon.setIconCode(paused ? Icons.GO_ON : Icons.PAUSE);
                    tip.setText(text);
                    button.setAccessibleText(text);
                });
        button.setOnAction(
                _ -> tools.run(() -> tools.porch().pauseSharing(!tools.model().now().sharingPaused()), () -> {}));
        return button;
    }
}
