package org.porchlight.app.ui.activity;

import javafx.animation.PauseTransition;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.TableView;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.util.Duration;

/// Keeps the rows where they are while the person points at them, moves among them by keys, or has their menu open. A
/// pointer that was left lying holds them only for a while.
final class HoldWhilePointing {
    private static final Duration POINTER = Duration.seconds(20);
    private static final Duration KEYS = Duration.seconds(5);

    private final ActivityModel model;
    private final ContextMenu menu;
    private final PauseTransition patience = new PauseTransition();

    HoldWhilePointing(ActivityModel model, TableView<?> table, ContextMenu menu) {
        this.model = model;
        this.menu = menu;
        patience.setOnFinished(_ -> letGo());
        table.addEventFilter(MouseEvent.MOUSE_MOVED, _ -> hold(POINTER));
        table.addEventFilter(MouseEvent.MOUSE_PRESSED, _ -> hold(POINTER));
        table.addEventFilter(KeyEvent.KEY_PRESSED, _ -> hold(KEYS));
        table.addEventHandler(MouseEvent.MOUSE_EXITED, _ -> letGo());
        menu.setOnHidden(_ -> hold(KEYS));
    }

    private void hold(Duration time) {
        model.hold(true);
        patience.setDuration(time);
        patience.playFromStart();
    }

    private void letGo() {
        if (!menu.isShowing()) {
            patience.stop();
            model.hold(false);
        }
    }
}
