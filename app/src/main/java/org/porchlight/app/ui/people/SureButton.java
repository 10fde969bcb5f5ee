package org.porchlight.app.ui.people;

import javafx.animation.PauseTransition;
import javafx.scene.control.Button;
import javafx.util.Duration;

/// A button for what cannot be taken back: pressed once it asks, pressed again it does it. The question goes away by
/// itself, and when the focus does.
final class SureButton extends Button {
    private final String text;
    private final String question;
    private final PauseTransition patience = new PauseTransition(Duration.seconds(6));
    private boolean asking;

    SureButton(String text, String question, Runnable deed) {
        super(text);
        this.text = text;
        this.question = question;
        getStyleClass().addAll("small", "sure");
        setMinWidth(USE_PREF_SIZE);
        patience.setOnFinished(_ -> ask(false));
        focusedProperty().subscribe(focused -> ask(asking && focused));
        setOnAction(_ -> {
            boolean sure = asking;
            ask(!sure);
            if (sure) {
                deed.run();
            }
        });
    }

    private void ask(boolean now) {
        if (asking == now) {
            return;
        }
        asking = now;
        setText(now ? question : text);
        getStyleClass().remove("danger");
        patience.stop();
        if (now) {
            getStyleClass().add("danger");
            patience.playFromStart();
        }
    }
}
