package org.porchlight.app;

import org.porchlight.app.share.Audience;
import org.porchlight.engine.api.Share;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;

/// `porchlight [FOLDER…]`: serves the saved shares, to which it adds the folders.
@Command(
        name = "porchlight",
        description = {
            "Shares folders on your network, so that any player streams from them.",
            "",
            "With FOLDERs, these are added to the saved shares. Opens its window; without a desktop it serves in the",
            "terminal until it is ended. Started again, it brings the window of the running one to the front."
        },
        mixinStandardHelpOptions = true,
        versionProvider = Version.class)
final class PorchlightCommand implements Callable<Integer> {
    private final Surroundings here;

    @Mixin private DataOption data = new DataOption();

    @Option(names = "--yes", description = "Do not ask before sharing a whole disk or home folder.")
    private boolean yes;

    @Option(names = "--hidden", description = "Start without a window; starting Porchlight again opens it.")
    private boolean hidden;

    @Parameters(paramLabel = "FOLDER", arity = "0..*", description = "A folder to share from now on.")
    private List<Path> folders = List.of();

    PorchlightCommand(Surroundings here) {
        this.here = here;
    }

    @Override
    public Integer call() {
        List<Path> checked = new FolderQuestion(here, data.folder(here), yes).check(folders);
        RunPlan plan =
                new RunPlan(
                        true, checked, new Audience.Everyone(), Share.Kind.FOLDER, null, null, null, Map.of(), null);
        return new TerminalRun(here, data, plan, terminal -> new WindowFront(here, data.folder(here), hidden, terminal))
                .run();
    }
}
