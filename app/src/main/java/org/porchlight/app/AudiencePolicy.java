package org.porchlight.app;

import org.jspecify.annotations.Nullable;
import org.porchlight.app.contact.Contact;
import org.porchlight.app.contact.ContactBook;
import org.porchlight.app.discovery.NetworkState;
import org.porchlight.app.share.Audience;
import org.porchlight.app.share.SharedFolder;
import org.porchlight.app.share.SharedFolders;
import org.porchlight.engine.api.Access;
import org.porchlight.engine.api.Access.Reason;
import org.porchlight.engine.api.AccessPolicy;
import org.porchlight.engine.api.Action;
import org.porchlight.engine.api.Share;
import org.porchlight.engine.api.Visitor;

import java.net.InetAddress;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// Decides by audience, contacts and networks, all as they were when this was made. Immutable and without waiting:
/// asked on the engine's loop.
///
/// | visitor | comes in when |
/// | --- | --- |
/// | guest | the share is for everyone and they are on one of our networks; or their device belongs to a contact of the audience |
/// | holder of a link | the link's contact is welcome, or the link is for anyone |
/// | paired | the contact is welcome and of the audience |
///
/// A blocked contact is refused in every form in which they can be told: by link, key or device.
final class AudiencePolicy implements AccessPolicy {
    private final Map<String, Audience> audiences = new HashMap<>();
    private final Map<String, Contact> contacts = new HashMap<>();
    private final Map<InetAddress, Contact> devices = new HashMap<>();
    private final Set<InetAddress> own;
    private final NetworkState networks;

    /// With `onlyMyContacts`, shares for everyone are for all contacts.
    AudiencePolicy(SharedFolders shares, ContactBook book, NetworkState networks, boolean onlyMyContacts) {
        for (SharedFolder folder : shares.all()) {
            boolean narrowed = onlyMyContacts && folder.audience() instanceof Audience.Everyone;
            audiences.put(key(folder.name()), narrowed ? new Audience.Contacts() : folder.audience());
        }
        for (Contact contact : book.contacts()) {
            contacts.put(contact.id(), contact);
            contact.devices().forEach(device -> devices.put(device, contact));
        }
        this.networks = networks;
        this.own = new HashSet<>(networks.ownAddresses());
    }

    @Override
    public Access decide(Visitor visitor, Share share, Action action) {
        Optional<Reason> refusal = refusal(visitor, share, action);
        return refusal.isPresent() ? new Access.Denied(refusal.get()) : new Access.Granted(visitor);
    }

    @Override
    public boolean admits(InetAddress peer, InetAddress local) {
        return NetworkState.isPrivate(peer) || networks.isOnLink(peer, local);
    }

    @Override
    public boolean isOwn(InetAddress peer) {
        return peer.isLoopbackAddress() || own.contains(peer);
    }

    private Optional<Reason> refusal(Visitor visitor, Share share, Action action) {
        Contact device = devices.get(visitor.address());
        Contact contact = visitor.contact() == null ? null : contacts.get(visitor.contact());
        if (isBlocked(device) || isBlocked(contact)) {
            return Optional.of(Reason.BLOCKED);
        }
        if (share.paused()) {
            return Optional.of(Reason.SHARE_PAUSED);
        }
        if (action == Action.WRITE) {
            return Optional.of(Reason.READ_ONLY);
        }
        Audience audience = audiences.get(key(share.name()));
        if (audience == null) {
            return Optional.of(Reason.NOT_LISTED);
        }
        return switch (visitor) {
            case Visitor.Guest guest -> guest(guest, device, audience);
            case Visitor.LinkHolder holder -> holder(holder, contact);
            case Visitor.Paired _ -> contact(contact, audience);
        };
    }

    private Optional<Reason> guest(Visitor.Guest guest, @Nullable Contact device, Audience audience) {
        boolean everyone = audience instanceof Audience.Everyone;
        return everyone && networks.isOnLink(guest.address(), guest.local())
                ? Optional.empty()
                : contact(device, audience);
    }

    private Optional<Reason> holder(Visitor.LinkHolder holder, @Nullable Contact contact) {
        if (!admits(holder.address(), holder.local())) {
            return Optional.of(Reason.NOT_LISTED);
        }
        // the owner made the link for this contact, whatever the audience says
        return holder.contact() == null ? Optional.empty() : contact(contact, new Audience.Contacts());
    }

    private static Optional<Reason> contact(@Nullable Contact contact, Audience audience) {
        return contact != null && contact.isWelcome() && audience.includes(contact.id())
                ? Optional.empty()
                : Optional.of(Reason.NOT_LISTED);
    }

    private static boolean isBlocked(@Nullable Contact contact) {
        return contact != null && contact.blocked();
    }

    private static String key(String share) {
        return share.toLowerCase(Locale.ROOT);
    }
}
