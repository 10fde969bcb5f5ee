package org.porchlight.app.ui.people;

import org.porchlight.app.contact.DeviceAddress;
import org.porchlight.app.porch.RemovedContact;
import org.porchlight.app.share.GivenLink;
import org.porchlight.app.share.Lasting;
import org.porchlight.app.share.SharedFolder;
import org.porchlight.app.text.Figures;
import org.porchlight.app.ui.part.Tools;

import java.net.InetAddress;
import java.time.ZoneId;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Consumer;

/// What the owner can do with a contact. Each deed is done in the background and then told.
final class ContactDeeds {
    private final Tools tools;

    ContactDeeds(Tools tools) {
        this.tools = tools;
    }

    void add(String name, Consumer<String> added, Consumer<String> refused) {
        tools.background().run(() -> tools.porch().addContact(name.strip()).id(), added, refused);
    }

    void rename(String id, String name, Runnable done, Consumer<String> refused) {
        tools.background().run(() -> tools.porch().renameContact(id, name.strip()), _ -> done.run(), refused);
    }

    void pause(CardState card) {
        boolean now = !card.contact().paused();
        tools.run(
                () -> tools.porch().pauseContact(card.id(), now),
                () ->
                        tools.notices()
                                .say(
                                        now
                                                ? card.name() + " is paused: for now no more than any guest."
                                                : card.name() + " is a contact again, with the links they had."));
    }

    void block(CardState card) {
        boolean now = !card.contact().blocked();
        Runnable undo = () -> tools.run(() -> tools.porch().blockContact(card.id(), !now), () -> {});
        tools.run(
                () -> tools.porch().blockContact(card.id(), now),
                () -> {
                    if (now) {
                        tools.notices()
                                .offer(
                                        card.name() + " is blocked. Their links and devices open nothing any more.",
                                        "Undo",
                                        undo);
                    } else {
                        tools.notices().say(card.name() + " is welcome again, with the links they had.");
                    }
                });
    }

    void remove(CardState card) {
        tools.run(
                () -> tools.porch().removeContact(card.id()),
                (RemovedContact removed) ->
                        tools.notices()
                                .offer(
                                        card.removal(),
                                        "Undo",
                                        () -> tools.run(() -> tools.porch().restoreContact(removed), () -> {})));
    }

    /// Makes a link; `refused` gets why there is none.
    void give(CardState card, Lasting lasting, String target, Consumer<LinkLine> made, Consumer<String> refused) {
        tools.background()
                .run(
                        () -> tools.porch().makeLink(card.id(), lasting, target),
                        (GivenLink given) -> made.accept(line(given)),
                        refused);
    }

    void copy(CardState card, LinkLine link) {
        tools.clipboard().copy(link.address());
        String until = link.opens().substring(0, 1).toLowerCase(Locale.ROOT) + link.opens().substring(1);
        tools.notices().say("Link to “" + link.target() + "” for " + card.name() + " copied. It " + until + ".");
    }

    void revoke(CardState card, List<LinkLine> links) {
        tools.run(
                () -> links.forEach(link -> tools.porch().revokeLink(link.number())),
                () ->
                        tools.notices()
                                .say(
                                        Figures.counted(links.size(), "link")
                                                + " of "
                                                + card.name()
                                                + " revoked. What played by it has ended."));
    }

    void choose(CardState card, ShareLine share, boolean chosen) {
        tools.run(
                () -> {
                    SharedFolder folder = tools.porch().now().shares().named(share.name());
                    tools.porch().audience(folder.name(), ShareLine.choose(folder.audience(), card.id(), chosen));
                },
                () -> {});
    }

    /// Adds a device; `refused` gets why it is none.
    void addDevice(CardState card, String typed, Runnable done, Consumer<String> refused) {
        InetAddress address;
        try {
            address = DeviceAddress.parse(typed);
        } catch (IllegalArgumentException e) {
            refused.accept(String.valueOf(e.getMessage()));
            return;
        }
        Set<InetAddress> devices = new HashSet<>(card.contact().devices());
        devices.add(address);
        tools.background()
                .run(
                        () -> {
                            tools.porch().devices(card.id(), devices);
                            return true;
                        },
                        _ -> done.run(),
                        refused);
    }

    void removeDevice(CardState card, String address) {
        Set<InetAddress> devices = new HashSet<>(card.contact().devices());
        devices.removeIf(device -> device.getHostAddress().equals(address));
        tools.run(() -> tools.porch().devices(card.id(), devices), () -> {});
    }

    LinkLine line(GivenLink given) {
        return LinkLine.of(
                given, tools.porch().now().address(), new When(tools.clock().instant(), ZoneId.systemDefault()));
    }
}
