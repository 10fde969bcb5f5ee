package org.porchlight.app.ui.settings;

import javafx.scene.control.ChoiceBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.util.StringConverter;

import org.porchlight.app.settings.Settings;
import org.porchlight.app.settings.Theme;
import org.porchlight.app.share.Audience;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;

/// The settings that are chosen from a few.
final class Choices {
    private static final double WIDTH = 220;
    private static final String BEST = "Automatic";

    private Choices() {}

    static Region theme(SettingsModel model) {
        return row(
                model,
                "Appearance",
                "Light or dark, like your desktop or always the same.",
                List.of(Theme.values()),
                theme ->
                        switch (theme) {
                            case SYSTEM -> "Like my desktop";
                            case LIGHT -> "Light";
                            case DARK -> "Dark";
                        },
                now -> now.desktop().theme(),
                (now, theme) -> now.with(now.desktop().with(theme)));
    }

    static Region audience(SettingsModel model) {
        return row(
                model,
                "New shares are for",
                "With whom a folder is shared when you add it.",
                List.of(new Audience.Everyone(), new Audience.Contacts()),
                audience -> audience instanceof Audience.Everyone ? "Everyone on your network" : "Contacts",
                Settings::audience,
                Settings::with);
    }

    /// The address that links point to: the best of them, one of this machine's, or one that is typed.
    static Region linkHost(SettingsModel model) {
        ComboBox<String> box = new ComboBox<>();
        box.setEditable(true);
        box.setPrefWidth(WIDTH);
        Label reason = new Label();
        reason.getStyleClass().add("reason");
        Runnable restore =
                () -> {
                    List<String> hosts = new ArrayList<>(List.of(BEST));
                    hosts.addAll(model.hosts());
                    box.getItems().setAll(hosts);
                    String host = model.now().linkHost();
                    box.setValue(host.isEmpty() ? BEST : host);
                };
        model.state().subscribe(_ -> restore.run());
        box.valueProperty()
                .subscribe(value -> {
                    String host = value == null || value.equals(BEST) ? "" : value.strip();
                    if (host.equals(model.now().linkHost())) {
                        Rows.show(box, reason, "");
                    } else {
                        model.change(
                                now -> now.linkHost(host),
                                () -> Rows.show(box, reason, ""),
                                refused -> Rows.show(box, reason, SettingsModel.oneLine(refused)));
                    }
                });
        return Rows.of(
                "Address in links",
                "Links begin with it. If your friends cannot open them, choose another, or type the name of this"
                        + " machine.",
                box,
                reason);
    }

    private static <T> Region row(
            SettingsModel model,
            String label,
            String explained,
            List<T> all,
            Function<T, String> text,
            Function<Settings, T> read,
            BiFunction<Settings, T, Settings> write) {
        ChoiceBox<T> box = new ChoiceBox<>();
        box.getItems().setAll(all);
        box.setPrefWidth(WIDTH);
        box.setConverter(
                new StringConverter<>() {
                    @Override
                    public String toString(T value) {
                        return text.apply(value);
                    }

                    @Override
                    public T fromString(String typed) {
                        throw new UnsupportedOperationException("chosen, not typed");
                    }
                });
        model.state().map(now -> read.apply(now.settings())).subscribe(box::setValue);
        box.valueProperty()
                .subscribe(value -> {
                    if (value != null && !value.equals(read.apply(model.now()))) {
                        model.change(now -> write.apply(now, value));
                    }
                });
        return Rows.of(label, explained, box);
    }
}
