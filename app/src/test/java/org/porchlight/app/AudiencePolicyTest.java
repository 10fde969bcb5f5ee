package org.porchlight.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.porchlight.app.contact.Contact;
import org.porchlight.app.contact.ContactBook;
import org.porchlight.app.discovery.NetworkState;
import org.porchlight.app.share.Audience;
import org.porchlight.app.share.SharedFolder;
import org.porchlight.app.share.SharedFolders;
import org.porchlight.engine.api.Access;
import org.porchlight.engine.api.Action;
import org.porchlight.engine.api.Scope;
import org.porchlight.engine.api.Share;
import org.porchlight.engine.api.StreamLink;
import org.porchlight.engine.api.Visitor;

import java.net.InetAddress;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Set;

/// Ann is welcome, Bob blocked, Cid paused; Dora is welcome but not chosen. `192.168.1.0/24` is our network.
class AudiencePolicyTest {
    private static final InetAddress LOCAL = InetAddress.ofLiteral("192.168.1.5");
    private static final NetworkState HOME =
            new NetworkState(
                    List.of(
                            new NetworkState.Interface(
                                    "eth0",
                                    2,
                                    false,
                                    false,
                                    true,
                                    List.of(NetworkState.Address.parse("192.168.1.5/24"))),
                            new NetworkState.Interface(
                                    "lo", 1, false, false, false, List.of(NetworkState.Address.parse("127.0.0.1/8")))),
                    List.of("eth0"),
                    "home");
    private static final ContactBook BOOK =
            new ContactBook(
                    List.of(
                            contact("ann", "192.168.1.21", false, false),
                            contact("bob", "192.168.1.22", true, false),
                            contact("cid", "192.168.1.23", false, true),
                            contact("dora", "192.168.1.24", false, false)));
    private static final SharedFolders SHARES =
            SharedFolders.none()
                    .with(share("Open", new Audience.Everyone()))
                    .with(share("Listed", new Audience.Contacts()))
                    .with(share("Chosen", new Audience.Chosen(Set.of("ann", "bob", "cid"))));

    @ParameterizedTest(name = "{0} from {1} in {2}, only my contacts: {3}")
    @CsvSource({
        "guest,   192.168.1.9,  Open,   false, in",
        "guest,   127.0.0.1,    Open,   false, in",
        "guest,   192.168.2.9,  Open,   false, NOT_LISTED",
        "guest,   8.8.8.8,      Open,   false, NOT_LISTED",
        "guest,   192.168.1.9,  Open,   true,  NOT_LISTED",
        "guest,   127.0.0.1,    Open,   true,  NOT_LISTED",
        "guest,   192.168.1.9,  Listed, false, NOT_LISTED",
        "guest,   127.0.0.1,    Listed, false, NOT_LISTED",
        "guest,   192.168.1.21, Listed, false, in",
        "guest,   192.168.1.21, Open,   true,  in",
        "guest,   192.168.1.21, Chosen, false, in",
        "guest,   192.168.1.24, Chosen, false, NOT_LISTED",
        "guest,   192.168.1.22, Open,   false, BLOCKED",
        "guest,   192.168.1.22, Listed, false, BLOCKED",
        "guest,   192.168.1.23, Open,   false, in",
        "guest,   192.168.1.23, Listed, false, NOT_LISTED",
        "guest,   192.168.1.9,  Gone,   false, NOT_LISTED",
        "anyone,  192.168.1.9,  Listed, false, in",
        "anyone,  192.168.1.9,  Listed, true,  in",
        "anyone,  10.9.9.9,     Listed, false, in",
        "anyone,  fd00::9,      Chosen, false, in",
        "anyone,  127.0.0.1,    Chosen, false, in",
        "anyone,  8.8.8.8,      Listed, false, NOT_LISTED",
        "anyone,  192.168.1.22, Listed, false, BLOCKED",
        "ann,     10.9.9.9,     Listed, false, in",
        "ann,     10.9.9.9,     Open,   true,  in",
        "dora,    10.9.9.9,     Chosen, false, in",
        "bob,     10.9.9.9,     Open,   false, BLOCKED",
        "cid,     10.9.9.9,     Open,   false, NOT_LISTED",
        "nobody,  10.9.9.9,     Open,   false, NOT_LISTED",
        "+ann,    8.8.8.8,      Chosen, false, in",
        "+ann,    8.8.8.8,      Open,   true,  in",
        "+dora,   8.8.8.8,      Chosen, false, NOT_LISTED",
        "+dora,   8.8.8.8,      Open,   false, in",
        "+bob,    8.8.8.8,      Open,   false, BLOCKED",
        "+cid,    8.8.8.8,      Listed, false, NOT_LISTED",
        "+nobody, 8.8.8.8,      Open,   false, NOT_LISTED",
    })
    void whoComesIn(String who, String address, String share, boolean onlyMyContacts, String expected) {
        AudiencePolicy policy = new AudiencePolicy(SHARES, BOOK, HOME, onlyMyContacts);
        assertEquals(
                expected, outcome(policy, visitor(who, address), new Share(share, Path.of("/" + share)), Action.READ));
    }

    @Test
    void nobodyWritesAndAPausedShareIsShut() {
        AudiencePolicy policy = new AudiencePolicy(SHARES, BOOK, HOME, false);
        Share open = new Share("Open", Path.of("/Open"));
        assertEquals("READ_ONLY", outcome(policy, visitor("guest", "127.0.0.1"), open, Action.WRITE));
        assertEquals("SHARE_PAUSED", outcome(policy, visitor("guest", "127.0.0.1"), open.paused(true), Action.READ));
        assertEquals("SHARE_PAUSED", outcome(policy, visitor("anyone", "10.0.0.1"), open.paused(true), Action.SEE));
        assertEquals("BLOCKED", outcome(policy, visitor("+bob", "8.8.8.8"), open.paused(true), Action.READ));
    }

    @Test
    void theNameOfAShareIsComparedIgnoringCase() {
        AudiencePolicy policy = new AudiencePolicy(SHARES, BOOK, HOME, false);
        assertEquals(
                "in", outcome(policy, visitor("guest", "127.0.0.1"), new Share("oPEN", Path.of("/x")), Action.SEE));
    }

    @ParameterizedTest
    @CsvSource({
        "127.0.0.1, true",
        "192.168.1.77, true",
        "192.168.99.1, true",
        "10.1.2.3, true",
        "fd00::1, true",
        "8.8.8.8, false",
        "100.64.0.1, false",
        "2001:db8::1, false"
    })
    void strangersAreNotEvenHeard(String peer, boolean admitted) {
        AudiencePolicy policy = new AudiencePolicy(SHARES, BOOK, HOME, false);
        assertEquals(admitted, policy.admits(InetAddress.ofLiteral(peer), LOCAL));
    }

    @Test
    void ownAddressesAreKnown() {
        AudiencePolicy policy = new AudiencePolicy(SHARES, BOOK, HOME, false);
        assertTrue(policy.isOwn(LOCAL));
        assertTrue(policy.isOwn(InetAddress.ofLiteral("127.0.0.9")));
        assertFalse(policy.isOwn(InetAddress.ofLiteral("192.168.1.6")));
    }

    private static String outcome(AudiencePolicy policy, Visitor visitor, Share share, Action action) {
        return switch (policy.decide(visitor, share, action)) {
            case Access.Granted _ -> "in";
            case Access.Denied(Access.Reason reason) -> reason.name();
        };
    }

    private static Visitor visitor(String who, String address) {
        InetAddress from = InetAddress.ofLiteral(address);
        InetAddress local = from.isLoopbackAddress() ? InetAddress.ofLiteral("127.0.0.1") : LOCAL;
        if (who.equals("guest")) {
            return new Visitor.Guest(from, local);
        }
        if (who.startsWith("+")) {
            return new Visitor.Paired(from, who.substring(1));
        }
        String contact = who.equals("anyone") ? null : who;
        StreamLink link = new StreamLink("AAAAAAAAAAAAAAAAAAAAAA", Scope.share("Listed"), contact, Instant.MAX);
        return new Visitor.LinkHolder(from, local, link);
    }

    private static SharedFolder share(String name, Audience audience) {
        return new SharedFolder(name, Path.of("/" + name), Share.Kind.FOLDER, audience);
    }

    private static Contact contact(String id, String device, boolean blocked, boolean paused) {
        return new Contact(id, id, Set.of(InetAddress.ofLiteral(device)), blocked, paused);
    }
}
