package org.porchlight.app.ui.settings;

import org.porchlight.app.settings.Settings;
import org.porchlight.app.text.Refusal;
import org.porchlight.engine.api.Limits;
import org.porchlight.engine.api.Types;

import java.util.List;
import java.util.Locale;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Stream;

/// A setting that is typed. `write` throws a [Refusal] for what cannot be understood.
record TextSetting(
        String label,
        String explained,
        String prompt,
        Function<Settings, String> read,
        BiFunction<Settings, String, Settings> write) {

    /// `prompt` is the name of the machine, which holds while the field is empty.
    static TextSetting name(String prompt) {
        return new TextSetting(
                "Name",
                "How neighbours and players see this Porchlight.",
                prompt,
                Settings::name,
                (now, typed) -> now.named(typed.strip()));
    }

    static TextSetting port() {
        return new TextSetting(
                "Port",
                "Links given out before point to the old port.",
                Integer.toString(Settings.DEFAULT_PORT),
                now -> Integer.toString(now.port()),
                (now, typed) -> now.onPort(number(typed, Settings.DEFAULT_PORT, 1, 65_535, "A port")));
    }

    static TextSetting hostNames() {
        return new TextSetting(
                "Other names of this machine",
                "If people open it by a name you gave it, such as films.example.org. Several with spaces between.",
                "",
                now -> String.join(" ", now.hostNames()),
                (now, typed) -> now.hostNames(words(typed)));
    }

    static TextSetting connections() {
        return new TextSetting(
                "Connections in all",
                "More than this many wait, and the longest idle ones make room.",
                figure(Limits.defaults().connections()),
                now -> Integer.toString(now.limits().connections()),
                (now, typed) -> {
                    int wanted = number(typed, Limits.defaults().connections(), 1, 1_000_000, "This");
                    Limits old = now.limits();
                    return now.with(
                            new Limits(
                                    wanted,
                                    old.connectionsPerAddress(),
                                    old.head(),
                                    old.idle(),
                                    old.stall(),
                                    old.file()));
                });
    }

    static TextSetting connectionsPerAddress() {
        return new TextSetting(
                "Connections of one device",
                "A player needs two or three, a browser six.",
                figure(Limits.defaults().connectionsPerAddress()),
                now -> Integer.toString(now.limits().connectionsPerAddress()),
                (now, typed) -> {
                    int wanted = number(typed, Limits.defaults().connectionsPerAddress(), 1, 1_000_000, "This");
                    Limits old = now.limits();
                    return now.with(
                            new Limits(old.connections(), wanted, old.head(), old.idle(), old.stall(), old.file()));
                });
    }

    static TextSetting defaultType() {
        return new TextSetting(
                "Type of unknown files",
                "What players are told about a file whose ending nobody knows.",
                Types.builtIn().fallback(),
                now -> now.types().fallback(),
                (now, typed) ->
                        now.with(
                                new Types(
                                        now.types().extra(),
                                        typed.isBlank() ? Types.builtIn().fallback() : typed.strip())));
    }

    /// A whole number; nothing typed means `usual`.
    private static int number(String typed, int usual, int least, int most, String what) {
        String digits = typed.replaceAll("[\\s.,_]", "");
        if (digits.isEmpty()) {
            return usual;
        }
        try {
            int number = Integer.parseInt(digits);
            if (number >= least && number <= most) {
                return number;
            }
        } catch (NumberFormatException _) {
            // told below, like a number out of range
        }
        throw Refusal.badArgument(
                what + " is a number from " + figure(least) + " to " + figure(most) + ".",
                "The usual one is " + (most == 65_535 ? Integer.toString(usual) : figure(usual)) + ".");
    }

    private static String figure(int number) {
        return String.format(Locale.ROOT, "%,d", number);
    }

    private static List<String> words(String typed) {
        return Stream.of(typed.split("[\\s,;]+")).filter(word -> !word.isEmpty()).toList();
    }
}
