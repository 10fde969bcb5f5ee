package org.porchlight.app.ui.activity;

import javafx.scene.layout.Region;

/// A thin bar that shows how far something is: two boxes, for a table lays out many of them each second.
final class Bar extends Region {
    private final Region fill = new Region();
    private double done;

    Bar() {
        getStyleClass().add("bar");
        fill.getStyleClass().add("fill");
        getChildren().add(fill);
        setMinHeight(6);
        setMaxHeight(6);
    }

    /// From 0 to 1.
    void show(double now) {
        if (now != done) {
            done = now;
            requestLayout();
        }
    }

    @Override
    protected void layoutChildren() {
        double width = done <= 0 ? 0 : Math.max(getHeight(), getWidth() * done);
        fill.resizeRelocate(0, 0, width, getHeight());
    }
}
