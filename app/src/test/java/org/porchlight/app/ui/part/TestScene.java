package org.porchlight.app.ui.part;

import atlantafx.base.theme.PrimerLight;

import javafx.application.Application;
import javafx.scene.Parent;
import javafx.scene.Scene;

import org.porchlight.app.ui.Ui;

import java.util.List;
import java.util.Objects;

/// A scene in the light colours of the window, for tests of one page.
public final class TestScene {
    private TestScene() {}

    public static Scene of(Parent root, double width, double height) {
        Application.setUserAgentStylesheet(new PrimerLight().getUserAgentStylesheet());
        Scene scene = new Scene(root, width, height);
        for (String file : List.of("light.css", "porchlight.css")) {
            scene.getStylesheets().add(Objects.requireNonNull(Ui.class.getResource(file), file).toExternalForm());
        }
        return scene;
    }
}
