package org.porchlight.app.console;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.porchlight.app.contact.Contact;
import org.porchlight.app.contact.ContactBook;
import org.porchlight.engine.api.EngineSnapshot;
import org.porchlight.engine.api.Scope;
import org.porchlight.engine.api.StreamLink;
import org.porchlight.engine.api.ViewingSnapshot;
import org.porchlight.engine.api.Visitor;

import java.net.InetAddress;
import java.time.Instant;
import java.util.List;
import java.util.Set;

class ViewingRowTest {
    private static final InetAddress TV = InetAddress.ofLiteral("192.168.1.20");
    private static final InetAddress PC = InetAddress.ofLiteral("192.168.1.9");
    private static final InetAddress HERE = InetAddress.ofLiteral("127.0.0.1");
    private static final ContactBook BOOK = new ContactBook(List.of(new Contact("1", "Ann", Set.of(TV), false, false)));

    @Test
    void contactsAreNamedHoweverTheyCame() {
        assertEquals("Ann", who(new Visitor.LinkHolder(PC, HERE, link("1"))));
        assertEquals("Ann", who(new Visitor.Guest(TV, HERE)));
        assertEquals("Ann", who(new Visitor.Paired(PC, "1")));
    }

    @Test
    void othersAreTheirAddress() {
        assertEquals("192.168.1.9", who(new Visitor.Guest(PC, HERE)));
        assertEquals("this machine", who(new Visitor.Guest(HERE, HERE)));
        assertEquals("192.168.1.9 by a link", who(new Visitor.LinkHolder(PC, HERE, link(null))));
        assertEquals("a former contact", who(new Visitor.LinkHolder(PC, HERE, link("2"))));
    }

    private static String who(Visitor visitor) {
        ViewingSnapshot viewing =
                new ViewingSnapshot(
                        1,
                        visitor,
                        "VLC",
                        "Movies",
                        "a/Film.mkv",
                        10,
                        5,
                        5,
                        1.5,
                        1,
                        ViewingSnapshot.State.RUNNING,
                        Instant.EPOCH,
                        Instant.EPOCH);
        EngineSnapshot snapshot = new EngineSnapshot(Instant.EPOCH, 0, List.of(viewing), List.of(), 1, 5, 1.5);
        ViewingRow row = ViewingRow.of(snapshot, BOOK).getFirst();
        assertEquals("Movies/a/Film.mkv", row.what());
        return row.who();
    }

    private static StreamLink link(@Nullable String contact) {
        return new StreamLink("AAAAAAAAAAAAAAAAAAAAAA", Scope.share("Movies"), contact, Instant.MAX);
    }
}
