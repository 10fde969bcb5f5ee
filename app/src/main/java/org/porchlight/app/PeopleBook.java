package org.porchlight.app;

import org.porchlight.app.contact.Contact;
import org.porchlight.app.contact.ContactBook;
import org.porchlight.app.porch.RemovedContact;
import org.porchlight.app.share.GivenLink;
import org.porchlight.app.text.Refusal;
import org.porchlight.engine.api.Visitor;

import java.net.InetAddress;
import java.util.List;
import java.util.Set;
import java.util.function.BiFunction;

/// Changes of contacts, who are told by their ids.
final class PeopleBook {
    private final Household household;

    PeopleBook(Household household) {
        this.household = household;
    }

    Contact of(String id) {
        return household
                .contacts()
                .byId(id)
                .orElseThrow(() -> Refusal.failed("That contact is not on your list any more.", "Add them again."));
    }

    Contact add(String name) {
        if (household.contacts().byName(name).isPresent()) {
            throw Refusal.badArgument("“" + name.strip() + "” is on your list already.", "Choose another name.");
        }
        return add(name, Set.of());
    }

    Contact rename(String id, String name) {
        change(id, (book, contact) -> book.renamed(contact, name));
        return of(id);
    }

    void change(String id, BiFunction<ContactBook, Contact, ContactBook> change) {
        household.edit(books -> {
            Contact contact = of(id);
            books.contacts().change(book -> change.apply(book, contact));
            return contact;
        });
    }

    Contact block(Visitor visitor) {
        InetAddress address = visitor.address();
        String known = visitor.contact();
        Contact contact =
                known != null && household.contacts().byId(known).isPresent()
                        ? of(known)
                        : household
                                .contacts()
                                .byDevice(address)
                                .orElseGet(() -> add(address.getHostAddress(), Set.of(address)));
        change(contact.id(), (book, now) -> book.blocked(now, true));
        return of(contact.id());
    }

    RemovedContact remove(String id) {
        return household.edit(books -> {
            Contact gone = of(id);
            int place = household.contacts().contacts().indexOf(gone);
            List<GivenLink> revoked = household.links().of(id);
            books.links().change(links -> links.withoutContact(id));
            books.contacts().change(book -> book.without(gone));
            return new RemovedContact(gone, place, revoked);
        });
    }

    void restore(RemovedContact removed) {
        household.edit(books -> {
            books.contacts().change(book -> book.with(removed.contact(), removed.place()));
            books.links().change(links -> links.with(removed.links()));
            return removed;
        });
    }

    private Contact add(String name, Set<InetAddress> devices) {
        try {
            return household.addContact(name, devices);
        } catch (IllegalArgumentException e) {
            throw Refusal.badArgument(String.valueOf(e.getMessage()), "Choose another name.");
        }
    }
}
