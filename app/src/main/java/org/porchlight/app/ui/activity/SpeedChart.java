package org.porchlight.app.ui.activity;

import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.shape.ClosePath;
import javafx.scene.shape.Line;
import javafx.scene.shape.LineTo;
import javafx.scene.shape.MoveTo;
import javafx.scene.shape.Path;
import javafx.scene.shape.PathElement;

import org.porchlight.app.text.Figures;

import java.util.ArrayList;
import java.util.List;

/// The total speed of the last minute as a filled line. Two paths and three lines: a chart control would lay out dozens
/// of nodes each second.
final class SpeedChart extends Region {
    private static final double SCALE_WIDTH = 72;
    private static final double TIME_HEIGHT = 20;
    private static final int LINES = 3;

    private final SpeedHistory speed;
    private final Path area = new Path();
    private final Path line = new Path();
    private final List<Line> grid = new ArrayList<>();
    private final List<Label> scale = new ArrayList<>();
    private final Label begin = new Label("1 minute ago");
    private final Label end = new Label("now");

    SpeedChart(SpeedHistory speed) {
        this.speed = speed;
        getStyleClass().add("speed-chart");
        area.getStyleClass().add("area");
        line.getStyleClass().add("line");
        for (int i = 0; i < LINES; i++) {
            Line level = new Line();
            level.getStyleClass().add("grid");
            grid.add(level);
            scale.add(new Label());
        }
        getChildren().addAll(grid);
        getChildren().addAll(area, line, begin, end);
        getChildren().addAll(scale);
        setAccessibleRole(AccessibleRole.IMAGE_VIEW);
        setMinHeight(84);
        setPrefHeight(124);
        speed.ticksProperty().subscribe(this::requestLayout);
    }

    @Override
    protected void layoutChildren() {
        double width = getWidth() - SCALE_WIDTH;
        double height = getHeight() - TIME_HEIGHT;
        for (int i = 0; i < LINES; i++) {
            layoutLevel(i, width, height);
        }
        begin.autosize();
        begin.relocate(0, height + 4);
        end.autosize();
        end.relocate(width - end.getWidth(), height + 4);
        draw(width, height);
        setAccessibleText(
                "Total speed of the last minute, now " + Figures.bytes(Math.round(speed.ago(0))) + " per second");
    }

    private void layoutLevel(int i, double width, double height) {
        double part = (double) i / (LINES - 1);
        double y = Math.round(height * (1 - part)) + 0.5;
        Line level = grid.get(i);
        level.setStartX(0);
        level.setEndX(width);
        level.setStartY(y);
        level.setEndY(y);
        Label label = scale.get(i);
        label.setText(i == 0 ? "0" : Figures.bytes(Math.round(speed.ceiling() * part)) + "/s");
        label.autosize();
        label.relocate(width + 10, Math.clamp(y - label.getHeight() / 2, 0, height - label.getHeight() / 2));
    }

    private void draw(double width, double height) {
        List<PathElement> points = new ArrayList<>();
        List<PathElement> filled = new ArrayList<>();
        int size = speed.size();
        for (int ago = size - 1; ago >= 0; ago--) {
            double x = width * (1 - (double) ago / SpeedHistory.SECONDS);
            double y = height * (1 - speed.ago(ago) / speed.ceiling());
            boolean first = ago == size - 1;
            points.add(first ? new MoveTo(x, y) : new LineTo(x, y));
            if (first) {
                filled.add(new MoveTo(x, height));
            }
            filled.add(new LineTo(x, y));
        }
        if (size > 0) {
            filled.add(new LineTo(width, height));
            filled.add(new ClosePath());
        }
        line.getElements().setAll(points);
        area.getElements().setAll(filled);
    }
}
