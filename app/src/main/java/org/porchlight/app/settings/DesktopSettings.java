package org.porchlight.app.settings;

/// How Porchlight behaves on the desktop.
///
/// | field | meaning |
/// | --- | --- |
/// | `theme` | how bright the window is |
/// | `startHidden` | start in the tray, without a window, where there is a tray |
/// | `notices` | say it on the desktop when somebody begins to watch |
/// | `stayAwake` | keep the machine awake while somebody watches |
public record DesktopSettings(Theme theme, boolean startHidden, boolean notices, boolean stayAwake) {

    public static DesktopSettings initial() {
        return new DesktopSettings(Theme.SYSTEM, false, true, true);
    }

    public DesktopSettings with(Theme now) {
        return new DesktopSettings(now, startHidden, notices, stayAwake);
    }

    public DesktopSettings startHidden(boolean now) {
        return new DesktopSettings(theme, now, notices, stayAwake);
    }

    public DesktopSettings notices(boolean now) {
        return new DesktopSettings(theme, startHidden, now, stayAwake);
    }

    public DesktopSettings stayAwake(boolean now) {
        return new DesktopSettings(theme, startHidden, notices, now);
    }
}
