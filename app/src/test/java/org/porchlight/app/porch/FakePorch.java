package org.porchlight.app.porch;

import org.jspecify.annotations.Nullable;
import org.porchlight.app.contact.Contact;
import org.porchlight.app.contact.ContactBook;
import org.porchlight.app.settings.Settings;
import org.porchlight.app.settings.SettingsRules;
import org.porchlight.app.share.Audience;
import org.porchlight.app.share.GivenLink;
import org.porchlight.app.share.Lasting;
import org.porchlight.app.share.LinkAddress;
import org.porchlight.app.share.Links;
import org.porchlight.app.share.SharedFolder;
import org.porchlight.app.text.Refusal;
import org.porchlight.engine.api.EngineSnapshot;
import org.porchlight.engine.api.Scope;
import org.porchlight.engine.api.Share;
import org.porchlight.engine.api.StreamLink;
import org.porchlight.engine.api.ViewingSnapshot;
import org.porchlight.engine.api.Visitor;

import java.net.InetAddress;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.UnaryOperator;

/// A porch without an engine, for tests of windows and trays: it keeps what is decided in memory and writes down what
/// it was asked for.
public final class FakePorch implements Porch {
    /// What was asked for, such as `stop 7`.
    public final List<String> asked = new CopyOnWriteArrayList<>();

    /// What [#misgiving] answers.
    public Optional<String> misgiving = Optional.empty();

    /// Thrown by the next call that changes something.
    public @Nullable Refusal refusal;

    private final List<Runnable> listeners = new CopyOnWriteArrayList<>();
    private Settings settings = Settings.initial("abcdefghijklmnop");
    private ContactBook contacts = ContactBook.empty();
    private Links links = Links.none();
    private boolean reachable = true;
    private List<ViewingSnapshot> viewings = List.of();
    private double speed;
    private WindowState window = WindowState.initial();

    public FakePorch share(String name, Audience audience) {
        return share(new SharedFolder(name, Path.of("/films/" + name), Share.Kind.FOLDER, audience));
    }

    public FakePorch share(SharedFolder folder) {
        return set(settings.with(settings.shares().with(folder)));
    }

    public FakePorch set(Settings now) {
        settings = now;
        return changed();
    }

    public FakePorch contacts(Contact... all) {
        contacts = new ContactBook(List.of(all));
        return changed();
    }

    public FakePorch reachable(boolean now) {
        reachable = now;
        return changed();
    }

    public FakePorch viewings(double bytesPerSecond, ViewingSnapshot... all) {
        viewings = List.of(all);
        speed = bytesPerSecond;
        return this;
    }

    /// A contact with that id and name, who is welcome.
    public static Contact contact(String id, String name) {
        return new Contact(id, name, Set.of(), false, false);
    }

    @Override
    public PorchState now() {
        return new PorchState(
                settings.name().isEmpty() ? "test-machine" : settings.name(),
                settings,
                settings.shares(),
                contacts,
                links,
                new LinkAddress("192.168.1.20", settings.port()),
                reachable,
                false,
                List.of(InetAddress.ofLiteral("192.168.1.20"), InetAddress.ofLiteral("fd00::20")),
                List.of(),
                Path.of("/logs"));
    }

    @Override
    public EngineSnapshot traffic() {
        return new EngineSnapshot(Instant.EPOCH, 1, viewings, List.of(), viewings.size(), 0, speed);
    }

    @Override
    public Listening onChange(Runnable listener) {
        listeners.add(listener);
        return () -> listeners.remove(listener);
    }

    @Override
    public void onlyMyContacts(boolean only) {
        ask("only my contacts " + only);
        set(settings.onlyMyContacts(only));
    }

    @Override
    public void pauseSharing(boolean paused) {
        ask("pause " + paused);
        set(settings.sharingPaused(paused));
    }

    @Override
    public void stopViewing(long viewing) {
        ask("stop " + viewing);
    }

    @Override
    public void allowViewing(long viewing) {
        ask("allow " + viewing);
    }

    @Override
    public void change(UnaryOperator<Settings> change) {
        ask("change settings");
        try {
            set(SettingsRules.checked(change.apply(settings)));
        } catch (IllegalArgumentException e) {
            throw Refusal.badArgument(String.valueOf(e.getMessage()), "Nothing was changed.");
        }
    }

    @Override
    public WindowState window() {
        return window;
    }

    @Override
    public void keepWindow(WindowState now) {
        window = now;
    }

    @Override
    public void quit() {
        ask("quit");
    }

    @Override
    public Optional<String> misgiving(Path folder) {
        return misgiving;
    }

    @Override
    public List<SharedFolder> addFolders(List<Path> folders) {
        ask("share " + folders);
        set(settings.with(settings.shares().with(folders, Share.Kind.FOLDER, settings.audience())));
        return folders.stream().flatMap(folder -> settings.shares().byFolder(folder).stream()).toList();
    }

    @Override
    public SharedFolder renameShare(String name, String wanted) {
        ask("rename " + name + " to " + wanted);
        SharedFolder before = settings.shares().named(name);
        set(settings.with(settings.shares().changed(before, before.named(wanted))));
        return settings.shares().named(wanted);
    }

    @Override
    public RemovedShare removeShare(String name) {
        ask("remove " + name);
        SharedFolder gone = settings.shares().named(name);
        RemovedShare removed = new RemovedShare(gone, settings.shares().all().indexOf(gone), links.into(name));
        set(settings.with(settings.shares().without(gone)));
        return removed;
    }

    @Override
    public void restoreShare(RemovedShare removed) {
        ask("restore " + removed.folder().name());
        set(settings.with(settings.shares().with(removed.folder(), removed.place())));
    }

    @Override
    public void pauseShare(String name, boolean paused) {
        ask("pause " + name + " " + paused);
        SharedFolder before = settings.shares().named(name);
        set(settings.with(settings.shares().changed(before, before.paused(paused))));
    }

    @Override
    public void audience(String name, Audience audience) {
        ask("audience " + name + " " + audience.word());
        SharedFolder before = settings.shares().named(name);
        set(settings.with(settings.shares().changed(before, before.with(audience))));
    }

    @Override
    public GivenLink makeLink(@Nullable String contact, Lasting lasting, String target) {
        ask("link " + target + " for " + contact + " " + lasting);
        List<String> names = new ArrayList<>(List.of(target.split("/")));
        String share = names.removeFirst();
        Scope scope = new Scope(share, names, names.isEmpty() ? Scope.Kind.FOLDER : Scope.Kind.FILE);
        StreamLink link =
                new StreamLink(StreamLink.newId(new SecureRandom()), scope, contact, lasting.from(Instant.EPOCH));
        links = links.with(link, Instant.EPOCH);
        changed();
        return links.meant(link.id());
    }

    @Override
    public void revokeLink(int number) {
        ask("revoke " + number);
        links = links.without(links.meant(Integer.toString(number)));
        changed();
    }

    @Override
    public String ownAddress(String target) {
        return "http://127.0.0.1:" + settings.port() + "/~AAAAAAAAAAAAAAAAAAAAAA/" + target;
    }

    @Override
    public Contact addContact(String name) {
        ask("add " + name);
        contacts = contacts.add("id-" + name, name, Set.of());
        changed();
        return contacts.named(name);
    }

    @Override
    public Contact renameContact(String id, String name) {
        ask("rename " + id + " to " + name);
        contacts = contacts.renamed(contacts.byId(id).orElseThrow(), name);
        changed();
        return contacts.named(name);
    }

    @Override
    public void pauseContact(String id, boolean paused) {
        ask("pause " + id + " " + paused);
        contacts = contacts.paused(contacts.byId(id).orElseThrow(), paused);
        changed();
    }

    @Override
    public void blockContact(String id, boolean blocked) {
        ask("block " + id + " " + blocked);
        contacts = contacts.blocked(contacts.byId(id).orElseThrow(), blocked);
        changed();
    }

    @Override
    public Contact block(Visitor visitor) {
        ask("block " + visitor.address().getHostAddress());
        return new Contact("blocked", visitor.address().getHostAddress(), Set.of(visitor.address()), true, false);
    }

    @Override
    public void devices(String id, Set<InetAddress> devices) {
        ask("devices of " + id);
        contacts = contacts.devices(contacts.byId(id).orElseThrow(), devices);
        changed();
    }

    @Override
    public RemovedContact removeContact(String id) {
        ask("remove " + id);
        Contact gone = contacts.byId(id).orElseThrow();
        RemovedContact removed = new RemovedContact(gone, contacts.contacts().indexOf(gone), links.of(id));
        links = links.withoutContact(id);
        contacts = contacts.without(gone);
        changed();
        return removed;
    }

    @Override
    public void restoreContact(RemovedContact removed) {
        ask("restore " + removed.contact().name());
        contacts = contacts.with(removed.contact(), removed.place());
        links = links.with(removed.links());
        changed();
    }

    private void ask(String what) {
        Refusal now = refusal;
        if (now != null) {
            refusal = null;
            throw now;
        }
        asked.add(what);
    }

    private FakePorch changed() {
        listeners.forEach(Runnable::run);
        return this;
    }
}
