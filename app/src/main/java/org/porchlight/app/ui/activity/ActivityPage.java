package org.porchlight.app.ui.activity;

import atlantafx.base.controls.CustomTextField;

import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;
import org.porchlight.app.ui.part.Page;
import org.porchlight.app.ui.part.Tools;

import java.time.ZoneId;
import java.util.Objects;

/// Who is watching what: the viewings of the day, and the total speed of the last minute.
public final class ActivityPage implements Page {
    private static final KeyCombination FIND = new KeyCodeCombination(KeyCode.F, KeyCombination.SHORTCUT_DOWN);

    private final ActivityModel model = new ActivityModel(ZoneId.systemDefault());
    private final ActivityTable table;
    private final CustomTextField filter = new CustomTextField();
    private final VBox node = new VBox();

    /// `toShares` leads to where links are made.
    public ActivityPage(Tools tools, Runnable toShares) {
        this.table = new ActivityTable(model, new ViewingDeeds(tools));
        StackPane middle = new StackPane(table.node(), nobodyYet(toShares), noMatch());
        VBox.setVgrow(middle, Priority.ALWAYS);
        VBox body = new VBox(middle, chart());
        body.getStyleClass().add("body");
        VBox.setVgrow(body, Priority.ALWAYS);
        node.getChildren().setAll(head(), body);
        node.getStyleClass().addAll("page", "activity");
        node.getStylesheets().add(sheet());
        node.addEventHandler(KeyEvent.KEY_PRESSED, this::keyPressed);
        tools.model().traffic().subscribe(now -> model.refresh(now, tools.model().now().contacts()));
    }

    @Override
    public String title() {
        return "Activity";
    }

    @Override
    public Ikon icon() {
        return Icons.PAGE;
    }

    @Override
    public Region node() {
        return node;
    }

    @Override
    public void shown() {
        table.node().requestFocus();
    }

    private static String sheet() {
        return Objects.requireNonNull(ActivityPage.class.getResource("activity.css"), "activity.css").toExternalForm();
    }

    private Region head() {
        Label title = new Label(title());
        title.getStyleClass().add("page-title");
        Label summary = new Label();
        summary.getStyleClass().add("summary");
        summary.textProperty().bind(model.summaryProperty().map(Summary::text));
        VBox words = new VBox(title, summary);
        title.setMinWidth(Region.USE_PREF_SIZE);
        HBox.setHgrow(words, Priority.ALWAYS);
        HBox head = new HBox(words, filterBox(), clearButton());
        head.setAlignment(Pos.CENTER_LEFT);
        head.getStyleClass().add("page-head");
        return head;
    }

    private Region filterBox() {
        filter.setPromptText("Find a viewing");
        filter.setLeft(new FontIcon(Icons.SEARCH));
        filter.setAccessibleText("Filter the viewings");
        filter.setTooltip(new Tooltip("Words of a name, an address, a player, a file or a share"));
        filter.setPrefWidth(220);
        filter.setMinWidth(100);
        Button clear = new Button("", new FontIcon(Icons.CLOSE));
        clear.getStyleClass().addAll("button-icon", "flat", "clear");
        clear.setAccessibleText("Clear the filter");
        clear.setFocusTraversable(false);
        clear.setOnAction(_ -> filter.clear());
        clear.visibleProperty().bind(filter.textProperty().isNotEmpty());
        filter.setRight(clear);
        filter.textProperty().subscribe(model::filter);
        return filter;
    }

    private Button clearButton() {
        Button clear = new Button("_Clear earlier", new FontIcon(Icons.CLEAR));
        clear.setMnemonicParsing(true);
        clear.setMinWidth(Region.USE_PREF_SIZE);
        clear.setTooltip(new Tooltip("Takes what is over or was sent whole off this list"));
        clear.disableProperty().bind(model.summaryProperty().map(now -> now.clearable() == 0));
        clear.setOnAction(_ -> model.forgetFinished());
        return clear;
    }

    private Region chart() {
        Label title = new Label("Total speed, last minute");
        title.getStyleClass().add("summary");
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        Label speed = new Label();
        speed.getStyleClass().add("total");
        speed.textProperty().bind(model.summaryProperty().map(Summary::speed));
        VBox card = new VBox(8, new HBox(title, space, speed), new SpeedChart(model.speed()));
        card.getStyleClass().add("chart-card");
        card.visibleProperty().bind(model.summaryProperty().map(now -> now.all() > 0));
        card.managedProperty().bind(card.visibleProperty());
        return card;
    }

    private Region nobodyYet(Runnable toShares) {
        Button button = new Button("Copy a link on Shares");
        button.setOnAction(_ -> toShares.run());
        Region empty =
                emptyState(
                        "Nobody is watching yet",
                        "As soon as somebody plays something of yours, you see here who and what it is, how far they"
                                + " are, and how fast it goes. Give somebody a link to begin with.",
                        button);
        empty.visibleProperty().bind(model.summaryProperty().map(now -> now.all() == 0));
        return empty;
    }

    private Region noMatch() {
        Button button = new Button("Show all");
        button.setOnAction(_ -> {
            filter.clear();
            table.node().requestFocus();
        });
        Region empty = emptyState("Nothing matches", "No viewing of today holds these words.", button);
        empty.visibleProperty().bind(model.summaryProperty().map(now -> now.all() > 0 && now.shown() == 0));
        return empty;
    }

    private static Region emptyState(String title, String text, Button next) {
        Label heading = new Label(title);
        heading.getStyleClass().add("heading");
        Label words = new Label(text);
        words.setWrapText(true);
        words.setMaxWidth(460);
        words.getStyleClass().add("words");
        FontIcon icon = new FontIcon(Icons.PAGE);
        VBox empty = new VBox(14, icon, heading, words, next);
        empty.setAlignment(Pos.CENTER);
        empty.getStyleClass().add("empty-state");
        return empty;
    }

    private void keyPressed(KeyEvent event) {
        if (FIND.match(event)) {
            filter.requestFocus();
            filter.selectAll();
            event.consume();
        } else if (event.getCode() == KeyCode.ESCAPE && !filter.getText().isEmpty()) {
            filter.clear();
            table.node().requestFocus();
            event.consume();
        }
    }
}
