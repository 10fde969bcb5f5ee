package org.porchlight.app.ui;

import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Parent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.StackPane;

import org.porchlight.app.porch.Porch;
import org.porchlight.app.ui.part.Page;
import org.porchlight.app.ui.part.Tools;
import org.porchlight.app.ui.people.PeoplePanel;
import org.porchlight.app.ui.shares.SharesPage;

import java.util.List;
import java.util.stream.Stream;

/// What the window holds: the sidebar, the page that is shown, the People panel at the right, and the notices.
final class MainWindow {
    private static final double WIDE_ENOUGH = 900;

    private final Porch porch;
    private final List<Page> pages;
    private final Sidebar sidebar;
    private final BorderPane page = new BorderPane();
    private final BorderPane root = new BorderPane();
    private final Fold people;
    private Page shown;

    MainWindow(Tools tools, NoticeBar notices) {
        this.porch = tools.porch();
        this.pages = Pages.of(tools, () -> show(0));
        this.shown = pages.getFirst();
        this.sidebar = new Sidebar(pages, new PorchFoot(tools).node(), this::show);
        this.people = new Fold("People", new PeoplePanel(tools).node(), porch.window().people(), this::folded);
        StackPane.setAlignment(notices.node(), Pos.BOTTOM_CENTER);
        StackPane.setMargin(notices.node(), new Insets(0, 16, 20, 16));
        StackPane area = new StackPane(page, notices.node());
        area.getStyleClass().add("page-area");
        area.setMinWidth(0);
        root.setLeft(sidebar.node());
        root.setCenter(area);
        root.setRight(this.people.node());
        root.getStyleClass().add("porchlight");
        root.widthProperty().subscribe(width -> people.narrow(width.doubleValue() < WIDE_ENOUGH));
        show(pages.stream().filter(one -> one.title().equals(porch.window().page())).findFirst().orElse(shown));
    }

    Parent node() {
        return root;
    }

    void show(Page wanted) {
        if (!wanted.equals(shown)) {
            shown.hidden();
        }
        shown = wanted;
        page.setCenter(wanted.node());
        sidebar.show(wanted);
        wanted.shown();
        porch.keepWindow(porch.window().page(wanted.title()));
    }

    /// Shows the page at that place of the sidebar, if there is one.
    void show(int place) {
        if (place < pages.size()) {
            show(pages.get(place));
        }
    }

    /// Shows the shares.
    SharesPage shares() {
        SharesPage shares =
                pages.stream()
                        .flatMap(one -> one instanceof SharesPage found ? Stream.of(found) : Stream.empty())
                        .findFirst()
                        .orElseThrow();
        show(shares);
        return shares;
    }

    void foldPeople() {
        people.turn();
    }

    private void folded(boolean open) {
        porch.keepWindow(porch.window().people(open));
    }
}
