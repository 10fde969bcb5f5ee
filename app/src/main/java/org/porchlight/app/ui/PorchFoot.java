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
import org.porchlight.app.ui.part.Switch;
import org.porchlight.app.ui.part.Tools;

/// The light at the foot of the sidebar: whether somebody can come, a button that pauses all sharing, and the switch
/// that lets only contacts in.
final class PorchFoot {
    private static final PseudoClass ON = PseudoClass.getPseudoClass("on");
    private static final PseudoClass SERVING = PseudoClass.getPseudoClass("serving");

    private final Tools tools;
    private final Label word = new Label();
    private final Label sentence = new Label();
    private final FontIcon icon = new FontIcon(Icons.PAUSE);
    private final Button pause = new Button("", icon);
    private final Switch only = new Switch();
    private final VBox node = new VBox();
    private boolean following;

    PorchFoot(Tools tools) {
        this.tools = tools;
        Circle light = new Circle(5);
        light.getStyleClass().add("light");
        word.getStyleClass().add("word");
        word.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(word, Priority.ALWAYS);
        sentence.getStyleClass().add("sentence");
        sentence.setWrapText(true);
        sentence.setMinHeight(Region.USE_PREF_SIZE);
        pause.getStyleClass().addAll("button-icon", "flat");
        pause.setTooltip(new Tooltip());
        pause.setOnAction(_ -> pause());
        only.getStyleClass().add("only-contacts");
        only.setTooltip(new Tooltip("While this is on, shares for everyone are for your contacts."));
        only.setAccessibleText("Only my contacts");
        only.selectedProperty().subscribe(this::letOnlyContactsIn);
        HBox contacts = new HBox(onlyText(), only);
        contacts.getStyleClass().add("contacts");
        node.getChildren().setAll(new HBox(light, word, pause), sentence, contacts);
        node.getStyleClass().add("porch-foot");
        new PorchFootModel(tools.model()).shown().subscribe(this::show);
    }

    /// Beside the switch, not in it: that one would be as wide as its words, and a longer language pushes it out.
    private Label onlyText() {
        Label text = new Label("Only my contacts");
        text.setWrapText(true);
        text.setMinHeight(Region.USE_PREF_SIZE);
        text.setMaxWidth(Double.MAX_VALUE);
        text.setOnMouseClicked(_ -> only.setSelected(!only.isSelected()));
        HBox.setHgrow(text, Priority.ALWAYS);
        return text;
    }

    Region node() {
        return node;
    }

    private void show(PorchFootModel.Shown now) {
        word.setText(now.word());
        sentence.setText(now.sentence());
        String action = now.paused() ? "Resume sharing" : "Pause sharing";
        icon.setIconCode(now.paused() ? Icons.GO_ON : Icons.PAUSE);
        pause.getTooltip().setText(action);
        pause.setAccessibleText(action);
        following = true;
        only.setSelected(now.onlyMyContacts());
        following = false;
        node.pseudoClassStateChanged(ON, now.light() != PorchFootModel.Light.OFF);
        node.pseudoClassStateChanged(SERVING, now.light() == PorchFootModel.Light.SERVING);
    }

    private void pause() {
        boolean paused = tools.model().now().sharingPaused();
        tools.run(() -> tools.porch().pauseSharing(!paused), () -> {});
    }

    private void letOnlyContactsIn(boolean wanted) {
        if (!following && wanted != tools.model().now().onlyMyContacts()) {
            tools.run(() -> tools.porch().onlyMyContacts(wanted), () -> {});
        }
    }
}
