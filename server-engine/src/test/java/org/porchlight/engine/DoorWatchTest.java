package org.porchlight.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.porchlight.engine.WireClient.fetch;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.porchlight.engine.api.DoorWatch;
import org.porchlight.engine.api.Refused;
import org.porchlight.engine.api.Scope;
import org.porchlight.engine.api.StreamLink;
import org.porchlight.engine.api.Visitor;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/// What the owner can hear of those who come to the door.
@Timeout(60)
class DoorWatchTest {

    @TempDir Path home;

    private final List<Refused> refused = new CopyOnWriteArrayList<>();
    private final List<Visitor.LinkHolder> came = new CopyOnWriteArrayList<>();
    private final String id = Rig.newId();
    private Rig rig;

    private final DoorWatch watch =
            new DoorWatch() {
                @Override
                public void cameByLink(Visitor.LinkHolder holder) {
                    came.add(holder);
                }

                @Override
                public void refused(Refused one) {
                    refused.add(one);
                }
            };

    @BeforeEach
    void start() throws Exception {
        rig = new Rig(home, builder -> builder.watch(watch), "Movies");
        rig.file("Movies/Film.mkv", "film");
    }

    @AfterEach
    void end() {
        rig.assertNothingLeaks();
        rig.close();
    }

    private void link(Scope scope, Instant expires) {
        rig.links(new StreamLink(id, scope, "tom", expires));
    }

    private int status(String target) throws Exception {
        return fetch(rig.engine, target).status();
    }

    @Test
    void everyRequestThatALinkLetsInIsTold() throws Exception {
        link(Scope.share("Movies"), Instant.MAX);
        assertEquals(200, status("/~" + id + "/Movies/Film.mkv"));
        assertEquals(200, status("/~" + id + "/"));
        assertEquals(200, status("/Movies/Film.mkv"));
        assertEquals(404, status("/~" + id + "/Other/Film.mkv"));
        assertEquals(List.of(id, id), came.stream().map(holder -> holder.link().id()).toList());
        assertTrue(came.getFirst().address().isLoopbackAddress());
    }

    @Test
    void whoIsRefusedIsToldWithTheReason() throws Exception {
        assertEquals(404, status("/~" + Rig.newId() + "/Movies/Film.mkv"));
        link(Scope.share("Movies"), rig.clock.instant());
        assertEquals(404, status("/~" + id + "/Movies/Film.mkv"));
        link(new Scope("Movies", List.of("Gone.mkv"), Scope.Kind.FILE), Instant.MAX);
        assertEquals(404, status("/~" + id + "/Movies/Gone.mkv"));
        assertEquals(403, status("/Nothing/Film.mkv"));
        assertEquals(421, status("http://elsewhere.example/Movies/"));
        assertEquals(
                List.of(
                        "null a link: " + Refusals.NO_LINK,
                        "tom Movies: the link has expired",
                        "tom Movies/Gone.mkv: " + Refusals.GONE,
                        "null Nothing/Film.mkv: it is not shared with them",
                        "null a page: " + Refusals.OTHER_HOST),
                refused.stream().map(one -> one.contact() + " " + one.what() + ": " + one.why()).toList());
        assertTrue(came.stream().noneMatch(holder -> holder.link().id().isEmpty()));
    }

    @Test
    void aPlayerThatTriesAgainAndAgainIsToldOnceAMinute() throws Exception {
        for (int i = 0; i < 5; i++) {
            status("/Nothing/" + i);
        }
        assertEquals(1, refused.size());
        rig.advance(Duration.ofMinutes(1));
        status("/Nothing/6");
        assertEquals(List.of(0, 4), refused.stream().map(Refused::more).toList());
    }

    @Test
    void aWatchThatFailsCostsNobodyTheirFilm() throws Exception {
        DoorWatch failing =
                new DoorWatch() {
                    @Override
                    public void cameByLink(Visitor.LinkHolder holder) {
                        throw new IllegalStateException("a fault of the watch");
                    }
                };
        try (Rig other = new Rig(home.resolve("other"), builder -> builder.watch(failing), "Movies")) {
            other.file("Movies/Film.mkv", "film");
            other.links(new StreamLink(id, Scope.share("Movies"), null, Instant.MAX));
            assertEquals("film", fetch(other.engine, "/~" + id + "/Movies/Film.mkv").text());
            other.assertNothingLeaks();
        }
    }

    @Test
    void aShareWhoseFolderIsAwaySaysSoAndComesBack() throws Exception {
        assertEquals("", away());
        Files.move(home.resolve("Movies"), home.resolve("moved"));
        assertEquals(503, status("/Movies/Film.mkv"));
        assertEquals("is not there now", away());
        Files.createSymbolicLink(home.resolve("Movies"), home.resolve("moved"));
        assertEquals(503, status("/Movies/Film.mkv"));
        assertTrue(away().contains("symbolic link"), away());
        Files.delete(home.resolve("Movies"));
        Files.move(home.resolve("moved"), home.resolve("Movies"));
        assertEquals(200, status("/Movies/Film.mkv"));
        assertEquals("", away());
    }

    private String away() {
        return rig.engine.snapshot().shares().getFirst().away();
    }
}
