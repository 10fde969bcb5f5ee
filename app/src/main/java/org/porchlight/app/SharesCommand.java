package org.porchlight.app;

import org.jspecify.annotations.Nullable;
import org.porchlight.app.control.Request;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

import java.util.concurrent.Callable;

/// `porchlight shares …`: the folders that are shared.
@Command(
        name = "shares",
        description = "The folders that are shared. To share one more: porchlight FOLDER",
        synopsisSubcommandLabel = "[list | pause | resume | remove]",
        mixinStandardHelpOptions = true)
final class SharesCommand implements Callable<Integer> {
    private final Surroundings here;

    @Mixin private DataOption listed = new DataOption();

    SharesCommand(Surroundings here) {
        this.here = here;
    }

    @Override
    public Integer call() {
        return run(new Request.ListShares(), listed);
    }

    @Command(name = "list", description = "Shows what is shared, and with whom.", mixinStandardHelpOptions = true)
    int list(@Mixin DataOption data) {
        return run(new Request.ListShares(), data);
    }

    @Command(
            name = "pause",
            description = "Shares nothing, or not that share, until it is resumed. Whoever is watching is cut.",
            mixinStandardHelpOptions = true)
    int pause(
            @Parameters(paramLabel = "SHARE", arity = "0..1", description = "Default: all sharing.")
                    @Nullable String name,
            @Mixin DataOption data) {
        return run(new Request.PauseSharing(name, true), data);
    }

    @Command(name = "resume", description = "Shares again what was paused.", mixinStandardHelpOptions = true)
    int resume(
            @Parameters(paramLabel = "SHARE", arity = "0..1", description = "Default: all sharing.")
                    @Nullable String name,
            @Mixin DataOption data) {
        return run(new Request.PauseSharing(name, false), data);
    }

    @Command(
            name = "remove",
            description = "Shares a folder no longer. The folder itself is not touched.",
            mixinStandardHelpOptions = true)
    int remove(@Parameters(paramLabel = "SHARE") String name, @Mixin DataOption data) {
        return run(new Request.RemoveShare(name), data);
    }

    private int run(Request request, DataOption data) {
        return new Errand(here, data).run(request);
    }
}
