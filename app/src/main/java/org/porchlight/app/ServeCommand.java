package org.porchlight.app;

import org.jspecify.annotations.Nullable;
import org.porchlight.app.command.Command;
import org.porchlight.app.command.Operand;
import org.porchlight.app.command.Option;
import org.porchlight.app.command.Parts;
import org.porchlight.app.command.Typed;
import org.porchlight.app.contact.DeviceAddress;
import org.porchlight.app.share.Audience;
import org.porchlight.app.text.Refusal;
import org.porchlight.engine.api.Share;
import org.porchlight.engine.api.Types;

import java.net.InetAddress;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;

/// `porchlight serve FOLDER…`: serves these folders for one run, in the terminal.
final class ServeCommand {
    private static final Option PORT =
            Option.valued("port", "N", "Port to listen on. Default: that of the settings (8420), or the next free one.")
                    .orLetter("p");
    private static final Option BIND =
            Option.valued("bind", "ADDRESS", "Address of this machine to listen on. Default: all.").orLetter("b");
    private static final Option AUDIENCE =
            Option.valued("audience", "WHO", "With whom: everyone on the network, or contacts. Default: everyone.");
    private static final Option SITE = Option.flag("site", "Answer a folder with its index.html where there is one.");
    private static final Option NAME = Option.valued("name", "NAME", "Name to announce. Default: that of the machine.");
    private static final Option TYPE =
            Option.valued("mime", "EXT=TYPE", "Media type of files that end in .EXT.").repeatable();
    private static final Option DEFAULT_TYPE =
            Option.valued("default-type", "TYPE", "Media type of files nobody knows.");

    private final Surroundings here;

    ServeCommand(Surroundings here) {
        this.here = here;
    }

    Command command() {
        return new Command(
                "serve",
                List.of(
                        "Serves FOLDERs until it is ended, and nothing else.",
                        "Contacts and links are those of the data folder; the FOLDERs are shared for this run only."),
                List.of(PORT, BIND, AUDIENCE, SITE, NAME, TYPE, DEFAULT_TYPE, FolderQuestion.YES, DataOption.OPTION),
                Operand.atLeastOne("FOLDER", "A folder to share."),
                Parts.none(),
                this::run);
    }

    private int run(Typed typed) {
        String audience = Objects.requireNonNullElse(typed.value(AUDIENCE.name()), "everyone");
        Audience wanted = understood(audience, Audience::parse, "See: " + DataOption.program() + " serve --help");
        Integer port = checkedPort(typed.value(PORT.name()));
        String bind = typed.value(BIND.name());
        InetAddress address =
                bind == null ? null : understood(bind, DeviceAddress::literal, "Leave --bind out to listen on all.");
        String defaultType = typed.value(DEFAULT_TYPE.name());
        Map<String, String> types = checkedTypes(typed.values(TYPE.name()), defaultType);
        String name = typed.value(NAME.name());
        RunPlan plan =
                new RunPlan(
                        false,
                        FolderQuestion.of(here, typed).check(typed.folders()),
                        wanted,
                        typed.has(SITE.name()) ? Share.Kind.SITE : Share.Kind.FOLDER,
                        port,
                        address,
                        name == null || name.isBlank() ? null : name.strip(),
                        types,
                        defaultType);
        return new TerminalRun(here, DataOption.of(typed), plan).run();
    }

    private static @Nullable Integer checkedPort(@Nullable String port) {
        if (port == null) {
            return null;
        }
        if (!port.matches("[0-9]{1,5}") || Integer.parseInt(port) > 65_535) {
            throw Refusal.badArgument(
                    "“" + port + "” is not a port.", "A port is a number from 1 to 65535, or 0 for any that is free.");
        }
        return Integer.valueOf(port);
    }

    private static Map<String, String> checkedTypes(List<String> types, @Nullable String defaultType) {
        String fallback = defaultType == null ? Types.builtIn().fallback() : defaultType;
        return understood(
                types,
                typed -> new Types(pairs(typed), fallback).extra(),
                "Such as: --mime mkv=video/x-matroska --default-type video/mp4");
    }

    private static Map<String, String> pairs(List<String> typed) {
        Map<String, String> pairs = new HashMap<>();
        for (String pair : typed) {
            int equals = pair.indexOf('=');
            if (equals < 0) {
                throw new IllegalArgumentException("“" + pair + "” does not say which type an extension has.");
            }
            pairs.put(pair.substring(0, equals).replaceFirst("^\\.", ""), pair.substring(equals + 1));
        }
        return pairs;
    }

    private static <A, B> B understood(A typed, Function<A, B> parser, String nextStep) {
        try {
            return parser.apply(typed);
        } catch (IllegalArgumentException e) {
            throw Refusal.badArgument(String.valueOf(e.getMessage()), nextStep);
        }
    }
}
