package org.porchlight.app.desktop;

/// All that shows in the tray: the icon, the line beside the pointer, the menu.
public record TrayLook(TrayIcon icon, String tooltip, TrayMenu menu) {

    public static TrayLook of(TrayState state) {
        return new TrayLook(state.icon(), TrayMenu.calmSummary(state), TrayMenu.of(state));
    }
}
