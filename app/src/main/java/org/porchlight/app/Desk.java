package org.porchlight.app;

import org.porchlight.app.contact.Contact;
import org.porchlight.app.contact.DeviceAddress;
import org.porchlight.app.control.Answer;
import org.porchlight.app.control.Request;
import org.porchlight.app.porch.RemovedShare;
import org.porchlight.app.share.LinkAddress;
import org.porchlight.app.share.SharedFolder;
import org.porchlight.app.text.Figures;
import org.porchlight.app.text.Refusal;
import org.porchlight.app.text.SafeText;
import org.porchlight.app.text.Shell;

import java.net.InetAddress;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;

/// Answers commands out of a household: that of the running Porchlight, or one opened for a single command.
final class Desk {
    private static final String RESUME = "Go on with: porchlight shares resume";

    private final Household household;
    private final Supplier<LinkAddress> address;
    private final LinkDesk links;

    /// `address` is where links point to; `running` says whether somebody serves them now.
    Desk(Household household, InstantSource clock, Supplier<LinkAddress> address, boolean running) {
        this.household = household;
        this.address = address;
        this.links = new LinkDesk(household, clock, address, running);
    }

    Answer answer(Request request) {
        try {
            return switch (request) {
                case Request.AddContact add -> addContact(add);
                case Request.ListContacts _ -> contacts();
                case Request.RemoveContact(String name) -> removeContact(name);
                case Request.BlockContact(String name, boolean blocked) -> block(name, blocked);
                case Request.AddLink add -> links.add(add);
                case Request.ListLinks _ -> links.list();
                case Request.RevokeLink(String link) -> links.revoke(link);
                case Request.AddFolders add -> addFolders(add);
                case Request.ListShares _ -> shares();
                case Request.RemoveShare(String name) -> removeShare(name);
                case Request.PauseSharing pause -> pause(pause);
                case Request.Raise _ -> throw new IllegalStateException("raise is answered by the running one");
                case Request.Who _ -> throw new IllegalStateException("who is answered by a stream");
            };
        } catch (Refusal refusal) {
            return Answer.refused(refusal);
        }
    }

    private Answer addContact(Request.AddContact add) {
        try {
            Set<InetAddress> devices = new HashSet<>();
            add.addresses().forEach(text -> devices.add(DeviceAddress.parse(text)));
            Contact contact = household.addContact(add.name(), devices);
            return Answer.done(
                    contact.name() + " is on your list.",
                    contact.devices().isEmpty()
                            ? "Make a link for them with: porchlight links add --for "
                                    + Shell.quoted(contact.name())
                                    + " "
                                    + aShare()
                            : "Whoever uses "
                                    + addresses(contact)
                                    + " is taken for "
                                    + contact.name()
                                    + ". An address is a weak proof.");
        } catch (IllegalArgumentException e) {
            return Answer.refused(Refusal.badArgument(String.valueOf(e.getMessage()), "Nothing was changed."));
        }
    }

    private Answer contacts() {
        if (household.contacts().contacts().isEmpty()) {
            return Answer.done("No contacts yet. Add one with: porchlight contacts add NAME");
        }
        List<List<String>> rows = new ArrayList<>();
        for (Contact contact : household.contacts().contacts()) {
            rows.add(
                    List.of(
                            contact.name(),
                            contact.blocked() ? "blocked" : contact.paused() ? "paused" : "welcome",
                            Figures.counted(household.links().countFor(contact.id()), "link"),
                            addresses(contact)));
        }
        return Answer.done(Columns.of(rows));
    }

    private Answer removeContact(String name) {
        long revoked = household.removeContact(name);
        return Answer.done(
                SafeText.of(name)
                        + " is no longer on your list; "
                        + Figures.counted(revoked, "link")
                        + " for them revoked.");
    }

    private Answer block(String name, boolean blocked) {
        Contact contact = household.block(name, blocked);
        return Answer.done(
                blocked
                        ? contact.name() + " is blocked: their links and devices open nothing any more."
                        : contact.name() + " is welcome again, with the links they had.");
    }

    private Answer addFolders(Request.AddFolders add) {
        List<String> lines = new ArrayList<>();
        String until = household.isForThisRun() ? "until it ends" : "from now on";
        for (SharedFolder folder : household.addFolders(add.folders())) {
            lines.add(
                    "The running Porchlight shares "
                            + SafeText.of(folder.name())
                            + " "
                            + until
                            + ": "
                            + address.get().page(folder.name()));
        }
        return Answer.done(lines);
    }

    /// A share for an example: one that there is, or the word for it.
    private String aShare() {
        List<String> names = household.shares().names();
        return names.isEmpty() ? "SHARE" : Shell.quoted(names.getFirst());
    }

    private Answer pause(Request.PauseSharing pause) {
        boolean paused = pause.paused();
        String share = pause.share();
        if (share == null) {
            household.pauseSharing(paused);
            return paused ? Answer.done("All sharing is paused.", RESUME) : Answer.done("Sharing goes on.");
        }
        SharedFolder folder = household.pauseShare(share, paused);
        String name = SafeText.of(folder.name());
        List<String> lines = new ArrayList<>();
        lines.add(name + (paused ? " is paused." : " is shared again."));
        if (paused) {
            lines.add("Go on with: porchlight shares resume " + Shell.quoted(name));
        } else {
            tellWholePause(lines);
        }
        return Answer.done(lines);
    }

    private void tellWholePause(List<String> lines) {
        if (household.settings().sharingPaused()) {
            lines.add("All sharing is paused now.");
            lines.add(RESUME);
        }
    }

    private Answer shares() {
        if (household.shares().all().isEmpty()) {
            return Answer.done("Nothing is shared yet. Share a folder with: porchlight FOLDER");
        }
        List<List<String>> rows = new ArrayList<>();
        for (SharedFolder folder : household.shares().all()) {
            rows.add(
                    List.of(
                            SafeText.of(folder.name()),
                            folder.share().paused() ? "paused" : folder.audience().word(),
                            SafeText.of(folder.folder().toString())));
        }
        List<String> lines = new ArrayList<>(Columns.of(rows));
        tellWholePause(lines);
        return Answer.done(lines);
    }

    private Answer removeShare(String name) {
        RemovedShare removed = new ShareBook(household).remove(name);
        SharedFolder gone = removed.folder();
        List<String> lines = new ArrayList<>();
        lines.add(
                SafeText.of(gone.name())
                        + " is no longer shared. The folder itself was not touched: "
                        + SafeText.of(gone.folder().toString()));
        int links = removed.links().size();
        if (links > 0) {
            lines.add(
                    links == 1
                            ? "The link into it opens nothing any more."
                            : links + " links into it open nothing any more.");
        }
        return Answer.done(lines);
    }

    private static String addresses(Contact contact) {
        return String.join(", ", contact.devices().stream().map(InetAddress::getHostAddress).sorted().toList());
    }
}
