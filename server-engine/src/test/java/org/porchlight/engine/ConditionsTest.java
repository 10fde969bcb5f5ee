package org.porchlight.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.porchlight.engine.WireClient.fetch;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.porchlight.engine.api.EngineOptions;
import org.porchlight.engine.http.HttpDates;

import java.net.InetAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.List;

/// Conditions and validators on the wire (RFC 9110 §8.8, §13).
@Timeout(60)
class ConditionsTest {

    private static final String LONG_AGO = "Sun, 06 Nov 1994 08:49:37 GMT";
    private static final String LATER = "Fri, 01 Jan 2038 00:00:00 GMT";

    @TempDir Path home;

    private Rig rig;

    @BeforeEach
    void start() throws Exception {
        rig = new Rig(home, "Movies");
        rig.file("Movies/a.mkv", "file a");
    }

    @AfterEach
    void end() {
        rig.assertNothingLeaks();
        rig.close();
    }

    private WireClient.Answer get(String target, String... lines) throws Exception {
        return fetch(rig.engine, target, lines);
    }

    @ParameterizedTest
    @ValueSource(strings = {"/", "/Movies/", "/Movies/?m3u", "/Movies/a.mkv", "/.porchlight/page.css"})
    void whatTheClientHasIsNotSentAgain(String target) throws Exception {
        WireClient.Answer first = get(target);
        String tag = first.field("ETag");
        assertTrue(tag.matches("\"[!-~&&[^\"]]+\""), tag);
        for (String list : List.of(tag, "W/" + tag, "\"x\", " + tag + ", \"y\"", "*")) {
            WireClient.Answer known = get(target, "If-None-Match: " + list, "If-Modified-Since: " + LONG_AGO);
            assertEquals(304, known.status(), list);
            // RFC 9110 §15.4.5: what a 200 would say of these, and nothing more.
            for (String field : List.of("ETag", "Cache-Control", "Vary")) {
                assertEquals(first.field(field), known.field(field));
            }
            for (String field : List.of("Content-Length", "Content-Type", "Last-Modified", "Accept-Ranges")) {
                assertEquals("", known.field(field));
            }
        }
        assertEquals(200, get(target, "If-None-Match: \"x\"", "If-Modified-Since: " + LATER).status());
        assertEquals(412, get(target, "If-Match: \"x\"", "If-None-Match: " + tag).status());
        assertEquals(412, get(target, "If-Match: W/" + tag).status());
        assertEquals(200, get(target, "If-Match: \"x\", " + tag).status());
        assertEquals(200, get(target, "If-Match: *").status());
        assertEquals(304, get(target, "If-Match: *", "If-None-Match: " + tag).status());
    }

    @Test
    void datesCountWhereThereIsNoTagInTheRequest() throws Exception {
        String modified = get("/Movies/a.mkv").field("Last-Modified");
        assertEquals(304, get("/Movies/a.mkv", "If-Modified-Since: " + modified).status());
        assertEquals(304, get("/Movies/a.mkv", "If-Modified-Since: " + LATER).status());
        assertEquals(200, get("/Movies/a.mkv", "If-Modified-Since: " + LONG_AGO).status());
        assertEquals(200, get("/Movies/a.mkv", "If-Modified-Since: yesterday").status());
        assertEquals(200, get("/Movies/a.mkv", "If-Unmodified-Since: " + modified).status());
        assertEquals(412, get("/Movies/a.mkv", "If-Unmodified-Since: " + LONG_AGO).status());
        assertEquals(200, get("/Movies/a.mkv", "If-Match: *", "If-Unmodified-Since: " + LONG_AGO).status());
    }

    @Test
    void eachFormOfAPageHasATagOfItsOwnThatChangesWithIt() throws Exception {
        WireClient.Answer html = get("/Movies/");
        WireClient.Answer json = get("/Movies/", "Accept: application/json");
        assertEquals("Accept", html.field("Vary"));
        assertEquals("Accept", json.field("Vary"));
        assertNotEquals(html.field("ETag"), json.field("ETag"));
        assertEquals("", get("/Movies/?m3u").field("Vary"), "there is one form of a playlist");
        rig.file("Movies/b.mkv", "another");
        WireClient.Answer after = get("/Movies/", "If-None-Match: " + html.field("ETag"));
        assertEquals(200, after.status());
        assertNotEquals(html.field("ETag"), after.field("ETag"));
    }

    @Test
    void aChangeOfTheSameSizeInTheSameSecondIsSeen() throws Exception {
        Path file = rig.file("Movies/b.mkv", "old");
        FileTime second = FileTime.from(Instant.now().minusSeconds(100));
        Files.setLastModifiedTime(file, second);
        String tag = get("/Movies/b.mkv").field("ETag");
        Files.writeString(file, "new");
        Files.setLastModifiedTime(file, FileTime.from(second.toInstant().plusNanos(1_000)));
        WireClient.Answer now = get("/Movies/b.mkv", "If-None-Match: " + tag);
        assertEquals("new", now.text());
        assertFalse(now.field("ETag").equals(tag));
    }

    /// RFC 9110 §8.8.2.1.
    @Test
    void nothingIsModifiedAfterTheDateOfItsAnswer() throws Exception {
        Files.setLastModifiedTime(
                home.resolve("Movies/a.mkv"), FileTime.from(Instant.now().plus(Duration.ofDays(400))));
        EngineOptions ofTheSystem = EngineOptions.onPort(0).boundTo(InetAddress.ofLiteral("127.0.0.1"));
        try (Rig now = new Rig(home, builder -> builder.options(ofTheSystem), "Movies")) {
            for (int i = 0; i < 20; i++) {
                WireClient.Answer answer = fetch(now.engine, "/Movies/a.mkv");
                assertTrue(HttpDates.parse(answer.field("Last-Modified")) <= HttpDates.parse(answer.field("Date")));
            }
        }
    }
}
