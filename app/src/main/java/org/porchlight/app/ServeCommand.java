package org.porchlight.app;

import org.jspecify.annotations.Nullable;
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
    private @Nullable Integer port;

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
    private Map<String, String> types = Map.of();

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
        RunPlan plan =
                new RunPlan(
                        false,
                        new FolderQuestion(here, data.folder(here), yes).check(folders),
                        wanted,
                        site ? Share.Kind.SITE : Share.Kind.FOLDER,
                        checkedPort(),
                        bind == null
                                ? null
                                : understood(bind, ServeCommand::literal, "An address looks like 192.168.1.20."),
                        name == null || name.isBlank() ? null : name.strip(),
                        checkedTypes(),
                        defaultType);
        return new TerminalRun(here, data, plan).run();
    }

    private @Nullable Integer checkedPort() {
        if (port != null && (port < 0 || port > 65_535)) {
            throw Refusal.badArgument(
                    port + " is not a port.", "A port is a number from 1 to 65535, or 0 for any that is free.");
        }
        return port;
    }

    private Map<String, String> checkedTypes() {
        Map<String, String> checked = new HashMap<>();
        types.forEach((extension, type) -> checked.put(extension.replaceFirst("^\\.", ""), type));
        String fallback = defaultType == null ? Types.builtIn().fallback() : defaultType;
        return understood(
                checked,
                extra -> new Types(extra, fallback).extra(),
                "Such as: --mime mkv=video/x-matroska --default-type video/mp4");
    }

    private static InetAddress literal(String text) {
        try {
            return InetAddress.ofLiteral(text);
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException("“" + text + "” is not an IP address.", e);
        }
    }

    private static <A, B> B understood(A typed, Function<A, B> parser, String nextStep) {
        try {
            return parser.apply(typed);
        } catch (IllegalArgumentException e) {
            throw Refusal.badArgument(String.valueOf(e.getMessage()), nextStep);
        }
    }
}
