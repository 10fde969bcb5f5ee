package org.porchlight.app.console;

import org.porchlight.app.share.Audience;
import org.porchlight.app.share.LinkAddress;
import org.porchlight.app.share.SharedFolder;
import org.porchlight.app.share.SharedFolders;
import org.porchlight.app.text.SafeText;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/// The lines that say where the shares are found. `missing` are folders that are not there now, `onlyMyContacts` is as
/// in the settings, `command` how the program is called for this data folder.
public record Welcome(SharedFolders shares, Set<Path> missing, boolean onlyMyContacts, Command command) {

    /// How this program is called for one data folder: what people can copy from a hint.
    public interface Command {
        String line(String arguments);
    }

    /// The lines for shares found at `address`; `reachable` is false when only this machine can open it.
    public List<String> lines(LinkAddress address, boolean reachable) {
        List<String> lines = new ArrayList<>();
        if (shares.all().isEmpty()) {
            lines.add("Nothing is shared yet. Share a folder with: " + command.line("FOLDER"));
            lines.add("The front page: " + address.root());
            return lines;
        }
        if (shares.all().stream().allMatch(folder -> isForContacts(folder.audience()))) {
            lines.add("Porchlight is at " + address.root() + " and opens to your contacts only.");
        }
        for (SharedFolder folder : shares.all()) {
            describe(folder, address, lines);
        }
        if (!reachable) {
            lines.add("This machine is on no network now, so only itself can open these links.");
            lines.add("They are printed again when there is one.");
        }
        return lines;
    }

    private void describe(SharedFolder folder, LinkAddress address, List<String> lines) {
        String name = SafeText.of(folder.name());
        lines.add(name + ", " + audience(folder.audience()) + (folder.share().paused() ? ", paused" : ""));
        if (missing.contains(folder.folder())) {
            lines.add("  not there now: " + SafeText.of(folder.folder().toString()));
            lines.add("  (it is served again as soon as its disk is back)");
        }
        if (isForContacts(folder.audience())) {
            lines.add("  make a link for a contact: " + command.line("links add --for NAME \"" + name + "\""));
        } else {
            lines.add("  in a browser:  " + address.page(folder.name()));
            lines.add("  in a player:   " + address.playlist(folder.name()));
        }
    }

    private String audience(Audience audience) {
        return switch (audience) {
            case Audience.Everyone _ -> onlyMyContacts ? "for your contacts for now" : "for everyone on your network";
            case Audience.Contacts _ -> "for your contacts";
            case Audience.Chosen _ -> "for chosen contacts";
        };
    }

    private boolean isForContacts(Audience audience) {
        return switch (audience) {
            case Audience.Everyone _ -> onlyMyContacts;
            case Audience.Contacts _, Audience.Chosen _ -> true;
        };
    }
}
