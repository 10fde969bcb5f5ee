package org.porchlight.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.porchlight.engine.WireClient.fetch;
import static org.porchlight.engine.WireClient.request;
import static org.porchlight.engine.api.ViewingSnapshot.State.ENDED;
import static org.porchlight.engine.api.ViewingSnapshot.State.PAUSED;
import static org.porchlight.engine.api.ViewingSnapshot.State.RUNNING;
import static org.porchlight.engine.api.ViewingSnapshot.State.STOPPED;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.porchlight.engine.api.Scope;
import org.porchlight.engine.api.StreamLink;
import org.porchlight.engine.api.ViewingSnapshot;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;

/// What the owner sees: one row for one visitor and one file.
@Timeout(60)
class ViewingsTest {

    private static final int SIZE = 64 << 20;

    @TempDir Path home;

    private Rig rig;

    @BeforeEach
    void start() throws Exception {
        rig = new Rig(home, "Movies");
        rig.film("Movies/Film.mkv", SIZE);
        rig.file("Movies/Film.srt", "words");
        rig.file("Movies/list.m3u", "#EXTM3U");
        rig.file("Movies/a.jpg", "picture");
        rig.file("Movies/a.bin", "download");
    }

    @AfterEach
    void end() {
        rig.assertNothingLeaks();
        rig.close();
    }

    private static String range(String agent, long first, long last) {
        return request("GET", "/Movies/Film.mkv", "User-Agent: " + agent, "Range: bytes=" + first + "-" + last);
    }

    private WireClient playing(String agent) throws Exception {
        WireClient client = WireClient.narrow(rig.engine);
        client.send(request("GET", "/Movies/Film.mkv", "User-Agent: " + agent)).readHead();
        client.readBytes(1);
        Rig.await(
                "it is seen",
                () ->
                        rig.engine.snapshot().viewings().stream()
                                .anyMatch(viewing -> viewing.player().equals(agent) && viewing.state() == RUNNING));
        return client;
    }

    @Test
    void manyRangesOfOnePlayerAreOneRow() throws Exception {
        try (WireClient one = WireClient.to(rig.engine);
                WireClient two = WireClient.to(rig.engine)) {
            for (int i = 0; i < 5; i++) {
                one.send(range("VLC/3.0 LibVLC/3.0", i * 1000L, i * 1000L + 99)).read();
                two.send(range("VLC/3.0 LibVLC/3.0", i * 5000L, i * 5000L + 99)).read();
            }
        }
        ViewingSnapshot row = rig.onlyViewing();
        assertEquals("VLC/3.0", row.player());
        assertEquals("Movies", row.share());
        assertEquals("Film.mkv", row.path());
        assertEquals(SIZE, row.size());
        assertEquals(1000, row.sent());
        assertEquals(1000, rig.engine.snapshot().sent());
    }

    @Test
    void pagesPlaylistsSubtitlesAndHeadsAreNone() throws Exception {
        try (WireClient client = WireClient.to(rig.engine)) {
            client.get("/");
            client.get("/Movies/");
            client.get("/Movies/?m3u");
            client.get("/Movies/list.m3u");
            client.get("/Movies/Film.srt");
            client.head("/Movies/Film.mkv");
            client.get("/Movies/Film.mkv", "Range: bytes=" + SIZE + "-");
            client.get("/Movies/nothing.mkv");
        }
        assertEquals(List.of(), rig.engine.snapshot().viewings());
        fetch(rig.engine, "/Movies/a.jpg");
        fetch(rig.engine, "/Movies/a.bin");
        assertEquals(2, rig.engine.snapshot().viewings().size());
    }

    @Test
    void aViewingRunsPausesEndsAndIsForgotten() throws Exception {
        try (WireClient client = playing("mpv")) {
            assertEquals(RUNNING, rig.onlyViewing().state());
            assertEquals(1, rig.onlyViewing().connections());
            client.reset();
        }
        Rig.await("it pauses", () -> rig.onlyViewing().state() == PAUSED);
        assertEquals(0, rig.onlyViewing().connections());
        long id = rig.onlyViewing().id();
        rig.advance(Duration.ofMinutes(29));
        assertEquals(PAUSED, rig.onlyViewing().state());
        try (WireClient client = playing("mpv")) {
            assertEquals(id, rig.onlyViewing().id(), "a player that comes back goes on");
            client.reset();
        }
        Rig.await("it pauses again", () -> rig.onlyViewing().state() == PAUSED);
        rig.advance(Duration.ofMinutes(30).plusSeconds(1));
        assertEquals(ENDED, rig.onlyViewing().state());
        rig.advance(Duration.ofSeconds(61));
        assertEquals(List.of(), rig.engine.snapshot().viewings());
    }

    @Test
    void thePositionIsThatOfTheLatestRangeThatMovedMuch() throws Exception {
        try (WireClient client = WireClient.to(rig.engine)) {
            client.send(range("mpv", 0, 1_999_999)).read();
            awaitPosition(2_000_000);
            // An index at the end, as every player reads it.
            client.send(range("mpv", SIZE - 500_000, SIZE - 1)).read();
            Rig.await("it is counted", () -> rig.onlyViewing().sent() == 2_500_000);
            awaitPosition(2_000_000);
            client.send(range("mpv", 30_000_000, 31_999_999)).read();
            awaitPosition(32_000_000);
            client.send(range("mpv", 10_000_000, 11_999_999)).read();
            awaitPosition(12_000_000);
        }
    }

    /// The last slice is counted when its worker has handed it back, which may be after it was read.
    private void awaitPosition(long position) {
        Rig.await("the position is " + position, () -> rig.onlyViewing().position() == position);
    }

    @Test
    void twoPlayersOfOneAddressAreTwoRows() throws Exception {
        try (WireClient client = WireClient.to(rig.engine)) {
            client.send(range("mpv", 0, 9)).read();
            client.send(range("VLC", 0, 9)).read();
        }
        assertEquals(
                List.of("mpv", "VLC"), rig.engine.snapshot().viewings().stream().map(ViewingSnapshot::player).toList());
    }

    @Test
    void twoDevicesOfOneContactAreOneRow() throws Exception {
        StreamLink first = new StreamLink(Rig.newId(), Scope.share("Movies"), "anna", Instant.MAX);
        StreamLink second = new StreamLink(Rig.newId(), Scope.share("Movies"), "anna", Instant.MAX);
        rig.links(first, second);
        try (WireClient phone = WireClient.from("127.0.0.3", rig.engine);
                WireClient desk = WireClient.from("127.0.0.4", rig.engine)) {
            phone.get("/~" + first.id() + "/Movies/a.bin", "User-Agent: phone");
            desk.get("/~" + second.id() + "/Movies/a.bin", "User-Agent: desk");
        }
        assertEquals("anna", rig.onlyViewing().visitor().contact());
        assertEquals(16, rig.onlyViewing().sent());
    }

    @Test
    void stopRefusesForTenMinutes() throws Exception {
        try (WireClient client = playing("mpv")) {
            rig.settle();
            assertTrue(rig.engine.stop(rig.onlyViewing().id()));
            assertTrue(client.readToEnd().reset());
        }
        assertEquals(STOPPED, rig.onlyViewing().state());
        assertEquals(403, play("mpv"));
        assertEquals(206, play("VLC"), "another player is another visitor");
        assertEquals(200, fetch(rig.engine, "/Movies/a.bin", "User-Agent: mpv").status(), "another file");
        rig.advance(Duration.ofSeconds(599));
        assertEquals(403, play("mpv"));
        rig.advance(Duration.ofSeconds(2));
        assertEquals(206, play("mpv"));
    }

    @Test
    void whatWasStoppedGoesOnWhenAllowed() throws Exception {
        long id;
        try (WireClient client = playing("mpv")) {
            id = rig.onlyViewing().id();
            rig.settle();
            assertTrue(rig.engine.stop(id));
            assertTrue(client.readToEnd().reset());
        }
        assertEquals(403, play("mpv"));
        rig.engine.allow(id);
        assertEquals(206, play("mpv"));
        assertEquals(id, rig.onlyViewing().id());
        assertNotEquals(STOPPED, rig.onlyViewing().state());
        assertFalse(rig.engine.stop(id + 1000), "nobody has this id");
    }

    private int play(String agent) throws Exception {
        return fetch(rig.engine, "/Movies/Film.mkv", "User-Agent: " + agent, "Range: bytes=0-9").status();
    }
}
