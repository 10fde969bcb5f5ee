package org.porchlight.app;

import org.jspecify.annotations.Nullable;
import org.porchlight.app.contact.Contact;
import org.porchlight.app.contact.ContactBook;
import org.porchlight.app.contact.ContactsFormat;
import org.porchlight.app.settings.Settings;
import org.porchlight.app.settings.SettingsFormat;
import org.porchlight.app.share.Audience;
import org.porchlight.app.share.GivenLink;
import org.porchlight.app.share.LinkTarget;
import org.porchlight.app.share.LinkUse;
import org.porchlight.app.share.Links;
import org.porchlight.app.share.LinksFormat;
import org.porchlight.app.share.SharedFolder;
import org.porchlight.app.share.SharedFolders;
import org.porchlight.app.store.JsonFile;
import org.porchlight.app.store.Store;
import org.porchlight.app.text.Refusal;
import org.porchlight.app.text.Shell;
import org.porchlight.engine.api.Scope;
import org.porchlight.engine.api.Share;
import org.porchlight.engine.api.StreamLink;

import java.net.InetAddress;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Instant;
import java.time.InstantSource;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/// What the owner decides: settings, contacts, links and shares, and every way to change them. Thread-safe.
///
/// Whatever is refused is refused by a [Refusal], and then nothing has changed.
final class Household {
    private final JsonFile<Settings> settings;
    private final JsonFile<ContactBook> contacts;
    private final JsonFile<Links> links;
    private final InstantSource clock;
    private final LinkUses uses = new LinkUses();
    private final Runnable changed;
    private final List<StreamLink> ownLinks = new CopyOnWriteArrayList<>();
    private volatile Optional<SharedFolders> thisRun = Optional.empty();

    /// Loads the files of `store`. `changed` is called after each change, on the thread that made it.
    Household(Store store, InstantSource clock, Runnable changed) {
        this.settings = store.open("settings.json", new SettingsFormat(SecureRandom::new));
        this.contacts = store.open("contacts.json", new ContactsFormat());
        this.links = store.open("links.json", new LinksFormat());
        this.clock = clock;
        this.changed = changed;
    }

    Settings settings() {
        return settings.value();
    }

    ContactBook contacts() {
        return contacts.value();
    }

    /// The links given out, with their latest uses.
    Links links() {
        return uses.over(links.value());
    }

    /// Somebody came by that link. Neither waits nor tells anybody: it happens with every request.
    void used(StreamLink link, InetAddress from) {
        uses.note(link.id(), new LinkUse(clock.instant(), from));
    }

    /// Whether links were used since this was last asked.
    boolean hasNewUses() {
        return uses.takeNews();
    }

    /// Takes the latest uses of links over into their file.
    void keepUses() {
        Map<String, LinkUse> now = uses.now();
        links.change(all -> all.used(now));
        uses.taken(now);
    }

    /// The shares that are served: the saved ones, or those of this run alone.
    SharedFolders shares() {
        return thisRun.orElseGet(() -> settings().shares());
    }

    boolean isForThisRun() {
        return thisRun.isPresent();
    }

    /// Takes the folders of the command line in.
    synchronized void begin(RunPlan plan) {
        if (plan.saved()) {
            settings.change(now -> now.with(now.shares().with(plan.folders(), plan.kind(), plan.audience())));
        } else {
            thisRun = Optional.of(SharedFolders.none().with(plan.folders(), plan.kind(), plan.audience()));
        }
    }

    /// Shares more folders, with the audience of the settings; returns them as shares.
    synchronized List<SharedFolder> addFolders(List<Path> folders) {
        Audience audience = settings().audience();
        changeShares(shares -> shares.with(folders, Share.Kind.FOLDER, audience));
        changed.run();
        return folders.stream().flatMap(folder -> shares().byFolder(folder).stream()).toList();
    }

    synchronized void pauseSharing(boolean paused) {
        settings.change(now -> now.sharingPaused(paused));
        changed.run();
    }

    synchronized SharedFolder pauseShare(String name, boolean paused) {
        SharedFolder folder = shares().named(name);
        changeShares(shares -> shares.changed(folder, folder.paused(paused)));
        changed.run();
        return shares().named(name);
    }

    /// The files, for a change that touches several of them.
    record Books(JsonFile<Settings> settings, JsonFile<ContactBook> contacts, JsonFile<Links> links) {}

    /// Does several changes as one: the others are told once, when all are made.
    synchronized <T> T edit(Function<Books, T> work) {
        T result = work.apply(new Books(settings, contacts, links));
        changed.run();
        return result;
    }

    String newContactId() {
        byte[] id = new byte[8];
        new SecureRandom().nextBytes(id);
        return HexFormat.of().formatHex(id);
    }

    synchronized void changeShares(UnaryOperator<SharedFolders> change) {
        if (thisRun.isPresent()) {
            thisRun = thisRun.map(change);
        } else {
            settings.change(now -> now.with(change.apply(now.shares())));
        }
    }

    synchronized Contact addContact(String name, Set<InetAddress> devices) {
        String id = newContactId();
        contacts.change(book -> book.add(id, name, devices));
        changed.run();
        return contacts().named(name);
    }

    /// Removes a contact and all links made for them; returns how many these were.
    synchronized long removeContact(String name) {
        Contact contact = contacts().named(name);
        long revoked = links().countFor(contact.id());
        links.change(all -> all.withoutContact(contact.id()));
        contacts.change(book -> book.without(contact));
        changed.run();
        return revoked;
    }

    synchronized Contact block(String name, boolean blocked) {
        Contact contact = contacts().named(name);
        contacts.change(book -> book.blocked(contact, blocked));
        changed.run();
        return contacts().named(name);
    }

    /// Makes a link to `target`, for the contact of that name or, with null, for anyone who has it.
    GivenLink addLink(@Nullable String name, Instant expires, String target) {
        var _ = holder(name);
        Scope scope = LinkTarget.find(shares(), target); // waits for a disk, so nobody else may have to wait for this
        return addLink(name, expires, scope);
    }

    private synchronized GivenLink addLink(@Nullable String name, Instant expires, Scope scope) {
        Contact contact = holder(name);
        String id = StreamLink.newId(new SecureRandom());
        StreamLink link = new StreamLink(id, scope, contact == null ? null : contact.id(), expires);
        links.change(all -> all.with(link, clock.instant()));
        changed.run();
        return links().meant(id);
    }

    private @Nullable Contact holder(@Nullable String name) {
        Contact contact = name == null ? null : contacts().named(name);
        if (contact != null && contact.blocked()) {
            throw Refusal.badArgument(
                    contact.name() + " is blocked, and a link for them would open nothing.",
                    "First let them in again: porchlight contacts unblock " + Shell.quoted(contact.name()));
        }
        return contact;
    }

    /// A link for this machine's own player: it is not listed, and ends with the program.
    synchronized StreamLink ownLink(String target) {
        Scope scope = LinkTarget.find(shares(), target);
        Optional<StreamLink> made = ownLinks.stream().filter(link -> link.scope().equals(scope)).findFirst();
        if (made.isPresent()) {
            return made.get();
        }
        StreamLink link = new StreamLink(StreamLink.newId(new SecureRandom()), scope, null, Instant.MAX);
        ownLinks.add(link);
        changed.run();
        return link;
    }

    /// All links that open something now.
    List<StreamLink> streamLinks() {
        return Stream.concat(links().streamLinks().stream(), ownLinks.stream()).toList();
    }

    synchronized GivenLink revokeLink(String text) {
        GivenLink link = links().meant(text);
        links.change(all -> all.without(link));
        changed.run();
        return link;
    }
}
