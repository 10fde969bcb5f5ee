package org.porchlight.app;

import org.jspecify.annotations.Nullable;
import org.porchlight.app.contact.DeviceAddress;
import org.porchlight.app.share.Audience;
import org.porchlight.app.text.Refusal;
import org.porchlight.engine.api.Share;
import org.porchlight.engine.api.Types;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

import java.net.InetAddress;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.Function;

/// `porchlight serve FOLDER…`: serves these folders for one run, in the terminal.
@Command(
        name = "serve",
        description = {
            "Serves FOLDERs until it is ended, and nothing else.",
            "",
            "Contacts and links are those of the data folder; the FOLDERs are shared for this run only."
        },
        mixinStandardHelpOptions = true,
        versionProvider = Version.class)
final class ServeCommand implements Callable<Integer> {
    private final Surroundings here;

    @Mixin private DataOption data = new DataOption();

    @Option(
            names = {"-p", "--port"},
            paramLabel = "N",
            description = "Port to listen on. Default: that of the settings (8420), or the next free one.")
    private @Nullable String port;

    @Option(
            names = {"-b", "--bind"},
            paramLabel = "ADDRESS",
            description = "Address of this machine to listen on. Default: all.")
    private @Nullable String bind;

    @Option(
            names = "--audience",
            paramLabel = "WHO",
            description = "With whom: everyone on the network, or contacts. Default: everyone.")
    private String audience = "everyone";

    @Option(names = "--site", description = "Answer a folder with its index.html where there is one.")
    private boolean site;

    @Option(names = "--name", paramLabel = "NAME", description = "Name to announce. Default: that of the machine.")
    private @Nullable String name;

    @Option(names = "--mime", paramLabel = "EXT=TYPE", description = "Media type of files that end in .EXT.")
    private List<String> types = List.of();

    @Option(names = "--default-type", paramLabel = "TYPE", description = "Media type of files nobody knows.")
    private @Nullable String defaultType;

    @Option(names = "--yes", description = "Do not ask before sharing a whole disk or home folder.")
    private boolean yes;

    @Parameters(paramLabel = "FOLDER", arity = "1..*", description = "A folder to share.")
    private List<Path> folders = List.of();

    ServeCommand(Surroundings here) {
        this.here = here;
    }

    @Override
    public Integer call() {
        Audience wanted = understood(audience, Audience::parse, "See: porchlight serve --help");
        Integer wantedPort = checkedPort();
        InetAddress address =
                bind == null ? null : understood(bind, DeviceAddress::literal, "Leave --bind out to listen on all.");
        Map<String, String> extraTypes = checkedTypes();
        List<Path> checked = new FolderQuestion(here, data.folder(here), yes).check(folders);
        RunPlan plan =
                new RunPlan(
                        false,
                        checked,
                        wanted,
                        site ? Share.Kind.SITE : Share.Kind.FOLDER,
                        wantedPort,
                        address,
                        name == null || name.isBlank() ? null : name.strip(),
                        extraTypes,
                        defaultType);
        return new TerminalRun(here, data, plan).run();
    }

    private @Nullable Integer checkedPort() {
        if (port == null) {
            return null;
        }
        if (!port.matches("[0-9]{1,5}") || Integer.parseInt(port) > 65_535) {
            throw Refusal.badArgument(
                    "“" + port + "” is not a port.", "A port is a number from 1 to 65535, or 0 for any that is free.");
        }
        return Integer.valueOf(port);
    }

    private Map<String, String> checkedTypes() {
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
