package org.porchlight.app;

import org.porchlight.app.porch.WindowState;
import org.porchlight.app.store.FieldReader;
import org.porchlight.app.store.Json;
import org.porchlight.app.store.JsonFormat;

/// How the window was left, in `window.json`.
final class WindowFormat implements JsonFormat<WindowState> {
    private static final int FAR = 100_000;

    @Override
    public WindowState initial() {
        return WindowState.initial();
    }

    @Override
    public WindowState read(FieldReader in) {
        return new WindowState(
                in.number("x", 0, -FAR, FAR),
                in.number("y", 0, -FAR, FAR),
                in.number("width", 0, 0, FAR),
                in.number("height", 0, 0, FAR),
                in.flag("maximized", false),
                in.flag("people", true),
                in.text("page", ""),
                in.flag("hidingExplained", false));
    }

    @Override
    public Json.Fields write(WindowState window, Json.Fields old) {
        return old.with("x", window.x())
                .with("y", window.y())
                .with("width", window.width())
                .with("height", window.height())
                .with("maximized", window.maximized())
                .with("people", window.people())
                .with("page", window.page())
                .with("hidingExplained", window.hidingExplained());
    }
}
