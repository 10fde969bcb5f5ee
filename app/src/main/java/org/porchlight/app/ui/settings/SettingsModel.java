package org.porchlight.app.ui.settings;

import javafx.beans.value.ObservableValue;

import org.porchlight.app.porch.PorchState;
import org.porchlight.app.settings.Settings;
import org.porchlight.app.text.Refusal;
import org.porchlight.app.ui.part.Tools;
import org.porchlight.engine.api.Types;

import java.net.InetAddress;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;

/// The settings, and how they change. Confined to the JavaFX thread.
final class SettingsModel {
    private final Tools tools;

    SettingsModel(Tools tools) {
        this.tools = tools;
    }

    ObservableValue<PorchState> state() {
        return tools.model().state();
    }

    Settings now() {
        return tools.model().now().settings();
    }

    ObservableValue<String> text(TextSetting setting) {
        return state().map(now -> setting.read().apply(now.settings()));
    }

    ObservableValue<Boolean> flag(SwitchSetting setting) {
        return state().map(now -> setting.read().test(now.settings()));
    }

    /// Takes `typed` over; `taken` runs if it is, else `refused` gets the reason and the old value stays.
    void set(TextSetting setting, String typed, Runnable taken, Consumer<String> refused) {
        change(now -> setting.write().apply(now, typed), taken, refused);
    }

    void set(SwitchSetting setting, boolean on) {
        change(now -> setting.write().apply(now, on), () -> {}, tools.notices()::refuse);
    }

    void change(UnaryOperator<Settings> change, Runnable taken, Consumer<String> refused) {
        tools.background()
                .run(
                        () -> {
                            tools.porch().change(change);
                            return true;
                        },
                        _ -> taken.run(),
                        refused);
    }

    void change(UnaryOperator<Settings> change) {
        change(change, () -> {}, tools.notices()::refuse);
    }

    /// The hosts that links may point to, the best first.
    List<String> hosts() {
        List<String> hosts = new ArrayList<>();
        for (InetAddress address : tools.model().now().addresses()) {
            String literal = address.getHostAddress();
            if (literal.indexOf('%') < 0) { // with a zone, it is good on this machine only
                hosts.add(literal);
            }
        }
        return hosts;
    }

    /// Extra media types by ending, in order.
    ObservableValue<Map<String, String>> types() {
        return state().map(now -> new TreeMap<>(now.settings().types().extra()));
    }

    void addType(String ending, String type, Runnable taken, Consumer<String> refused) {
        String bare = ending.strip().replaceFirst("^\\*?\\.", "");
        if (bare.isEmpty() || type.isBlank()) {
            refused.accept("Both are needed: the ending, such as mkv, and the type, such as video/x-matroska.");
            return;
        }
        change(
                now -> {
                    Map<String, String> extra = new HashMap<>(now.types().extra());
                    extra.put(bare, type.strip());
                    return now.with(new Types(extra, now.types().fallback()));
                },
                taken,
                refused);
    }

    void removeType(String ending) {
        change(now -> {
            Map<String, String> extra = new HashMap<>(now.types().extra());
            extra.remove(ending);
            return now.with(new Types(extra, now.types().fallback()));
        });
    }

    /// A refusal as one line below a field.
    static String oneLine(String refusal) {
        return String.join(" ", refusal.lines().toList());
    }

    static Refusal unreadable(String what) {
        return Refusal.failed(what, "The folder of the log may have been removed.");
    }
}
