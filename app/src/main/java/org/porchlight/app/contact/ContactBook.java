package org.porchlight.app.contact;

import org.porchlight.app.text.Refusal;
import org.porchlight.app.text.Shell;

import java.net.InetAddress;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/// All contacts, in the order in which they were added. Immutable; names are unique, ignoring case.
public record ContactBook(List<Contact> contacts) {
    private static final String OTHER_NAME = "Choose another name.";

    public ContactBook {
        contacts = List.copyOf(contacts);
    }

    public static ContactBook empty() {
        return new ContactBook(List.of());
    }

    public Optional<Contact> byId(String id) {
        return contacts.stream().filter(contact -> contact.id().equals(id)).findFirst();
    }

    public Optional<Contact> byName(String name) {
        return contacts.stream().filter(contact -> contact.name().equalsIgnoreCase(name.strip())).findFirst();
    }

    /// The contact of that name.
    ///
    /// @throws Refusal if there is none
    public Contact named(String name) {
        return byName(name)
                .orElseThrow(() ->
                        Refusal.badArgument(
                                "You have no contact called “" + name + "”.",
                                contacts.isEmpty()
                                        ? "Add one with: porchlight contacts add NAME"
                                        : "Your contacts: " + String.join(", ", names())));
    }

    public List<String> names() {
        return contacts.stream().map(Contact::name).toList();
    }

    /// Whoever has a device with that address.
    public Optional<Contact> byDevice(InetAddress address) {
        return contacts.stream().filter(contact -> contact.devices().contains(address)).findFirst();
    }

    /// The book with one more contact; a contact that is there already gets the devices as well.
    ///
    /// @throws Refusal if a device belongs to somebody else, or nothing would change
    public ContactBook add(String id, String name, Set<InetAddress> devices) {
        Optional<Contact> known = byName(name);
        for (InetAddress device : devices) {
            Optional<Contact> owner = byDevice(device);
            if (owner.isPresent() && !owner.equals(known)) {
                throw Refusal.badArgument(
                        device.getHostAddress() + " is a device of " + owner.get().name() + " already.",
                        "An address can stand for one contact only.");
            }
        }
        if (known.isEmpty()) {
            Contact added = new Contact(id, Contact.checkName(name), devices, false, false);
            return new ContactBook(Stream.concat(contacts.stream(), Stream.of(added)).toList());
        }
        Set<InetAddress> all = new HashSet<>(known.get().devices());
        if (!all.addAll(devices)) {
            throw Refusal.badArgument(
                    known.get().name() + " is on your list already.",
                    "To make a link: porchlight links add --for " + Shell.quoted(known.get().name()) + " SHARE");
        }
        return changed(known.get(), contact -> contact.with(all));
    }

    public ContactBook without(Contact contact) {
        return new ContactBook(contacts.stream().filter(other -> !other.id().equals(contact.id())).toList());
    }

    public ContactBook blocked(Contact contact, boolean blocked) {
        return changed(contact, found -> found.blocked(blocked));
    }

    public ContactBook paused(Contact contact, boolean paused) {
        return changed(contact, found -> found.paused(paused));
    }

    /// Gives a contact another name.
    ///
    /// @throws Refusal if that name cannot be, or is somebody else's
    public ContactBook renamed(Contact contact, String name) {
        Optional<Contact> other = byName(name).filter(found -> !found.id().equals(contact.id()));
        if (other.isPresent()) {
            throw Refusal.badArgument("You have a contact called “" + name.strip() + "” already.", OTHER_NAME);
        }
        try {
            return changed(contact, found -> found.named(name));
        } catch (IllegalArgumentException e) {
            throw Refusal.badArgument(String.valueOf(e.getMessage()), OTHER_NAME);
        }
    }

    /// Has the devices of a contact be these and no others.
    ///
    /// @throws Refusal if one belongs to somebody else
    public ContactBook devices(Contact contact, Set<InetAddress> devices) {
        without(contact).checkFree(devices);
        return changed(contact, found -> found.with(devices));
    }

    /// The book with a contact at that place in the list, or as near as there is one.
    ///
    /// @throws Refusal if the name or a device is taken
    public ContactBook with(Contact added, int place) {
        if (byName(added.name()).isPresent()) {
            throw Refusal.badArgument("You have a contact called “" + added.name() + "” already.", OTHER_NAME);
        }
        checkFree(added.devices());
        List<Contact> grown = new ArrayList<>(contacts);
        grown.add(Math.clamp(place, 0, contacts.size()), added);
        return new ContactBook(grown);
    }

    private void checkFree(Set<InetAddress> devices) {
        for (InetAddress device : devices) {
            byDevice(device)
                    .ifPresent(owner -> {
                        throw Refusal.badArgument(
                                device.getHostAddress() + " is a device of " + owner.name() + " already.",
                                "An address can stand for one contact only.");
                    });
        }
    }

    private ContactBook changed(Contact contact, UnaryOperator<Contact> change) {
        return new ContactBook(
                contacts.stream().map(other -> other.id().equals(contact.id()) ? change.apply(other) : other).toList());
    }
}
