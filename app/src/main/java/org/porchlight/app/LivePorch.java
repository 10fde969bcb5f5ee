package org.porchlight.app;

import org.jspecify.annotations.Nullable;
import org.porchlight.app.contact.Contact;
import org.porchlight.app.porch.Porch;
import org.porchlight.app.porch.PorchState;
import org.porchlight.app.porch.RemovedContact;
import org.porchlight.app.porch.RemovedShare;
import org.porchlight.app.porch.WindowState;
import org.porchlight.app.settings.Settings;
import org.porchlight.app.share.Audience;
import org.porchlight.app.share.FolderCheck;
import org.porchlight.app.share.GivenLink;
import org.porchlight.app.share.Lasting;
import org.porchlight.app.share.LinkAddress;
import org.porchlight.app.share.SharedFolder;
import org.porchlight.app.text.Refusal;
import org.porchlight.engine.api.EngineSnapshot;
import org.porchlight.engine.api.Visitor;

import java.net.InetAddress;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;

/// A running Porchlight as its window and its tray know it.
final class LivePorch implements Porch {

    /// What a porch needs from outside. `quit` asks the program to end.
    record Place(FolderCheck check, Path logs, InstantSource clock, Runnable quit) {}

    private final Porchlight porchlight;
    private final Place place;
    private final ShareBook shares;
    private final PeopleBook people;

    LivePorch(Porchlight porchlight, Place place) {
        this.porchlight = porchlight;
        this.place = place;
        this.shares = new ShareBook(porchlight.household());
        this.people = new PeopleBook(porchlight.household());
    }

    @Override
    public PorchState now() {
        Household household = porchlight.household();
        return new PorchState(
                porchlight.name(),
                household.settings(),
                household.shares(),
                household.contacts(),
                household.links(),
                porchlight.address(),
                porchlight.isReachable(),
                porchlight.hasMovedPort(),
                porchlight.networks().linkAddresses(),
                porchlight.nearby(),
                place.logs());
    }

    @Override
    public EngineSnapshot traffic() {
        return porchlight.engine().snapshot();
    }

    @Override
    public Listening onChange(Runnable listener) {
        porchlight.onChange(listener);
        return () -> porchlight.forget(listener);
    }

    @Override
    public void onlyMyContacts(boolean only) {
        change(now -> now.onlyMyContacts(only));
    }

    @Override
    public void pauseSharing(boolean paused) {
        change(now -> now.sharingPaused(paused));
    }

    @Override
    public void stopViewing(long viewing) {
        if (!porchlight.engine().stop(viewing)) {
            throw Refusal.failed("That has ended already.", "There is nothing left to stop.");
        }
    }

    @Override
    public void allowViewing(long viewing) {
        porchlight.engine().allow(viewing);
    }

    @Override
    public void change(UnaryOperator<Settings> change) {
        porchlight.change(change);
    }

    @Override
    public WindowState window() {
        return porchlight.window().value();
    }

    @Override
    public void keepWindow(WindowState window) {
        porchlight.window().change(_ -> window);
    }

    @Override
    public void quit() {
        place.quit().run();
    }

    @Override
    public Optional<String> misgiving(Path folder) {
        return place.check().misgiving(place.check().check(folder));
    }

    @Override
    public List<SharedFolder> addFolders(List<Path> folders) {
        return porchlight.household().addFolders(folders.stream().map(place.check()::check).toList());
    }

    @Override
    public SharedFolder renameShare(String name, String wanted) {
        return shares.rename(name, wanted);
    }

    @Override
    public RemovedShare removeShare(String name) {
        return shares.remove(name);
    }

    @Override
    public void restoreShare(RemovedShare removed) {
        shares.restore(removed);
    }

    @Override
    public void pauseShare(String name, boolean paused) {
        shares.change(name, folder -> folder.paused(paused));
    }

    @Override
    public void audience(String name, Audience audience) {
        shares.change(name, folder -> folder.with(audience));
    }

    @Override
    public GivenLink makeLink(@Nullable String contact, Lasting lasting, String target) {
        String name = contact == null ? null : people.of(contact).name();
        return porchlight.household().addLink(name, lasting.from(place.clock().instant()), target);
    }

    @Override
    public void revokeLink(int number) {
        porchlight.household().revokeLink(Integer.toString(number));
    }

    @Override
    public String ownAddress(String target) {
        return new LinkAddress("127.0.0.1", porchlight.port()).of(porchlight.household().ownLink(target));
    }

    @Override
    public Contact addContact(String name) {
        return people.add(name);
    }

    @Override
    public Contact renameContact(String id, String name) {
        return people.rename(id, name);
    }

    @Override
    public void pauseContact(String id, boolean paused) {
        people.change(id, (book, contact) -> book.paused(contact, paused));
    }

    @Override
    public void blockContact(String id, boolean blocked) {
        people.change(id, (book, contact) -> book.blocked(contact, blocked));
    }

    @Override
    public Contact block(Visitor visitor) {
        return people.block(visitor);
    }

    @Override
    public void devices(String id, Set<InetAddress> devices) {
        people.change(id, (book, contact) -> book.devices(contact, devices));
    }

    @Override
    public RemovedContact removeContact(String id) {
        return people.remove(id);
    }

    @Override
    public void restoreContact(RemovedContact removed) {
        people.restore(removed);
    }
}
