package org.porchlight.app;

import org.porchlight.app.share.FolderCheck;
import org.porchlight.app.store.DataFolder;
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
    private final Surroundings here;
    private final FolderCheck check;
    private final boolean yes;

    FolderQuestion(Surroundings here, DataFolder data, boolean yes) {
        this.here = here;
        this.check = new FolderCheck(here.home(), data.path());
        this.yes = yes;
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
