package org.porchlight.app.ui.people;

import org.jspecify.annotations.Nullable;
import org.porchlight.app.contact.Contact;
import org.porchlight.app.contact.ContactBook;
import org.porchlight.app.discovery.Neighbour;
import org.porchlight.app.porch.PorchState;
import org.porchlight.app.settings.Settings;
import org.porchlight.app.share.Audience;
import org.porchlight.app.share.GivenLink;
import org.porchlight.app.share.LinkAddress;
import org.porchlight.app.share.LinkUse;
import org.porchlight.app.share.Links;
import org.porchlight.app.share.SharedFolder;
import org.porchlight.app.share.SharedFolders;
import org.porchlight.engine.api.EngineSnapshot;
import org.porchlight.engine.api.Scope;
import org.porchlight.engine.api.Share;
import org.porchlight.engine.api.StreamLink;
import org.porchlight.engine.api.ViewingSnapshot;
import org.porchlight.engine.api.ViewingSnapshot.State;
import org.porchlight.engine.api.Visitor;

import java.net.InetAddress;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Set;

/// Three contacts at noon of a Monday.
final class Fixture {
    static final Instant NOON = Instant.parse("2026-05-04T12:00:00Z");
    static final InetAddress TV = InetAddress.ofLiteral("192.168.1.44");
    static final Contact ZOE = contact("zoe", "Zoe");
    static final Contact ANN = contact("ann", "Ann");
    static final Contact TOM = new Contact("tom", "tom", Set.of(TV), false, false);
    static final Visitor AT_THE_TV = new Visitor.Guest(TV, TV);

    private Fixture() {}

    static Contact contact(String id, String name) {
        return new Contact(id, name, Set.of(), false, false);
    }

    static SharedFolder share(String name, Audience audience) {
        return new SharedFolder(name, Path.of(name), Share.Kind.FOLDER, audience);
    }

    static GivenLink link(int number, String contact, Instant expires, @Nullable Instant lastUsed) {
        Scope scope = new Scope("Movies", List.of("Thriller", "Heat.mkv"), Scope.Kind.FILE);
        StreamLink link = new StreamLink("AAAAAAAAAAAAAAAAAAAAAA", scope, contact, expires);
        LinkUse use = lastUsed == null ? null : new LinkUse(lastUsed, InetAddress.getLoopbackAddress());
        return new GivenLink(number, link, NOON.minusSeconds(120), use);
    }

    static PorchState state(List<Contact> contacts, List<GivenLink> links, List<Neighbour> nearby) {
        SharedFolders shares = new SharedFolders(List.of(share("Movies", new Audience.Everyone())));
        return new PorchState(
                "Lantern",
                Settings.initial("abcdefghijklmnop"),
                shares,
                new ContactBook(contacts),
                new Links(links),
                new LinkAddress("192.168.1.20", 8420),
                true,
                false,
                List.of(),
                nearby,
                Path.of("logs"));
    }

    static PorchState state(Contact... contacts) {
        return state(List.of(contacts), List.of(), List.of());
    }

    static ViewingSnapshot viewing(long id, Visitor visitor, String path, State state, Instant last) {
        return new ViewingSnapshot(id, visitor, "VLC/3", "Movies", path, 100, 50, 50, 10, 1, state, NOON, last);
    }

    static Visitor paired(String contact) {
        return new Visitor.Paired(InetAddress.ofLiteral("192.168.1.30"), contact);
    }

    static EngineSnapshot traffic(ViewingSnapshot... viewings) {
        return new EngineSnapshot(NOON, 1, List.of(viewings), List.of(), viewings.length, 0, 0);
    }
}
