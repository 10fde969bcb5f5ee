package org.porchlight.app.contact;

import org.porchlight.app.store.FieldReader;
import org.porchlight.app.store.Json;
import org.porchlight.app.store.JsonFormat;
import org.porchlight.app.store.OldEntries;

import java.net.InetAddress;
import java.util.HashSet;

/// The contact book in `contacts.json`.
public final class ContactsFormat implements JsonFormat<ContactBook> {

    @Override
    public ContactBook initial() {
        return ContactBook.empty();
    }

    @Override
    public ContactBook read(FieldReader in) {
        return new ContactBook(in.entries("contacts", ContactsFormat::contact));
    }

    @Override
    public Json.Fields write(ContactBook book, Json.Fields old) {
        OldEntries entries = OldEntries.of(old, "contacts", "id");
        return old.with("contacts", entries.rewritten(book.contacts(), Contact::id, ContactsFormat::told));
    }

    private static Contact contact(FieldReader in) {
        return new Contact(
                in.required("id"),
                Contact.checkName(in.required("name")),
                new HashSet<>(in.parsedTexts("devices", DeviceAddress::parse)),
                // where the file is wrong, rather somebody stays outside than somebody blocked comes in
                in.flag("blocked", false, true),
                in.flag("paused", false, true));
    }

    private static Json.Fields told(Contact contact, Json.Fields old) {
        return old.with("id", contact.id())
                .with("name", contact.name())
                .withTexts("devices", contact.devices().stream().map(InetAddress::getHostAddress).sorted().toList())
                .with("blocked", contact.blocked())
                .with("paused", contact.paused());
    }
}
