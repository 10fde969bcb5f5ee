package org.porchlight.app;

import org.jspecify.annotations.Nullable;
import org.porchlight.app.control.Request;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

import java.util.concurrent.Callable;

/// `porchlight links …`: links that open a share, a folder or one file.
@Command(
        name = "links",
        description = "Links that open a share, a folder or one file to whoever holds them.",
        synopsisSubcommandLabel = "[add | list | revoke]",
        mixinStandardHelpOptions = true)
final class LinksCommand implements Callable<Integer> {
    private final Surroundings here;

    @Mixin private DataOption listed = new DataOption();

    LinksCommand(Surroundings here) {
        this.here = here;
    }

    @Override
    public Integer call() {
        return run(new Request.ListLinks(), listed);
    }

    @Command(name = "add", description = "Makes a link and prints it.", mixinStandardHelpOptions = true)
    int add(
            @Option(
                            names = "--for",
                            paramLabel = "NAME",
                            description = "The contact it is for. Default: anyone with the link.")
                    @Nullable String contact,
            @Option(
                            names = "--expires",
                            paramLabel = "TIME",
                            defaultValue = "24h",
                            description = "24h, 7d or never. Default: 24h.")
                    String expires,
            @Parameters(paramLabel = "SHARE[/PATH]", description = "What it opens, such as Movies/Film.mkv.")
                    String target,
            @Mixin DataOption data) {
        return run(new Request.AddLink(contact, expires, target), data);
    }

    @Command(name = "list", description = "Shows all links given out.", mixinStandardHelpOptions = true)
    int list(@Mixin DataOption data) {
        return run(new Request.ListLinks(), data);
    }

    @Command(
            name = "revoke",
            description = "Makes a link open nothing any more, and ends what is watched through it.",
            mixinStandardHelpOptions = true)
    int revoke(
            @Parameters(paramLabel = "LINK", description = "Its number in the list, its id, or the whole link.")
                    String link,
            @Mixin DataOption data) {
        return run(new Request.RevokeLink(link), data);
    }

    private int run(Request request, DataOption data) {
        return new Errand(here, data).run(request);
    }
}
