package org.porchlight.app.ui;

import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;

import java.util.List;

/// The keys that work anywhere in the window: Ctrl+1, 2, 3 for the pages, Ctrl+P for the People panel.
final class Shortcuts {
    private static final List<KeyCode> DIGITS = List.of(KeyCode.DIGIT1, KeyCode.DIGIT2, KeyCode.DIGIT3);

    private Shortcuts() {}

    static void on(Scene scene, MainWindow window) {
        for (int place = 0; place < DIGITS.size(); place++) {
            int page = place;
            scene.getAccelerators().put(control(DIGITS.get(place)), () -> window.show(page));
        }
        scene.getAccelerators().put(control(KeyCode.P), window::foldPeople);
    }

    private static KeyCombination control(KeyCode key) {
        return new KeyCodeCombination(key, KeyCombination.SHORTCUT_DOWN);
    }
}
