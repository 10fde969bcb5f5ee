package org.porchlight.app.ui.part;

import javafx.scene.AccessibleRole;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import javafx.scene.shape.ClosePath;
import javafx.scene.shape.HLineTo;
import javafx.scene.shape.MoveTo;
import javafx.scene.shape.Path;
import javafx.scene.shape.Rectangle;
import javafx.scene.shape.VLineTo;

/// Draws a QR code: dark on light in every theme, since many phones do not read the reverse. Modules are whole pixels,
/// and the quiet zone of four modules belongs to it.
public final class QrView extends Region {
    private static final int QUIET = 4;

    private final Rectangle ground = new Rectangle();
    private final Path dark = new Path();
    private final int modules;
    private final double module;

    /// As large as whole pixels allow within `side`. `name` is what a screen reader says.
    public QrView(QrCode code, double side, String name) {
        this.modules = code.size() + 2 * QUIET;
        this.module = Math.max(2, Math.floor(side / modules));
        getStyleClass().add("qr");
        ground.setFill(Color.WHITE);
        dark.setFill(Color.BLACK);
        dark.setStroke(null);
        dark.setSmooth(false);
        draw(code);
        getChildren().addAll(ground, dark);
        double whole = modules * module;
        ground.setWidth(whole);
        ground.setHeight(whole);
        setMinSize(whole, whole);
        setMaxSize(whole, whole);
        setAccessibleRole(AccessibleRole.IMAGE_VIEW);
        setAccessibleText(name);
    }

    /// One box for each run of dark modules in a row.
    private void draw(QrCode code) {
        for (int row = 0; row < code.size(); row++) {
            int begin = -1;
            for (int column = 0; column <= code.size(); column++) {
                boolean isDark = column < code.size() && code.isDark(column, row);
                if (isDark && begin < 0) {
                    begin = column;
                } else if (!isDark && begin >= 0) {
                    box(begin, column, row);
                    begin = -1;
                }
            }
        }
    }

    private void box(int begin, int end, int row) {
        double top = (row + QUIET) * module;
        dark.getElements()
                .addAll(
                        new MoveTo((begin + QUIET) * module, top),
                        new HLineTo((end + QUIET) * module),
                        new VLineTo(top + module),
                        new HLineTo((begin + QUIET) * module),
                        new ClosePath());
    }

    @Override
    protected void layoutChildren() {
        ground.relocate(0, 0);
        dark.relocate(dark.getBoundsInLocal().getMinX(), dark.getBoundsInLocal().getMinY());
    }
}
