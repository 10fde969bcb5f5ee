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
import org.porchlight.engine.api.Scope;
import org.porchlight.engine.api.Share;
import org.porchlight.engine.api.StreamLink;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;

/// Stream links, `/~ID/…`: what they open, when they stop, and that nobody learns of them.
@Timeout(60)
class LinksTest {

    @TempDir Path home;

    private Rig rig;
    private final String id = Rig.newId();
    private final String root = "/~" + id;

    @BeforeEach
    void start() throws Exception {
        rig = new Rig(home, "Movies", "Other");
        rig.file("Movies/Film.mkv", "film");
        rig.file("Movies/Film.srt", "words");
        rig.file("Movies/Film.de.srt", "Worte");
        rig.file("Movies/cover.jpg", "picture");
        rig.file("Movies/Sequel.mkv", "no");
        rig.file("Movies/Series/One.mkv", "one");
        rig.file("Movies/Series/Two.mkv", "two");
        rig.file("Movies/Series 2/No.mkv", "no");
        rig.file("Other/Film.mkv", "other");
    }

    @AfterEach
    void end() {
        rig.assertNothingLeaks();
        rig.close();
    }

    private void give(Scope scope) {
        rig.links(new StreamLink(id, scope, null, Instant.MAX));
    }

    private String text(String target, String... lines) throws Exception {
        WireClient.Answer answer = fetch(rig.engine, target, lines);
        assertEquals(200, answer.status(), target);
        return answer.text();
    }

    private int status(String target) throws Exception {
        return fetch(rig.engine, target).status();
    }

    @Test
    void aLinkForAShareOpensItAndNoOther() throws Exception {
        give(Scope.share("movies"));
        assertEquals("film", text(root + "/Movies/Film.mkv"));
        assertEquals("one", text(root + "/Movies/Series/One.mkv"));
        assertTrue(text(root + "/Movies/").contains("Sequel.mkv"));
        String front = text(root + "/", "Accept: application/json");
        assertTrue(front.contains(root + "/Movies/"), front);
        assertFalse(front.contains("Other"), front);
        assertEquals(404, status(root + "/Other/"));
        assertEquals(404, status(root + "/Other/Film.mkv"));
        assertEquals(404, status(root + "/Nowhere/"));
    }

    @Test
    void aLinkForAFolderOpensWhatIsBelowIt() throws Exception {
        give(new Scope("Movies", List.of("Series"), Scope.Kind.FOLDER));
        assertEquals("one", text(root + "/Movies/Series/One.mkv"));
        String above = text(root + "/Movies/");
        assertTrue(above.contains("Series/"), above);
        assertFalse(above.contains("Series%202"), above);
        assertFalse(above.contains("Film.mkv"), above);
        assertEquals(404, status(root + "/Movies/Film.mkv"));
        assertEquals(404, status(root + "/Movies/Series%202/"));
        assertEquals(404, status(root + "/Movies/Series%202/No.mkv"));
        assertEquals(404, status(root + "/Movies/Series/../Film.mkv"));
    }

    @Test
    void aLinkForAFileOpensItWithItsSubtitlesAndCover() throws Exception {
        give(new Scope("Movies", List.of("Film.mkv"), Scope.Kind.FILE));
        assertEquals("film", text(root + "/Movies/Film.mkv"));
        assertEquals("words", text(root + "/Movies/Film.srt"));
        assertEquals("Worte", text(root + "/Movies/Film.de.srt"));
        assertEquals("picture", text(root + "/Movies/cover.jpg"));
        String above = text(root + "/Movies/");
        assertTrue(above.contains("Film.mkv") && above.contains("Film.de.srt"), above);
        assertFalse(above.contains("Sequel") || above.contains("Series"), above);
        assertEquals(404, status(root + "/Movies/Sequel.mkv"));
        assertEquals(404, status(root + "/Movies/Series/"));
        assertEquals(404, status(root + "/Movies/Series"));
        assertEquals(404, status(root + "/Other/Film.mkv"));
    }

    @Test
    void aLinkForAFileShowsNothingOfAFolderThatTookItsName() throws Exception {
        give(new Scope("Movies", List.of("Series"), Scope.Kind.FILE));
        assertEquals(404, status(root + "/Movies/Series/"));
        assertEquals(404, status(root + "/Movies/Series"));
    }

    @Test
    void aLinkIntoASiteDoesNotOpenItsFrontPage() throws Exception {
        rig.file("Movies/index.html", "the whole site");
        rig.engine.change(setup ->
                setup.withShares(List.of(new Share("Movies", home.resolve("Movies"), Share.Kind.SITE, false))));
        give(new Scope("Movies", List.of("Film.mkv"), Scope.Kind.FILE));
        assertEquals("the whole site", text("/Movies/"));
        assertFalse(text(root + "/Movies/").contains("the whole site"));
    }

    @Test
    void playlistsAndRedirectsStayBelowTheLink() throws Exception {
        give(Scope.share("Movies"));
        String list = text(root + "/Movies/?m3u");
        assertTrue(list.contains("http://127.0.0.1" + root + "/Movies/Film.mkv\n"), list);
        WireClient.Answer moved = fetch(rig.engine, root + "?m3u&deep");
        assertEquals(301, moved.status());
        assertEquals(root + "/?m3u&deep", moved.field("Location"));
        WireClient.Answer folder = fetch(rig.engine, root + "/Movies/Series?m3u");
        assertEquals(301, folder.status());
        assertEquals(root + "/Movies/Series/?m3u", folder.field("Location"));
    }

    @Test
    void anExpiredLinkIsShortAndFinal() throws Exception {
        rig.links(new StreamLink(id, Scope.share("Movies"), null, rig.clock.instant().plusSeconds(60)));
        assertEquals("film", text(root + "/Movies/Film.mkv"));
        rig.advance(Duration.ofSeconds(60));
        assertShort404(root + "/Movies/Film.mkv");
        assertShort404(root + "/");
        assertShort404(root);
    }

    @Test
    void aWrongLinkIsShortAndFinal() throws Exception {
        assertShort404("/~" + Rig.newId() + "/Movies/Film.mkv");
        assertShort404("/~/");
        assertShort404("/~x/Movies/");
    }

    private void assertShort404(String target) throws Exception {
        try (WireClient client = WireClient.to(rig.engine)) {
            WireClient.Answer answer = client.get(target);
            assertEquals(404, answer.status());
            assertTrue(answer.body().length < 300, answer::text);
            assertEquals("close", answer.field("Connection"));
            assertEquals("", client.readToEnd().text());
        }
    }

    @Test
    void aFilmThatRunsOutlivesTheExpiryOfItsLink() throws Exception {
        rig.film("Movies/Long.mkv", 8 << 20);
        rig.links(new StreamLink(id, Scope.share("Movies"), null, rig.clock.instant().plusSeconds(60)));
        try (WireClient client = WireClient.narrow(rig.engine)) {
            client.send(request("GET", root + "/Movies/Long.mkv")).readHead();
            rig.advance(Duration.ofSeconds(59));
            client.readBytes(1 << 20);
            rig.settle();
            rig.advance(Duration.ofSeconds(2));
            rig.engine.change(setup -> setup);
            assertEquals(7 << 20, client.readBytes(7 << 20).length);
        }
    }

    @Test
    void aLinkTakenBackResetsItsFilmAndItsPlayerFindsNothing() throws Exception {
        rig.film("Movies/Long.mkv", 64 << 20);
        give(Scope.share("Movies"));
        try (WireClient client = WireClient.narrow(rig.engine)) {
            client.send(request("GET", root + "/Movies/Long.mkv")).readHead();
            client.readBytes(1 << 20);
            rig.settle();
            rig.links();
            // The send buffer of the server held megabytes, that of this client holds little.
            WireClient.End end = client.readToEnd();
            assertTrue(end.reset(), "a reset, no orderly end");
            assertTrue(end.bytes().length < 2 << 20, () -> end.bytes().length + " bytes came after it");
        }
        assertShort404(root + "/Movies/Long.mkv");
    }

    @Test
    void aLinkForSomethingElseEndsWhatItOpenedBefore() throws Exception {
        rig.film("Movies/Long.mkv", 64 << 20);
        give(Scope.share("Movies"));
        try (WireClient client = WireClient.narrow(rig.engine)) {
            client.send(request("GET", root + "/Movies/Long.mkv")).readHead();
            client.readBytes(1 << 20);
            rig.settle();
            give(Scope.share("Other"));
            assertTrue(client.readToEnd().reset());
        }
    }

    @Test
    void aContactBlockedMidFilmIsCutAndFindsNothing() throws Exception {
        rig.film("Movies/Long.mkv", 64 << 20);
        rig.links(new StreamLink(id, Scope.share("Movies"), "anna", Instant.MAX));
        try (WireClient client = WireClient.narrow(rig.engine)) {
            client.send(request("GET", root + "/Movies/Long.mkv")).readHead();
            client.readBytes(1 << 20);
            rig.settle();
            rig.policy((visitor, share, action) ->
                    "anna".equals(visitor.contact())
                            ? new Access.Denied(Access.Reason.BLOCKED)
                            : new Access.Granted(visitor));
            assertTrue(client.readToEnd().reset());
        }
        assertEquals(404, status(root + "/Movies/Long.mkv"));
        assertEquals(404, status("http://127.0.0.1" + root + "/Movies/Long.mkv"));
        assertEquals(404, status("/%7E" + id + "/Movies/Long.mkv"));
        assertEquals("film", text("/Movies/Film.mkv"));
    }

    @Test
    void nobodyReadsAnIdInTheLogOrInWhatIsPrinted() throws Exception {
        try (CapturedLog log = new CapturedLog()) {
            rig.links(new StreamLink(id, Scope.share("Movies"), "anna", Instant.MAX));
            rig.film("Movies/Long.mkv", 64 << 20);
            try (WireClient client = WireClient.narrow(rig.engine)) {
                client.send(request("GET", root + "/Movies/Long.mkv")).readHead();
                client.readBytes(1 << 20);
                rig.settle();
                assertFalse(rig.engine.snapshot().toString().contains(id));
                assertFalse(rig.engine.setup().toString().contains(id));
                rig.policy((visitor, share, action) -> {
                    throw new IllegalStateException("no answer for " + visitor);
                });
                assertTrue(client.readToEnd().reset());
            }
            assertEquals(500, status(root + "/Movies/Film.mkv"));
            rig.policy((visitor, share, action) -> new Access.Denied(Access.Reason.LINK_USED_ELSEWHERE));
            assertEquals(403, status(root + "/Movies/Film.mkv"));
            rig.links();
            assertEquals(404, status(root + "/Movies/Film.mkv"));
            assertTrue(log.text().contains("the link was used at another place"), log::text);
            assertTrue(log.text().contains("no answer for"), log::text);
            assertFalse(log.text().contains(id), log::text);
        }
    }

    @Test
    void whatComesByALinkIsKeptByNobody() throws Exception {
        give(Scope.share("Movies"));
        for (String target : List.of("/Movies/Film.mkv", "/Movies/", "/Movies/?m3u", "/", "/Movies/Series")) {
            WireClient.Answer answer = fetch(rig.engine, root + target);
            assertEquals("private, no-cache", answer.field("Cache-Control"), target);
            assertEquals("same-origin", answer.field("Referrer-Policy"), target);
        }
    }
}
