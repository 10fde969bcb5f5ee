package org.porchlight.app.ui.shares;

import org.jspecify.annotations.Nullable;
import org.porchlight.app.contact.Contact;
import org.porchlight.app.share.FileFinder;
import org.porchlight.app.share.Lasting;
import org.porchlight.app.share.LinkAddress;
import org.porchlight.app.ui.part.Tools;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;

/// Finds the address to hand out for a share or for one file in it. Confined to the JavaFX thread.
final class LinkModel {
    private static final int MOST_FOUND = 50;

    /// For whom a link is made; `contact` is null for anyone who has it.
    record Person(@Nullable String contact, String name) {
        @Override
        public String toString() {
            return name;
        }
    }

    private final Tools tools;
    private final ShareModel share;
    private final FileFinder finder;
    private final AtomicInteger asked = new AtomicInteger();
    private volatile boolean closed;

    LinkModel(Tools tools, ShareModel share) {
        this.tools = tools;
        this.share = share;
        this.finder = new FileFinder(share.folder(), FileFinder.Sought.FILES, () -> closed);
    }

    /// Whether the plain address is no use, so that a link has to be made for somebody.
    boolean needsPerson() {
        return share.now().forContacts();
    }

    String name() {
        return share.now().folder().name();
    }

    /// Those a link can be made for: welcome contacts, and at last anyone.
    List<Person> people() {
        List<Person> people = new ArrayList<>();
        for (Contact contact : tools.model().now().contacts().contacts()) {
            if (!contact.blocked()) {
                people.add(new Person(contact.id(), contact.name()));
            }
        }
        people.add(new Person(null, "Anyone with the link"));
        return people;
    }

    /// The address of the share for players: its playlist.
    String playlist() {
        return address().playlist(name());
    }

    /// The address of the share for browsers.
    String page() {
        return address().page(name());
    }

    /// The address of one file.
    String file(List<String> path) {
        return address().file(name(), path);
    }

    /// Makes a link for `person` to the share, or to the file at `path` where that is not empty.
    void make(Person person, Lasting lasting, List<String> path, Consumer<String> made) {
        String target = path.isEmpty() ? name() : name() + "/" + String.join("/", path);
        tools.run(
                () -> tools.porch().makeLink(person.contact(), lasting, target),
                given -> made.accept(address().of(given.link())));
    }

    /// Looks for files; an answer that a newer question has overtaken is not told.
    void find(String typed, Consumer<List<List<String>>> found) {
        int question = asked.incrementAndGet();
        tools.run(
                () -> finder.find(typed, MOST_FOUND),
                files -> {
                    if (question == asked.get()) {
                        found.accept(files);
                    }
                });
    }

    /// Nobody waits for files any more.
    void close() {
        closed = true;
    }

    void copy(String address, String what) {
        tools.clipboard().copy(address);
        tools.notices().say(what + " is copied.");
    }

    private LinkAddress address() {
        return tools.model().now().address();
    }
}
