package org.porchlight.app.ui;

import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;

import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;
import org.porchlight.app.ui.part.Page;
import org.porchlight.app.ui.part.Tools;
import org.porchlight.app.ui.shares.SharesPage;

import java.util.List;

/// The pages of the window, in the order of the sidebar, and the panel at its right.
final class Pages {
    private Pages() {}

    static List<Page> of(Tools tools) {
        return List.of(
                new SharesPage(tools),
                new ComingPage("Activity", MaterialDesignP.PLAY_CIRCLE_OUTLINE),
                new ComingPage("Settings", MaterialDesignC.COG_OUTLINE));
    }

    static Region people(Tools tools) {
        StackPane people = new StackPane();
        people.visibleProperty().bind(tools.model().state().map(_ -> true));
        people.setPrefWidth(240);
        return people;
    }
}
