package org.porchlight.app;

import org.porchlight.app.control.Request;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/// `porchlight shares …`: the folders that are shared.
@Command(
        name = "shares",
        description = "The folders that are shared. To share one more: porchlight FOLDER",
        synopsisSubcommandLabel = "(list | remove)",
        mixinStandardHelpOptions = true)
final class SharesCommand {
    private final Surroundings here;

    SharesCommand(Surroundings here) {
        this.here = here;
    }

    @Command(name = "list", description = "Shows what is shared, and with whom.", mixinStandardHelpOptions = true)
    int list(@Mixin DataOption data) {
        return run(new Request.ListShares(), data);
    }

    @Command(
            name = "remove",
            description = "Shares a folder no longer. The folder itself is not touched.",
            mixinStandardHelpOptions = true)
    int remove(@Parameters(paramLabel = "SHARE") String name, @Mixin DataOption data) {
        return run(new Request.RemoveShare(name), data);
    }

    private int run(Request request, DataOption data) {
        return new Errand(here, data.folder(here)).run(request);
    }
}
