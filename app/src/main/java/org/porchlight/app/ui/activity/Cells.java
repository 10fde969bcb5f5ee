package org.porchlight.app.ui.activity;

import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableBooleanValue;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.OverrunStyle;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import org.kordamp.ikonli.javafx.FontIcon;
import org.porchlight.app.ui.people.Avatar;

import java.util.Locale;
import java.util.function.Consumer;
import java.util.function.Function;

/// What the columns show.
final class Cells {
    private static final PseudoClass RUNNING = PseudoClass.getPseudoClass("running");

    private Cells() {}

    private static VBox lines(Label first, Label second) {
        second.getStyleClass().add("detail");
        VBox lines = new VBox(first, second);
        lines.setAlignment(Pos.CENTER_LEFT);
        return lines;
    }

    /// The visitor: an avatar, the name, and below it the player.
    static final class WhoCell extends RowCell {
        private final Avatar avatar;
        private final Label name;
        private final Label detail;

        /// Without the avatar while `narrow`.
        WhoCell(ObservableBooleanValue narrow) {
            this(new Avatar(15), new Label(), new Label());
            avatar.visibleProperty().bind(Bindings.not(narrow));
            avatar.managedProperty().bind(avatar.visibleProperty());
        }

        private WhoCell(Avatar avatar, Label name, Label detail) {
            super(content(avatar, name, detail), "who");
            this.avatar = avatar;
            this.name = name;
            this.detail = detail;
        }

        private static HBox content(Avatar avatar, Label name, Label detail) {
            HBox content = new HBox(10, avatar, lines(name, detail));
            content.setAlignment(Pos.CENTER_LEFT);
            return content;
        }

        @Override
        void show(ActivityRow row, RowState state) {
            Who who = state.who();
            switch (who.how()) {
                case CONTACT, DEVICE -> avatar.showPerson(who.name(), String.valueOf(who.contact()));
                case LINK -> avatar.showIcon(Icons.LINK);
                case ADDRESS -> avatar.showIcon(Icons.DEVICE);
                case HERE -> avatar.showIcon(Icons.HERE);
            }
            name.setText(who.name());
            detail.setText(who.detail());
            detail.setManaged(!who.detail().isEmpty());
        }
    }

    /// The file, and below it the share.
    static final class WhatCell extends RowCell {
        private final Label file;
        private final Label place;
        private final Tooltip whole = new Tooltip();

        WhatCell() {
            this(new Label(), new Label());
        }

        private WhatCell(Label file, Label place) {
            super(lines(file, place), "what");
            this.file = file;
            this.place = place;
            file.setTextOverrun(OverrunStyle.CENTER_ELLIPSIS);
            setTooltip(whole);
        }

        @Override
        void show(ActivityRow row, RowState state) {
            file.setText(row.file());
            place.setText(row.place());
            whole.setText(row.file() + "\n" + row.place());
        }
    }

    /// A bar, and below it the figures.
    static final class HowFarCell extends RowCell {
        private final ObservableBooleanValue narrow;
        private final Bar bar;
        private final Label figures;

        /// Without the size while `narrow`.
        HowFarCell(ObservableBooleanValue narrow) {
            this(narrow, new Bar(), new Label());
        }

        private HowFarCell(ObservableBooleanValue narrow, Bar bar, Label figures) {
            super(content(bar, figures), "how-far");
            this.narrow = narrow;
            this.bar = bar;
            this.figures = figures;
        }

        private static VBox content(Bar bar, Label figures) {
            figures.getStyleClass().add("detail");
            VBox content = new VBox(6, bar, figures);
            content.setAlignment(Pos.CENTER_LEFT);
            return content;
        }

        @Override
        void show(ActivityRow row, RowState state) {
            bar.show(state.done());
            bar.pseudoClassStateChanged(RUNNING, state.phase() == RowState.Phase.WATCHING);
            figures.setText(narrow.get() ? RowText.percent(state) : RowText.howFar(state));
        }
    }

    /// One figure, at the right.
    static final class FigureCell extends RowCell {
        private final Label figure;
        private final Function<RowState, String> text;

        FigureCell(Function<RowState, String> text) {
            this(new Label(), text);
        }

        private FigureCell(Label figure, Function<RowState, String> text) {
            super(figure, "figure");
            this.figure = figure;
            this.text = text;
        }

        @Override
        void show(ActivityRow row, RowState state) {
            figure.setText(text.apply(state));
        }
    }

    /// A dot and what goes on.
    static final class StateCell extends RowCell {
        private final Label state;
        private final RowText text;
        private String style = "";

        StateCell(RowText text) {
            this(new Label(), text);
        }

        private StateCell(Label state, RowText text) {
            super(state, "state");
            this.state = state;
            this.text = text;
            Region dot = new Region();
            dot.getStyleClass().add("dot");
            state.setGraphic(dot);
        }

        @Override
        void show(ActivityRow row, RowState now) {
            state.setText(text.state(now));
            String wanted = now.phase().name().toLowerCase(Locale.ROOT);
            if (!wanted.equals(style)) {
                getStyleClass().remove(style);
                getStyleClass().add(wanted);
                style = wanted;
            }
        }
    }

    /// Stops a viewing, or allows it again. Out of the order of focus, as keys do the same on the row.
    static final class ActCell extends RowCell {
        private final Button button;

        ActCell(Consumer<ActivityRow> stop, Consumer<ActivityRow> allow) {
            this(new Button(), stop, allow);
        }

        private ActCell(Button button, Consumer<ActivityRow> stop, Consumer<ActivityRow> allow) {
            super(button, "act");
            this.button = button;
            button.getStyleClass().addAll("button-icon", "flat");
            button.setFocusTraversable(false);
            button.setTooltip(new Tooltip());
            button.setOnAction(_ -> {
                ActivityRow row = getTableRow().getItem();
                if (row != null) {
                    (row.canAllow() ? allow : stop).accept(row);
                }
            });
        }

        @Override
        void show(ActivityRow row, RowState state) {
            boolean allow = row.canAllow();
            button.setVisible(allow || row.canStop());
            String name = (allow ? "Allow again: " : "Stop: ") + row.file();
            if (!name.equals(button.getAccessibleText())) {
                button.setGraphic(new FontIcon(allow ? Icons.ALLOW : Icons.STOP));
                button.setAccessibleText(name);
                button.getTooltip().setText(allow ? "Allow again" : "Stop");
            }
        }
    }
}
