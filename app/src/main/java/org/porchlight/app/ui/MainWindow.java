package org.porchlight.app.ui;

import javafx.geometry.Pos;
import javafx.scene.Parent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;

import org.porchlight.app.ui.part.Page;
import org.porchlight.app.ui.part.Tools;

import java.util.List;

/// What the window holds: the sidebar, the page that is shown, the People panel at the right, and the notices.
final class MainWindow {
    private final List<Page> pages;
    private final Sidebar sidebar;
    private final BorderPane page = new BorderPane();
    private final BorderPane root = new BorderPane();
    private Page shown;

    MainWindow(Tools tools, NoticeBar notices, List<Page> pages, Region people) {
        this.pages = pages;
        this.shown = pages.getFirst();
        this.sidebar = new Sidebar(pages, new PorchFoot(tools).node(), this::show);
        StackPane.setAlignment(notices.node(), Pos.BOTTOM_CENTER);
        StackPane area = new StackPane(page, notices.node());
        area.getStyleClass().add("page-area");
        root.setLeft(sidebar.node());
        root.setCenter(area);
        root.setRight(people);
        root.getStyleClass().add("porchlight");
        show(shown);
    }

    Parent node() {
        return root;
    }

    Page shown() {
        return shown;
    }

    void show(Page wanted) {
        if (!wanted.equals(shown)) {
            shown.hidden();
        }
        shown = wanted;
        page.setCenter(wanted.node());
        sidebar.show(wanted);
        wanted.shown();
    }

    /// Shows the page at that place of the sidebar, if there is one.
    void show(int place) {
        if (place < pages.size()) {
            show(pages.get(place));
        }
    }
}
