package org.porchlight.app.ui.activity;

import org.jspecify.annotations.Nullable;
import org.porchlight.app.contact.Contact;
import org.porchlight.app.contact.ContactBook;
import org.porchlight.app.text.SafeText;
import org.porchlight.engine.api.Visitor;

import java.net.InetAddress;

/// A visitor as people read of them. `name` is the contact's, or the address; `player` is what plays, as it is known to
/// people, empty if it did not say. Both are harmless text.
public record Who(Visitor visitor, String name, String player, @Nullable String contact, How how) {

    /// By what somebody is known.
    public enum How {
        /// A contact, by link or key.
        CONTACT,
        /// A contact's device, by its address alone.
        DEVICE,
        /// Whoever holds a link that was made for anyone.
        LINK,
        /// An address.
        ADDRESS,
        /// This machine.
        HERE
    }

    static Who of(Visitor visitor, String player, ContactBook contacts) {
        String shown = PlayerName.of(player);
        String id = visitor.contact();
        if (id != null) {
            String name = contacts.byId(id).map(Contact::name).orElse("A former contact");
            return new Who(visitor, SafeText.of(name), shown, id, How.CONTACT);
        }
        InetAddress address = visitor.address();
        boolean here = address.isLoopbackAddress();
        String place = here ? "This machine" : address.getHostAddress();
        if (visitor instanceof Visitor.LinkHolder) {
            return new Who(visitor, place, shown, null, here ? How.HERE : How.LINK);
        }
        return contacts.byDevice(address)
                .map(owner -> new Who(visitor, SafeText.of(owner.name()), shown, owner.id(), How.DEVICE))
                .orElseGet(() -> new Who(visitor, place, shown, null, here ? How.HERE : How.ADDRESS));
    }

    /// How they are known and what they play with, such as `VLC 3.0.20` or `VLC 3.0.20, by a link`.
    String detail() {
        String by =
                switch (how) {
                    case DEVICE -> visitor.address().getHostAddress();
                    case LINK -> "by a link";
                    case CONTACT, ADDRESS, HERE -> "";
                };
        return player.isEmpty() || by.isEmpty() ? player + by : player + ", " + by;
    }

    boolean isContact() {
        return contact != null;
    }
}
