package org.porchlight.app;

import org.porchlight.app.contact.Contact;
import org.porchlight.app.contact.ContactBook;
import org.porchlight.app.settings.Settings;
import org.porchlight.app.share.Audience;
import org.porchlight.app.share.GivenLink;
import org.porchlight.app.share.Links;
import org.porchlight.app.share.SharedFolder;
import org.porchlight.app.share.SharedFolders;
import org.porchlight.app.text.SafeText;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.net.InetAddress;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Writes into the log what the owner changed, by whatever way: it compares how things are with how they were. Any
/// thread.
final class Diary {
    private static final Logger LOG = LoggerFactory.getLogger(Diary.class);

    /// How things are at one moment.
    record Page(Settings settings, SharedFolders shares, ContactBook contacts, Links links) {
        static Page of(Household household) {
            return new Page(household.settings(), household.shares(), household.contacts(), household.links());
        }
    }

    private Page last;

    Diary(Household household) {
        last = Page.of(household);
    }

    synchronized void note(Household household) {
        Page now = Page.of(household);
        changes(last, now).forEach(LOG::info);
        last = now;
    }

    /// The sentences that tell what became of `before`.
    static List<String> changes(Page before, Page now) {
        List<String> told = new ArrayList<>();
        whole(before.settings, now.settings, told);
        shares(before.shares, now.shares, told);
        contacts(before.contacts, now.contacts, told);
        links(before, now, told);
        return told;
    }

    private static void whole(Settings before, Settings now, List<String> told) {
        if (before.sharingPaused() != now.sharingPaused()) {
            told.add(now.sharingPaused() ? "All sharing is paused" : "Sharing goes on");
        }
        if (before.onlyMyContacts() != now.onlyMyContacts()) {
            told.add(now.onlyMyContacts() ? "Only contacts come in now" : "Shares are for their audiences again");
        }
        if (before.port() != now.port()) {
            told.add("The port is set to " + now.port());
        }
    }

    private static void shares(SharedFolders before, SharedFolders now, List<String> told) {
        for (SharedFolder old : before.all()) {
            if (now.byFolder(old.folder()).isEmpty()) {
                told.add(name(old) + " is not shared any more");
            }
        }
        for (SharedFolder folder : now.all()) {
            Optional<SharedFolder> old = before.byFolder(folder.folder());
            if (old.isEmpty()) {
                told.add(
                        name(folder)
                                + " is shared, for "
                                + audience(folder)
                                + ": "
                                + SafeText.of(folder.folder().toString()));
                continue;
            }
            if (!old.get().name().equals(folder.name())) {
                told.add(name(old.get()) + " is called " + name(folder) + " now");
            }
            if (!old.get().audience().equals(folder.audience())) {
                told.add(name(folder) + " is for " + audience(folder) + " now");
            }
            if (old.get().share().paused() != folder.share().paused()) {
                told.add(name(folder) + (folder.share().paused() ? " is paused" : " is shared again"));
            }
        }
    }

    private static void contacts(ContactBook before, ContactBook now, List<String> told) {
        for (Contact old : before.contacts()) {
            if (now.byId(old.id()).isEmpty()) {
                told.add(old.name() + " was taken off the list");
            }
        }
        for (Contact contact : now.contacts()) {
            Optional<Contact> old = before.byId(contact.id());
            if (old.isEmpty()) {
                told.add(contact.name() + " was put on the list" + devices(contact));
                continue;
            }
            if (!old.get().name().equals(contact.name())) {
                told.add(old.get().name() + " is called " + contact.name() + " now");
            }
            if (old.get().blocked() != contact.blocked()) {
                told.add(contact.name() + (contact.blocked() ? " is blocked" : " is not blocked any more"));
            }
            if (old.get().paused() != contact.paused()) {
                told.add(contact.name() + (contact.paused() ? " is paused" : " is not paused any more"));
            }
            if (!old.get().devices().equals(contact.devices())) {
                told.add(contact.name() + " has other devices now" + devices(contact));
            }
        }
    }

    private static void links(Page before, Page now, List<String> told) {
        List<String> ids = now.links.all().stream().map(given -> given.link().id()).toList();
        for (GivenLink old : before.links.all()) {
            if (!ids.contains(old.link().id())) {
                told.add(link(old, before.contacts) + " opens nothing any more");
            }
        }
        List<String> known = before.links.all().stream().map(given -> given.link().id()).toList();
        for (GivenLink given : now.links.all()) {
            if (!known.contains(given.link().id())) {
                told.add(link(given, now.contacts) + " was made");
            }
        }
    }

    private static String link(GivenLink given, ContactBook contacts) {
        String id = given.link().contact();
        String holder = id == null ? "anyone with it" : contacts.byId(id).map(Contact::name).orElse("a former contact");
        return "Link " + given.number() + " to " + SafeText.of(given.target()) + " for " + holder;
    }

    private static String audience(SharedFolder folder) {
        return switch (folder.audience()) {
            case Audience.Everyone _ -> "everyone";
            case Audience.Contacts _ -> "contacts";
            case Audience.Chosen _ -> "chosen contacts";
        };
    }

    private static String devices(Contact contact) {
        List<String> addresses = contact.devices().stream().map(InetAddress::getHostAddress).sorted().toList();
        return addresses.isEmpty() ? "" : " (" + String.join(", ", addresses) + ")";
    }

    private static String name(SharedFolder folder) {
        return SafeText.of(folder.name());
    }
}
