package org.porchlight.app.ui.settings;

import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.porchlight.app.ui.part.Page;
import org.porchlight.app.ui.part.Tools;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// Everything that can be set; each change takes effect at once.
public final class SettingsPage implements Page {
    private static final double WIDEST = 760;

    private final ReachSection reach;
    private final LogSection log;
    private final Optional<SessionStartRow> sessionStart;
    private final Region name;
    private final BorderPane node = new BorderPane();

    public SettingsPage(Tools tools) {
        SettingsModel model = new SettingsModel(tools);
        this.reach = new ReachSection(tools);
        this.log = new LogSection(tools);
        this.name = Rows.of(model, TextSetting.name(tools.model().now().name()));
        this.sessionStart = tools.sessionStart().map(start -> new SessionStartRow(tools, start));
        List<Region> general =
                Stream.of(
                                Stream.of(name, Choices.theme(model), Choices.audience(model)),
                                sessionStart.map(SessionStartRow::node).stream(),
                                Stream.of(
                                                SwitchSetting.startHidden(),
                                                SwitchSetting.notices(),
                                                SwitchSetting.stayAwake())
                                        .map(setting -> Rows.of(model, setting)))
                        .flatMap(rows -> rows)
                        .toList();
        VBox sections =
                new VBox(
                        Section.of("Porchlight", general.toArray(Region[]::new)),
                        Section.of(
                                "Where others find me",
                                Rows.of(model, TextSetting.port()),
                                Choices.linkHost(model),
                                Rows.of(model, TextSetting.hostNames())),
                        reach.node(),
                        Section.of(
                                "Limits",
                                Rows.of(model, TextSetting.connections()),
                                Rows.of(model, TextSetting.connectionsPerAddress())),
                        new TypesSection(model).node(),
                        log.node());
        sections.getStyleClass().add("sections");
        sections.setMaxWidth(WIDEST);
        StackPane middle = new StackPane(sections);
        middle.getStyleClass().add("sections-middle");
        ScrollPane scroll = new ScrollPane(middle);
        scroll.setFitToWidth(true);
        scroll.setFocusTraversable(false);
        scroll.getStyleClass().add("edge-to-edge");
        Label title = new Label("Settings");
        title.getStyleClass().add("page-title");
        StackPane head = new StackPane(title);
        head.setAlignment(Pos.CENTER_LEFT);
        head.getStyleClass().add("page-head");
        node.setTop(head);
        node.setCenter(scroll);
        node.getStyleClass().addAll("page", "settings-page");
    }

    @Override
    public String title() {
        return "Settings";
    }

    @Override
    public Ikon icon() {
        return MaterialDesignC.COG_OUTLINE;
    }

    @Override
    public Region node() {
        return node;
    }

    @Override
    public void shown() {
        reach.look();
        sessionStart.ifPresent(SessionStartRow::read);
        log.read();
        node.applyCss(); // the scroll pane has its skin then, and what is in it can get the focus
        Optional.ofNullable(name.lookup(".text-field")).ifPresent(Node::requestFocus);
    }
}
