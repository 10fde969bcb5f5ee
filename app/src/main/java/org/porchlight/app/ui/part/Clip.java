package org.porchlight.app.ui.part;

/// The clipboard. Used on the JavaFX thread.
@FunctionalInterface
public interface Clip {
    void copy(String text);
}
