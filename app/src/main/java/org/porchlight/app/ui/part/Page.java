package org.porchlight.app.ui.part;

import javafx.scene.layout.Region;

import org.kordamp.ikonli.Ikon;

/// One page of the window. Made once, on the JavaFX thread, and kept; all methods are called there.
public interface Page {

    /// What it is called in the sidebar and at its top.
    String title();

    Ikon icon();

    /// What is shown: always the same region.
    Region node();

    /// Called when the page comes up; the keyboard focus goes where a person would begin.
    default void shown() {
        node().requestFocus();
    }

    /// Called when another page comes up, or the window goes.
    default void hidden() {}
}
