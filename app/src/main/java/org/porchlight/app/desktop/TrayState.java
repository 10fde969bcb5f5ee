package org.porchlight.app.desktop;

import java.util.List;

/// What the tray tells and offers, at one moment. `watching` counts the viewings that run, `bytesPerSecond` is what all
/// of them get. `canOpen` is false where no window can be shown.
public record TrayState(
        List<ShareName> shares,
        int watching,
        long bytesPerSecond,
        boolean onlyMyContacts,
        boolean paused,
        boolean canOpen) {

    /// A share as the tray offers its link. A link to one that is not `forEveryone` is made for somebody, so it asks
    /// for whom.
    public record ShareName(String name, boolean forEveryone) {}

    public TrayState {
        shares = List.copyOf(shares);
    }

    TrayIcon icon() {
        if (paused) {
            return TrayIcon.PAUSED;
        }
        if (watching > 0) {
            return TrayIcon.SERVING;
        }
        return onlyMyContacts ? TrayIcon.CONTACTS : TrayIcon.IDLE;
    }
}
