package org.porchlight.app.ui;

import javafx.geometry.Rectangle2D;
import javafx.stage.Screen;
import javafx.stage.Stage;

import org.porchlight.app.porch.Porch;
import org.porchlight.app.porch.WindowState;

import java.util.List;

/// Puts the window where it was left, if there is still a screen there.
final class WindowPlace {
    private static final double LEAST_WIDTH = 680;
    private static final double LEAST_HEIGHT = 480;
    private static final double WIDTH = 1120;
    private static final double HEIGHT = 720;

    private WindowPlace() {}

    static void restore(Stage stage, WindowState state) {
        List<Rectangle2D> screens = Screen.getScreens().stream().map(Screen::getVisualBounds).toList();
        Rectangle2D primary = Screen.getPrimary().getVisualBounds();
        stage.setMinWidth(Math.min(LEAST_WIDTH, primary.getWidth()));
        stage.setMinHeight(Math.min(LEAST_HEIGHT, primary.getHeight()));
        if (state.isKnown()) {
            Rectangle2D left = new Rectangle2D(state.x(), state.y(), state.width(), state.height());
            Rectangle2D place = clamped(left, screens, primary);
            stage.setX(place.getMinX());
            stage.setY(place.getMinY());
            stage.setWidth(place.getWidth());
            stage.setHeight(place.getHeight());
            stage.setMaximized(state.maximized());
        } else {
            stage.setWidth(Math.min(WIDTH, primary.getWidth()));
            stage.setHeight(Math.min(HEIGHT, primary.getHeight()));
        }
    }

    static void keep(Stage stage, Porch porch) {
        WindowState before = porch.window();
        // the place of a maximized window is that of the screen; what it goes back to stays as it was
        porch.keepWindow(
                stage.isMaximized() && before.isKnown()
                        ? before.placed(before.x(), before.y(), before.width(), before.height(), true)
                        : before.placed(
                                (int) stage.getX(),
                                (int) stage.getY(),
                                (int) stage.getWidth(),
                                (int) stage.getHeight(),
                                stage.isMaximized()));
    }

    /// `left` where it was, moved and shrunk so that all of it is on the screen it is mostly on; `primary` where there
    /// is no such screen any more.
    static Rectangle2D clamped(Rectangle2D left, List<Rectangle2D> screens, Rectangle2D primary) {
        Rectangle2D screen = primary;
        double most = 0;
        for (Rectangle2D candidate : screens) {
            double common = common(left, candidate);
            if (common > most) {
                most = common;
                screen = candidate;
            }
        }
        double width = Math.min(left.getWidth(), screen.getWidth());
        double height = Math.min(left.getHeight(), screen.getHeight());
        double x = Math.clamp(left.getMinX(), screen.getMinX(), screen.getMaxX() - width);
        double y = Math.clamp(left.getMinY(), screen.getMinY(), screen.getMaxY() - height);
        return new Rectangle2D(x, y, width, height);
    }

    private static double common(Rectangle2D a, Rectangle2D b) {
        double width = Math.min(a.getMaxX(), b.getMaxX()) - Math.max(a.getMinX(), b.getMinX());
        double height = Math.min(a.getMaxY(), b.getMaxY()) - Math.max(a.getMinY(), b.getMinY());
        return Math.max(0, width) * Math.max(0, height);
    }
}
