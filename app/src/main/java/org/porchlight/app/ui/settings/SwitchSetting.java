package org.porchlight.app.ui.settings;

import org.porchlight.app.settings.Settings;

import java.util.function.BiFunction;
import java.util.function.Predicate;

/// A setting that is on or off.
record SwitchSetting(
        String label, String explained, Predicate<Settings> read, BiFunction<Settings, Boolean, Settings> write) {

    static SwitchSetting startHidden() {
        return new SwitchSetting(
                "Start without a window",
                "Where there is a tray, Porchlight starts there.",
                now -> now.desktop().startHidden(),
                (now, on) -> now.with(now.desktop().startHidden(on)));
    }

    static SwitchSetting notices() {
        return new SwitchSetting(
                "Tell me when somebody begins to watch",
                "A notice on the desktop, never more than one in ten seconds.",
                now -> now.desktop().notices(),
                (now, on) -> now.with(now.desktop().notices(on)));
    }

    static SwitchSetting stayAwake() {
        return new SwitchSetting(
                "Keep this machine awake while somebody watches",
                "It may sleep again as soon as nobody does.",
                now -> now.desktop().stayAwake(),
                (now, on) -> now.with(now.desktop().stayAwake(on)));
    }
}
