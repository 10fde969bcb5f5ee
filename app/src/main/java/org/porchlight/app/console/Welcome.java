package org.porchlight.app.console;

import org.porchlight.app.settings.Openness;
import org.porchlight.app.share.Audience;
import org.porchlight.app.share.LinkAddress;
import org.porchlight.app.share.SharedFolder;
import org.porchlight.app.share.SharedFolders;
import org.porchlight.app.text.SafeText;
import org.porchlight.app.text.Shell;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/// The lines that say where the shares are found. `missing` are folders that are not there now, `openness` is as in the
/// settings, `contacts` are the names of all, `command` is how the program is called for this data folder.
public record Welcome(
        SharedFolders shares, Set<Path> missing, Openness openness, List<String> contacts, Command command) {

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
        if (openness.sharingPaused()) {
            lines.add(
                    "All sharing is paused, so nobody is sent anything. Go on with: " + command.line("shares resume"));
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
        lines.add(name + ", " + audience(folder.audience()) + pause(folder));
        if (folder.share().paused()) {
            lines.add("  share it again: " + command.line("shares resume " + Shell.quoted(name)));
        }
        if (missing.contains(folder.folder())) {
            lines.add("  not there now: " + SafeText.of(folder.folder().toString()));
            lines.add("  (it is served again as soon as the folder itself is back; no symbolic link is followed)");
        }
        if (isForContacts(folder.audience())) {
            if (contacts.isEmpty()) {
                lines.add("  put somebody on your list: " + command.line("contacts add NAME"));
            }
            String whom = contacts.isEmpty() ? "NAME" : Shell.quoted(contacts.getFirst());
            lines.add(
                    "  make a link for a contact: "
                            + command.line("links add --for " + whom + " " + Shell.quoted(name)));
        } else {
            lines.add("  in a browser:  " + address.page(folder.name()));
            lines.add("  in a player:   " + address.playlist(folder.name()));
        }
    }

    private static String pause(SharedFolder folder) {
        return folder.share().paused() ? ", paused" : "";
    }

    private String audience(Audience audience) {
        return switch (audience) {
            case Audience.Everyone _ ->
                    openness.onlyMyContacts() ? "for your contacts for now" : "for everyone on your network";
            case Audience.Contacts _ -> "for your contacts";
            case Audience.Chosen _ -> "for chosen contacts";
        };
    }

    private boolean isForContacts(Audience audience) {
        return switch (audience) {
            case Audience.Everyone _ -> openness.onlyMyContacts();
            case Audience.Contacts _, Audience.Chosen _ -> true;
        };
    }
}
