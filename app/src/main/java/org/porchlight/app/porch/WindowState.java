package org.porchlight.app.porch;

/// How the window was left, kept in `window.json`.
///
/// Places and sizes are in pixels of the desktop, not scaled; `width` 0 means that it was never open. `people` says
/// whether the People panel is unfolded, `page` which page was shown, `hidingExplained` whether the person was told
/// that closing hides the window.
public record WindowState(
        int x, int y, int width, int height, boolean maximized, boolean people, String page, boolean hidingExplained) {

    public static WindowState initial() {
        return new WindowState(0, 0, 0, 0, false, true, "", false);
    }

    public boolean isKnown() {
        return width > 0 && height > 0;
    }

    public WindowState placed(int atX, int atY, int wide, int high, boolean full) {
        return new WindowState(atX, atY, wide, high, full, people, page, hidingExplained);
    }

    public WindowState people(boolean now) {
        return new WindowState(x, y, width, height, maximized, now, page, hidingExplained);
    }

    public WindowState page(String now) {
        return new WindowState(x, y, width, height, maximized, people, now, hidingExplained);
    }

    public WindowState hidingExplained(boolean now) {
        return new WindowState(x, y, width, height, maximized, people, page, now);
    }
}
