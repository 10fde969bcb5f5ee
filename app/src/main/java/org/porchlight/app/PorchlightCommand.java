package org.porchlight.app;

import org.porchlight.app.command.Command;
import org.porchlight.app.command.Operand;
import org.porchlight.app.command.Option;
import org.porchlight.app.command.Parts;
import org.porchlight.app.command.Typed;
import org.porchlight.app.share.Audience;
import org.porchlight.engine.api.Share;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/// `porchlight [FOLDER…]`: serves the saved shares, to which it adds the folders.
final class PorchlightCommand {
    private static final Option HIDDEN =
            Option.flag("hidden", "Start without a window; starting Porchlight again opens it.");

    private final Surroundings here;

    PorchlightCommand(Surroundings here) {
        this.here = here;
    }

    /// This command, with `parts` as the others that the program has.
    Command command(Parts parts) {
        return new Command(
                "",
                List.of(
                        "Shares folders on your network, so that any player streams from them.",
                        "With FOLDERs, these are added to the saved shares. Opens its window; without a desktop it"
                            + " serves in the terminal until it is ended. Started again, it brings the window of the"
                            + " running one to the front."),
                List.of(HIDDEN, FolderQuestion.YES, DataOption.OPTION),
                Operand.any("FOLDER", "A folder to share from now on."),
                parts,
                this::run);
    }

    private int run(Typed typed) {
        DataOption data = DataOption.of(typed);
        boolean hidden = typed.has(HIDDEN.name());
        List<Path> checked = FolderQuestion.of(here, typed).check(typed.folders());
        RunPlan plan =
                new RunPlan(
                        true, checked, new Audience.Everyone(), Share.Kind.FOLDER, null, null, null, Map.of(), null);
        return new TerminalRun(here, data, plan, terminal -> new WindowFront(here, data.folder(here), hidden, terminal))
                .run();
    }
}
