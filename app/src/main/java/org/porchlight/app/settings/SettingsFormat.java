package org.porchlight.app.settings;

import org.porchlight.app.share.Audience;
import org.porchlight.app.share.SharedFolders;
import org.porchlight.app.store.Fallback;
import org.porchlight.app.store.FieldReader;
import org.porchlight.app.store.Json;
import org.porchlight.app.store.JsonFormat;
import org.porchlight.engine.api.Limits;
import org.porchlight.engine.api.Types;

import java.security.SecureRandom;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.random.RandomGenerator;

/// The settings in `settings.json`.
public final class SettingsFormat implements JsonFormat<Settings> {
    private static final String ID_LETTERS = "abcdefghijklmnopqrstuvwxyz234567";
    private static final int ID_LENGTH = 16;

    private final Supplier<? extends RandomGenerator> random;

    /// `random` is asked for only when there is no id yet: it takes the JDK a while to find its own.
    public SettingsFormat(Supplier<SecureRandom> random) {
        this.random = random;
    }

    @Override
    public Settings initial() {
        return Settings.initial(newId());
    }

    @Override
    public Settings read(FieldReader in) {
        return new Settings(
                in.parsedElse("id", new Fallback<>("", "", "a new one"), SettingsFormat::checkedId).isEmpty()
                        ? newId()
                        : in.text("id", ""),
                doorplate(in),
                openness(in),
                SharedFolders.read(in, "shares"),
                types(in.nested("types")),
                limits(in.nested("limits")),
                desktop(in.nested("desktop")));
    }

    @Override
    public Json.Fields write(Settings settings, Json.Fields old) {
        return old.with("id", settings.id())
                .with("name", settings.name())
                .with("port", settings.port())
                .with("linkHost", settings.linkHost())
                .withTexts("hostNames", settings.hostNames())
                .with("audience", settings.audience().word())
                .with("onlyMyContacts", settings.onlyMyContacts())
                .with("sharingPaused", settings.sharingPaused())
                .with("shares", settings.shares().written(old, "shares"))
                .with("types", told(settings.types(), nested(old, "types")))
                .with("limits", told(settings.limits(), nested(old, "limits")))
                .with("desktop", told(settings.desktop(), nested(old, "desktop")));
    }

    private String newId() {
        StringBuilder id = new StringBuilder();
        random.get().ints(ID_LENGTH, 0, ID_LETTERS.length()).forEach(i -> id.append(ID_LETTERS.charAt(i)));
        return id.toString();
    }

    private static String checkedId(String id) {
        if (id.length() != ID_LENGTH || !id.chars().allMatch(c -> ID_LETTERS.indexOf(c) >= 0)) {
            throw new IllegalArgumentException("not an id");
        }
        return id;
    }

    private static Doorplate doorplate(FieldReader in) {
        return new Doorplate(
                in.text("name", ""),
                in.number("port", Settings.DEFAULT_PORT, 1, 65_535),
                in.text("linkHost", ""),
                in.parsedTexts("hostNames", UnaryOperator.identity()));
    }

    /// Where the file is wrong, rather too few come in than too many.
    private static Openness openness(FieldReader in) {
        Openness usual = Openness.initial();
        return new Openness(
                in.parsedElse(
                        "audience",
                        new Fallback<>(usual.audience(), new Audience.Contacts(), "contacts"),
                        Audience::parse),
                in.flag("onlyMyContacts", usual.onlyMyContacts(), true),
                in.flag("sharingPaused", usual.sharingPaused(), true));
    }

    private static Types types(FieldReader in) {
        Map<String, String> extra = new HashMap<>();
        FieldReader listed = in.nested("extra");
        for (String extension : in.fieldsOf("extra").keySet()) {
            String type =
                    listed.parsedElse(
                            extension,
                            new Fallback<>("", "", "the usual type"),
                            text -> {
                                var _ = new Types(Map.of(extension, text), Types.builtIn().fallback());
                                return text;
                            });
            if (!type.isEmpty()) {
                extra.put(extension, type);
            }
        }
        String builtIn = Types.builtIn().fallback();
        String fallback = in.parsed("default", builtIn, type -> new Types(Map.of(), type).fallback());
        return new Types(extra, fallback);
    }

    private static Json.Fields told(Types types, Json.Fields old) {
        Json.Fields extra = Json.Fields.none();
        for (Map.Entry<String, String> type : types.extra().entrySet()) {
            extra = extra.with(type.getKey(), type.getValue());
        }
        return old.with("extra", extra).with("default", types.fallback());
    }

    private static Limits limits(FieldReader in) {
        Limits usual = Limits.defaults();
        return new Limits(
                in.number("connections", usual.connections(), 1, 1_000_000),
                in.number("connectionsPerAddress", usual.connectionsPerAddress(), 1, 1_000_000),
                seconds(in, "headSeconds", usual.head(), Duration.ofHours(1)),
                seconds(in, "idleSeconds", usual.idle(), Duration.ofHours(1)),
                seconds(in, "stallSeconds", usual.stall(), Duration.ofHours(24)),
                seconds(in, "fileSeconds", usual.file(), Duration.ofHours(1)));
    }

    private static Duration seconds(FieldReader in, String name, Duration usual, Duration most) {
        return Duration.ofSeconds(in.number(name, (int) usual.toSeconds(), 1, (int) most.toSeconds()));
    }

    private static Json.Fields told(Limits limits, Json.Fields old) {
        return old.with("connections", limits.connections())
                .with("connectionsPerAddress", limits.connectionsPerAddress())
                .with("headSeconds", limits.head().toSeconds())
                .with("idleSeconds", limits.idle().toSeconds())
                .with("stallSeconds", limits.stall().toSeconds())
                .with("fileSeconds", limits.file().toSeconds());
    }

    private static DesktopSettings desktop(FieldReader in) {
        DesktopSettings usual = DesktopSettings.initial();
        return new DesktopSettings(
                in.parsedElse(
                        "theme", new Fallback<>(usual.theme(), usual.theme(), usual.theme().word()), Theme::parse),
                in.flag("startHidden", usual.startHidden()),
                in.flag("notices", usual.notices()),
                in.flag("stayAwake", usual.stayAwake()));
    }

    private static Json.Fields told(DesktopSettings desktop, Json.Fields old) {
        return old.with("theme", desktop.theme().word())
                .with("startHidden", desktop.startHidden())
                .with("notices", desktop.notices())
                .with("stayAwake", desktop.stayAwake());
    }

    private static Json.Fields nested(Json.Fields old, String name) {
        return old.values().get(name) instanceof Json.Fields fields ? fields : Json.Fields.none();
    }
}
