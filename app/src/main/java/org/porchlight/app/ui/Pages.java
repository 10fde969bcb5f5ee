package org.porchlight.app.ui;

import org.porchlight.app.ui.activity.ActivityPage;
import org.porchlight.app.ui.part.Page;
import org.porchlight.app.ui.part.Tools;
import org.porchlight.app.ui.settings.SettingsPage;
import org.porchlight.app.ui.shares.SharesPage;

import java.util.List;

/// The pages of the window, in the order of the sidebar.
final class Pages {
    private Pages() {}

    static List<Page> of(Tools tools, Runnable toShares) {
        return List.of(new SharesPage(tools), new ActivityPage(tools, toShares), new SettingsPage(tools));
    }
}
