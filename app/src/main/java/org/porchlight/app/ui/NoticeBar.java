package org.porchlight.app.ui;

import javafx.animation.PauseTransition;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.util.Duration;

import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;
import org.porchlight.app.ui.part.Notices;

/// The strip at the foot of the page that says what was done, one sentence at a time.
final class NoticeBar implements Notices {
    private static final Duration SHORT = Duration.seconds(4);
    private static final Duration LONG = Duration.seconds(10);

    private final Label text = new Label();
    private final Button action = new Button();
    private final Button close = new Button("", new FontIcon(Icons.CLOSE));
    private final HBox node = new HBox(text, action, close);
    private final PauseTransition timer = new PauseTransition();

    NoticeBar() {
        text.setWrapText(true);
        text.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(text, Priority.ALWAYS);
        action.setMinWidth(Region.USE_PREF_SIZE);
        close.getStyleClass().addAll("button-icon", "flat");
        close.setMinWidth(Region.USE_PREF_SIZE);
        close.setAccessibleText("Close this message");
        close.setOnAction(_ -> hide());
        node.getStyleClass().add("notice");
        node.setMaxSize(560, Region.USE_PREF_SIZE);
        node.setId("notice");
        timer.setOnFinished(_ -> hide());
        // nobody loses what they are reading or reaching for
        node.hoverProperty().subscribe(this::holdOn);
        node.focusWithinProperty().subscribe(this::holdOn);
        hide();
    }

    Region node() {
        return node;
    }

    @Override
    public void say(String sentence) {
        show(sentence, null, () -> {}, SHORT);
    }

    @Override
    public void offer(String sentence, String word, Runnable run) {
        show(sentence, word, run, LONG);
    }

    @Override
    public void refuse(String sentence) {
        show(sentence, null, () -> {}, Duration.INDEFINITE);
    }

    void hide() {
        timer.stop();
        node.setVisible(false);
        node.setManaged(false);
    }

    private void show(String sentence, @Nullable String word, Runnable run, Duration time) {
        text.setText(sentence);
        action.setVisible(word != null);
        action.setManaged(word != null);
        action.setText(word == null ? "" : word);
        action.setOnAction(_ -> {
            hide();
            run.run();
        });
        node.setVisible(true);
        node.setManaged(true);
        timer.stop();
        timer.setDuration(time);
        if (!time.isIndefinite()) {
            timer.playFromStart();
        }
    }

    private void holdOn(boolean attended) {
        if (attended) {
            timer.pause();
        } else if (node.isVisible() && !timer.getDuration().isIndefinite()) {
            timer.play();
        }
    }
}
