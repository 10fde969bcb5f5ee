package org.porchlight.app.ui;

import atlantafx.base.theme.PrimerDark;
import atlantafx.base.theme.PrimerLight;

import javafx.application.Application;
import javafx.application.ColorScheme;
import javafx.application.ConditionalFeature;
import javafx.application.Platform;
import javafx.beans.value.ObservableValue;
import javafx.scene.Scene;

import org.porchlight.app.settings.Theme;

import java.util.Objects;

/// How the window is painted: Primer, light or dark, in the colours of a lamp.
final class Look {
    private Look() {}

    /// Paints `scene` as `theme` says, from now on; by itself it follows the system.
    static void follow(Scene scene, ObservableValue<Theme> theme) {
        ObservableValue<ColorScheme> system = Platform.getPreferences().colorSchemeProperty();
        Runnable paint = () -> paint(scene, isDark(theme.getValue(), system.getValue()));
        theme.subscribe(paint);
        system.subscribe(paint);
        paint.run();
    }

    private static boolean isDark(Theme theme, ColorScheme system) {
        return switch (theme) {
            case LIGHT -> false;
            case DARK -> true;
            case SYSTEM -> system == ColorScheme.DARK;
        };
    }

    private static void paint(Scene scene, boolean dark) {
        // the form that is parsed already takes a third of the time
        Application.setUserAgentStylesheet((dark ? new PrimerDark() : new PrimerLight()).getUserAgentStylesheetBSS());
        scene.getStylesheets().setAll(file(dark ? "dark.css" : "light.css"), file("porchlight.css"));
        if (!Platform.isSupported(ConditionalFeature.TRANSPARENT_WINDOW)) {
            scene.getStylesheets().add(file("uncomposed.css"));
        }
    }

    private static String file(String name) {
        return Objects.requireNonNull(Look.class.getResource(name), name).toExternalForm();
    }
}
