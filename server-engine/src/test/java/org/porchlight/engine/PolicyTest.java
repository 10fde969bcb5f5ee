package org.porchlight.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.porchlight.engine.WireClient.fetch;
import static org.porchlight.engine.WireClient.request;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.porchlight.engine.api.Access;
import org.porchlight.engine.api.AccessPolicy;
import org.porchlight.engine.api.Action;
import org.porchlight.engine.api.Limits;
import org.porchlight.engine.api.Share;
import org.porchlight.engine.api.Visitor;

import java.net.InetAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/// Who may come in: asked once per request and again after each change.
@Timeout(60)
class PolicyTest {

    @TempDir Path home;

    private Rig rig;

    @BeforeEach
    void start() throws Exception {
        rig = new Rig(home, "Movies", "Secret");
        rig.file("Movies/Film.mkv", "film");
        rig.file("Secret/Film.mkv", "secret");
    }

    @AfterEach
    void end() {
        rig.assertNothingLeaks();
        rig.close();
    }

    private static AccessPolicy denying(String name) {
        return (visitor, share, action) ->
                share.name().equals(name) ? new Access.Denied(Access.Reason.NOT_LISTED) : new Access.Granted(visitor);
    }

    /// A policy for connections; every request is granted.
    private record Connections(Set<String> refused, boolean own) implements AccessPolicy {
        @Override
        public Access decide(Visitor visitor, Share share, Action action) {
            return new Access.Granted(visitor);
        }

        @Override
        public boolean admits(InetAddress peer, InetAddress local) {
            return !refused.contains(peer.getHostAddress());
        }

        @Override
        public boolean isOwn(InetAddress peer) {
            return own;
        }
    }

    @Test
    void aDeniedShareLooksLikeOneThatDoesNotExist() throws Exception {
        rig.policy(denying("Secret"));
        for (String rest : List.of("", "/", "/Film.mkv", "/a/b/c", "/?m3u", "/index.html")) {
            for (String method : List.of("GET", "HEAD", "PUT", "DELETE", "OPTIONS", "PROPFIND")) {
                for (String accept : List.of("Accept: */*", "Accept: text/html", "Accept: application/json")) {
                    String denied = all(request(method, "/Secret" + rest, accept, "Connection: close"));
                    String nowhere = all(request(method, "/Sakret" + rest, accept, "Connection: close"));
                    assertTrue(denied.startsWith("HTTP/1.1 403 "), denied);
                    assertEquals(nowhere, denied, method + " " + rest);
                }
            }
        }
    }

    @Test
    void aDeniedShareIsNotOnTheFrontPage() throws Exception {
        assertTrue(fetch(rig.engine, "/").text().contains("Secret"));
        rig.policy(denying("Secret"));
        assertFalse(fetch(rig.engine, "/").text().contains("Secret"));
        assertTrue(fetch(rig.engine, "/").text().contains("Movies"));
    }

    private String all(String request) throws Exception {
        try (WireClient client = WireClient.to(rig.engine)) {
            return client.send(request).readToEnd().text().replaceFirst("Date: [^\r]*\r\n", "");
        }
    }

    @Test
    void aPausedShareLooksLikeNone() throws Exception {
        rig.engine.change(setup ->
                setup.withShares(
                        setup.shares().stream().map(share -> share.paused(share.name().equals("Secret"))).toList()));
        assertEquals(
                fetch(rig.engine, "/Nowhere/Film.mkv").withoutDate(),
                fetch(rig.engine, "/Secret/Film.mkv").withoutDate());
        assertFalse(fetch(rig.engine, "/").text().contains("Secret"));
        rig.engine.change(
                setup -> setup.withShares(setup.shares().stream().map(share -> share.paused(false)).toList()));
        assertEquals("secret", fetch(rig.engine, "/Secret/Film.mkv").text());
    }

    @Test
    void pausingCutsWhatRuns() throws Exception {
        rig.film("Movies/Long.mkv", 64 << 20);
        try (WireClient client = WireClient.narrow(rig.engine)) {
            client.send(request("GET", "/Movies/Long.mkv")).readHead();
            client.readBytes(1 << 20);
            rig.settle();
            rig.engine.change(
                    setup -> setup.withShares(setup.shares().stream().map(share -> share.paused(true)).toList()));
            WireClient.End end = client.readToEnd();
            assertTrue(end.reset());
            assertTrue(end.bytes().length < 2 << 20);
        }
    }

    @Test
    void aChangeLeavesAloneWhoMayStay() throws Exception {
        long size = 16 << 20;
        rig.film("Movies/Long.mkv", size);
        rig.film("Secret/Long.mkv", size);
        try (WireClient stays = WireClient.narrow(rig.engine);
                WireClient goes = WireClient.narrow(rig.engine)) {
            stays.send(request("GET", "/Movies/Long.mkv")).readHead();
            goes.send(request("GET", "/Secret/Long.mkv")).readHead();
            stays.readBytes(1);
            goes.readBytes(1);
            rig.settle();
            rig.policy(denying("Secret"));
            assertTrue(goes.readToEnd().reset());
            assertEquals(size - 1, stays.readBytes((int) size - 1).length);
            assertEquals("film", stays.get("/Movies/Film.mkv").text());
        }
    }

    @Test
    void aPolicyThatThrowsIsAnsweredAndForgiven() throws Exception {
        try (CapturedLog log = new CapturedLog();
                WireClient client = WireClient.to(rig.engine)) {
            rig.policy((visitor, share, action) -> {
                throw new IllegalStateException("out of order");
            });
            assertEquals(500, client.get("/Movies/Film.mkv").status());
            assertEquals(500, client.get("/").status());
            assertTrue(log.text().contains("out of order"));
            rig.policy(AccessPolicy.everyone());
            assertEquals("film", client.get("/Movies/Film.mkv").text());
        }
    }

    @Test
    void whoIsNotAdmittedGetsNotOneByte() throws Exception {
        rig.policy(new Connections(Set.of("127.0.0.9"), true));
        try (WireClient stranger = WireClient.from("127.0.0.9", rig.engine)) {
            assertEquals(0, stranger.readToEnd().bytes().length);
        }
        try (WireClient other = WireClient.from("127.0.0.8", rig.engine)) {
            assertEquals("film", other.get("/Movies/Film.mkv").text());
        }
    }

    private static Limits limits(int all, int each) {
        Duration second = Duration.ofSeconds(10);
        return new Limits(all, each, second, second, second, second);
    }

    @Test
    void oneAddressHasNoMoreConnectionsThanItsShare() throws Exception {
        rig.policy(new Connections(Set.of(), false));
        rig.engine.change(setup -> setup.withLimits(limits(100, 3)));
        List<WireClient> open = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            WireClient client = WireClient.from("127.0.0.7", rig.engine);
            assertEquals(200, client.get("/").status());
            open.add(client);
        }
        try (WireClient fourth = WireClient.from("127.0.0.7", rig.engine);
                WireClient neighbour = WireClient.from("127.0.0.6", rig.engine)) {
            assertEquals(0, fourth.readToEnd().bytes().length);
            assertEquals(200, neighbour.get("/").status());
        }
        // Raised while it runs, and a place that gets free is free again.
        rig.engine.change(setup -> setup.withLimits(limits(100, 4)));
        try (WireClient fourth = WireClient.from("127.0.0.7", rig.engine)) {
            assertEquals(200, fourth.get("/").status());
        }
        for (WireClient client : open) {
            client.leave();
        }
        Rig.await("they are gone", () -> rig.engine.snapshot().connections() == 0);
        for (int round = 0; round < 10; round++) {
            try (WireClient again = WireClient.from("127.0.0.7", rig.engine)) {
                assertEquals(200, again.get("/").status());
            }
            Rig.await("it is gone", () -> rig.engine.snapshot().connections() == 0);
        }
    }

    @Test
    void ownAddressesCountInTheTotalOnly() throws Exception {
        rig.engine.change(setup -> setup.withLimits(limits(5, 1)));
        List<WireClient> open = new ArrayList<>();
        for (int i = 0; i < 5; i++) {
            WireClient client = WireClient.to(rig.engine);
            assertEquals(200, client.get("/").status());
            open.add(client);
        }
        // Full up, those that wait for nothing make room.
        try (WireClient sixth = WireClient.to(rig.engine)) {
            assertEquals(200, sixth.get("/").status());
            assertTrue(rig.engine.snapshot().connections() <= 5);
        }
        for (WireClient client : open) {
            client.leave();
        }
    }

    @Test
    void fullUpWithBusyConnectionsANewOneIsClosed() throws Exception {
        rig.film("Movies/Film.mkv", 64 << 20);
        rig.engine.change(setup -> setup.withLimits(limits(2, 1)));
        try (WireClient first = WireClient.narrow(rig.engine);
                WireClient second = WireClient.narrow(rig.engine)) {
            first.send(request("GET", "/Movies/Film.mkv")).readHead();
            second.send(request("GET", "/Movies/Film.mkv")).readHead();
            try (WireClient third = WireClient.to(rig.engine)) {
                assertEquals(0, third.readToEnd().bytes().length);
            }
        }
    }

    @Test
    void sharesComeGoAndChangeTheirNamesWhileItRuns() throws Exception {
        try (WireClient client = WireClient.to(rig.engine)) {
            Path extra = Files.createDirectories(home.resolve("extra"));
            Files.writeString(extra.resolve("Song.mp3"), "song");
            assertEquals(403, client.get("/Music/Song.mp3").status());
            rig.engine.change(setup -> {
                List<Share> more = new ArrayList<>(setup.shares());
                more.add(new Share("Music", extra));
                return setup.withShares(more);
            });
            assertEquals("song", client.get("/Music/Song.mp3").text());
            assertEquals("song", client.get("/mUSIC/Song.mp3").text());
            rig.engine.change(setup -> setup.withShares(List.of(new Share("Songs", extra))));
            assertEquals(403, client.get("/Music/Song.mp3").status());
            assertEquals(403, client.get("/Movies/Film.mkv").status());
            assertEquals("song", client.get("/Songs/Song.mp3").text());
            rig.engine.change(setup -> setup.withShares(List.of()));
            assertEquals(403, client.get("/Songs/Song.mp3").status());
        }
    }

    @Test
    void anotherFolderUnderAnOldNameIsAnotherShare() throws Exception {
        rig.film("Movies/Long.mkv", 64 << 20);
        try (WireClient client = WireClient.narrow(rig.engine)) {
            client.send(request("GET", "/Movies/Long.mkv")).readHead();
            client.readBytes(1 << 20);
            rig.settle();
            rig.engine.change(setup -> setup.withShares(List.of(new Share("Movies", home.resolve("Secret")))));
            assertTrue(client.readToEnd().reset());
        }
        assertEquals("secret", fetch(rig.engine, "/Movies/Film.mkv").text());
    }

    @Test
    void everyChangeIsCounted() {
        long before = rig.engine.snapshot().epoch();
        rig.policy(AccessPolicy.everyone());
        rig.links();
        assertEquals(before + 2, rig.engine.snapshot().epoch());
        Set<Long> epochs = new HashSet<>();
        for (int i = 0; i < 5; i++) {
            rig.links();
            epochs.add(rig.engine.snapshot().epoch());
        }
        assertEquals(5, epochs.size());
    }
}
