package org.porchlight.app;

import org.porchlight.app.command.Option;
import org.porchlight.app.command.Typed;
import org.porchlight.app.share.FolderCheck;
import org.porchlight.app.text.Refusal;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// Checks the folders of a command line, and asks before it shares more than people usually mean to. Where nobody can
/// be asked, only `--yes` helps.
final class FolderQuestion {
    static final Option YES = Option.flag("yes", "Do not ask before sharing a whole disk or home folder.");

    private final Surroundings here;
    private final FolderCheck check;
    private final boolean yes;

    private FolderQuestion(Surroundings here, FolderCheck check, boolean yes) {
        this.here = here;
        this.check = check;
        this.yes = yes;
    }

    /// The question for a command line that [#YES] may be in.
    static FolderQuestion of(Surroundings here, Typed typed) {
        FolderCheck check = new FolderCheck(here.home(), DataOption.of(typed).folder(here).path());
        return new FolderQuestion(here, check, typed.has(YES.name()));
    }

    /// The real places of `folders`.
    ///
    /// @throws Refusal if one of them cannot or shall not be shared; then none is
    List<Path> check(List<Path> folders) {
        List<Path> checked = new ArrayList<>();
        for (Path folder : folders) {
            Path real = check.check(folder);
            Optional<String> misgiving = check.misgiving(real);
            if (misgiving.isPresent() && !yes && !isConfirmed(folder, misgiving.get())) {
                throw Refusal.badArgument(
                        folder + " was not shared, since it is " + misgiving.get() + ".",
                        "Share a folder inside it, or add --yes if you mean it.");
            }
            checked.add(real);
        }
        return checked;
    }

    private boolean isConfirmed(Path folder, String misgiving) {
        if (!here.terminal()) {
            return false;
        }
        here.out().print(folder + " is " + misgiving + ". Share it? [y/N] ");
        here.out().flush();
        try {
            String answer = here.in().readLine();
            return answer != null && answer.strip().toLowerCase(Locale.ROOT).startsWith("y");
        } catch (IOException _) {
            return false;
        }
    }
}
