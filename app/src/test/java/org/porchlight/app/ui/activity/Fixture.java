package org.porchlight.app.ui.activity;

import org.porchlight.app.contact.Contact;
import org.porchlight.app.contact.ContactBook;
import org.porchlight.engine.api.EngineSnapshot;
import org.porchlight.engine.api.Scope;
import org.porchlight.engine.api.StreamLink;
import org.porchlight.engine.api.ViewingSnapshot;
import org.porchlight.engine.api.ViewingSnapshot.State;
import org.porchlight.engine.api.Visitor;

import java.net.InetAddress;
import java.time.Instant;
import java.util.List;
import java.util.Set;

/// Viewings for tests, at noon of a day.
final class Fixture {
    static final Instant NOON = Instant.parse("2026-05-04T12:00:00Z");
    static final InetAddress HERE = InetAddress.ofLiteral("192.168.1.20");
    static final ContactBook CONTACTS =
            new ContactBook(
                    List.of(
                            new Contact("ann", "Ann", Set.of(), false, false),
                            new Contact("tom", "Tom", Set.of(InetAddress.ofLiteral("192.168.1.44")), false, false)));

    private Fixture() {}

    /// One gigabyte, half of it there, at 1 MB/s, by Ann, begun `id` minutes before noon.
    static ViewingSnapshot viewing(long id, String path) {
        return viewing(id, path, State.RUNNING, 1_000_000, 500_000_000);
    }

    static ViewingSnapshot viewing(long id, String path, State state, double speed, long position) {
        Instant started = NOON.minusSeconds(60 * id);
        return new ViewingSnapshot(
                id,
                link("ann"),
                "VLC/3.0.20",
                "Movies",
                path,
                1_000_000_000,
                position,
                position,
                speed,
                1,
                state,
                started,
                NOON);
    }

    static ViewingSnapshot by(Visitor visitor, ViewingSnapshot what) {
        return new ViewingSnapshot(
                what.id(),
                visitor,
                what.player(),
                what.share(),
                what.path(),
                what.size(),
                what.position(),
                what.sent(),
                what.bytesPerSecond(),
                what.connections(),
                what.state(),
                what.started(),
                what.lastActive());
    }

    static Visitor guest(String address) {
        return new Visitor.Guest(InetAddress.ofLiteral(address), HERE);
    }

    static Visitor link(String contact) {
        StreamLink link = new StreamLink("AAAAAAAAAAAAAAAAAAAAAA", Scope.share("Movies"), contact, Instant.MAX);
        return new Visitor.LinkHolder(InetAddress.ofLiteral("192.168.1.30"), HERE, link);
    }

    static Visitor anyone() {
        StreamLink link = new StreamLink("AAAAAAAAAAAAAAAAAAAAAA", Scope.share("Movies"), null, Instant.MAX);
        return new Visitor.LinkHolder(InetAddress.ofLiteral("192.168.1.31"), HERE, link);
    }

    static EngineSnapshot at(long secondsAfterNoon, ViewingSnapshot... viewings) {
        double speed = List.of(viewings).stream().mapToDouble(ViewingSnapshot::bytesPerSecond).sum();
        return new EngineSnapshot(
                NOON.plusSeconds(secondsAfterNoon), 1, List.of(viewings), List.of(), viewings.length, 0, speed);
    }
}
