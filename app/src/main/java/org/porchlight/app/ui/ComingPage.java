package org.porchlight.app.ui;

import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;

import org.kordamp.ikonli.Ikon;
import org.porchlight.app.ui.part.Page;

/// Holds the place of a page that is being built.
record ComingPage(String title, Ikon icon, Region node) implements Page {
    ComingPage(String title, Ikon icon) {
        this(title, icon, new StackPane(new Label(title)));
    }
}
