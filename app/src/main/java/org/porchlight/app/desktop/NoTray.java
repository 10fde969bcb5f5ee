package org.porchlight.app.desktop;

/// Where there is no panel to show an icon in.
final class NoTray implements Tray {

    @Override
    public boolean isShown() {
        return false;
    }

    @Override
    public void show(TrayLook look) {
        // nowhere
    }

    @Override
    public void close() {
        // nothing is held
    }
}
