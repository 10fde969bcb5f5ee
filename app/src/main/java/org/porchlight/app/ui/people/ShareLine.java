package org.porchlight.app.ui.people;

import org.porchlight.app.contact.Contact;
import org.porchlight.app.share.Audience;
import org.porchlight.app.share.SharedFolder;
import org.porchlight.app.text.SafeText;

import java.util.HashSet;
import java.util.Set;

/// Whether a contact may see a share, and why. `chosen` says that the share is for chosen contacts, so that this one
/// can be chosen, or not, here.
public record ShareLine(String name, boolean open, String why, boolean chosen) {

    static ShareLine of(SharedFolder share, Contact contact, boolean onlyMyContacts) {
        boolean chosen = share.audience() instanceof Audience.Chosen;
        boolean listed = share.audience().includes(contact.id());
        String name = SafeText.of(share.name());
        if (contact.blocked()) {
            return new ShareLine(name, false, "not while blocked", chosen);
        }
        if (share.share().paused()) {
            return new ShareLine(name, false, "the share is paused", chosen);
        }
        boolean guest = contact.paused();
        boolean everyone = share.audience() instanceof Audience.Everyone && !onlyMyContacts;
        return switch (share.audience()) {
            case Audience.Everyone _ when everyone -> new ShareLine(name, true, "as everyone", false);
            case Audience.Everyone _, Audience.Contacts _ ->
                    new ShareLine(name, !guest, guest ? "not while paused" : "as a contact", false);
            case Audience.Chosen _ ->
                    new ShareLine(
                            name,
                            listed && !guest,
                            listed && guest ? "not while paused" : listed ? "chosen" : "not chosen",
                            true);
        };
    }

    /// The audience after the contact was chosen, or not chosen any more.
    static Audience choose(Audience before, String contact, boolean chosen) {
        if (!(before instanceof Audience.Chosen(Set<String> contacts))) {
            return before;
        }
        Set<String> now = new HashSet<>(contacts);
        if (chosen) {
            now.add(contact);
        } else {
            now.remove(contact);
        }
        return new Audience.Chosen(now);
    }
}
