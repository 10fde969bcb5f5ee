package org.porchlight.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.porchlight.engine.WireClient.fetch;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.nio.file.Path;

/// Ranges on the wire (RFC 9110 §14, §15.3.7, §15.5.17).
@Timeout(60)
class RangesTest {

    private static final String FILE = "/Movies/digits.bin";

    @TempDir Path home;

    private Rig rig;

    @BeforeEach
    void start() throws Exception {
        rig = new Rig(home, "Movies");
        rig.file(FILE.substring(1), "0123456789");
    }

    @AfterEach
    void end() {
        rig.assertNothingLeaks();
        rig.close();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "bytes=0-0   | bytes 0-0/10 | 0",
                "bytes=3-5   | bytes 3-5/10 | 345",
                "bytes=7-    | bytes 7-9/10 | 789",
                "bytes=-2    | bytes 8-9/10 | 89",
                "bytes=-99   | bytes 0-9/10 | 0123456789",
                "bytes=8-99  | bytes 8-9/10 | 89",
                "bytes=2-3,4 | none         | 0123456789",
                "bytes=2-3,4-5 | bytes 2-5/10 | 2345"
            })
    void oneRangeIsSentAsItIs(String range, String told, String body) throws Exception {
        WireClient.Answer answer = fetch(rig.engine, FILE, "Range: " + range);
        assertEquals(told.equals("none") ? 200 : 206, answer.status());
        assertEquals(told.equals("none") ? "" : told, answer.field("Content-Range"));
        assertEquals(body, answer.text());
        assertEquals("bytes", answer.field("Accept-Ranges"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "bytes=5-2",
                "items=0-1",
                "bytes=0-1,5-2",
                "bytes=abc",
                "bytes=-",
                "bytes=0-,0-",
                "bytes 0-1",
                "octets=1-2"
            })
    void whatIsNoRangeIsTheWholeFile(String range) throws Exception {
        WireClient.Answer answer = fetch(rig.engine, FILE, "Range: " + range);
        assertEquals(200, answer.status());
        assertEquals("0123456789", answer.text());
    }

    @ParameterizedTest
    @ValueSource(strings = {"bytes=10-", "bytes=10-12", "bytes=-0", "bytes=99-,-0"})
    void whatLiesBeyondTheEndIsToldTheLength(String range) throws Exception {
        WireClient.Answer answer = fetch(rig.engine, FILE, "Range: " + range);
        assertEquals(416, answer.status());
        assertEquals("bytes */10", answer.field("Content-Range"));
    }

    @Test
    void severalRangesAreParts() throws Exception {
        WireClient.Answer answer = fetch(rig.engine, FILE, "Range: bytes=0-1,4-4,-2");
        assertEquals(206, answer.status());
        assertEquals("", answer.field("Content-Range"));
        String type = answer.field("Content-Type");
        String boundary = type.replaceFirst("multipart/byteranges; boundary=", "");
        assertTrue(boundary.matches("[0-9a-f-]{36}"), type);
        StringBuilder parts = new StringBuilder();
        for (String part : new String[] {"0-1/10\r\n\r\n01", "4-4/10\r\n\r\n4", "8-9/10\r\n\r\n89"}) {
            parts.append("--").append(boundary).append("\r\nContent-Type: application/octet-stream\r\n");
            parts.append("Content-Range: bytes ").append(part).append("\r\n");
        }
        assertEquals(parts.append("--").append(boundary).append("--\r\n").toString(), answer.text());
    }

    /// RFC 9110 §17.15.
    @Test
    void twoHundredTimesTheWholeIsTheWholeOnce() throws Exception {
        WireClient.Answer answer = fetch(rig.engine, FILE, "Range: bytes=" + "0-,".repeat(200));
        assertEquals(200, answer.status());
        assertEquals("0123456789", answer.text());
    }

    /// RFC 9110 §14.2: only GET has ranges; a folder has none.
    @Test
    void onlyTheGetOfAFileHasRanges() throws Exception {
        try (WireClient client = WireClient.to(rig.engine)) {
            WireClient.Answer head = client.head(FILE, "Range: bytes=0-1");
            assertEquals(200, head.status());
            assertEquals("10", head.field("Content-Length"));
            assertEquals("", head.field("Content-Range"));
            assertEquals(200, client.get("/Movies/", "Range: bytes=0-1").status());
            assertEquals(200, client.get("/Movies/?m3u", "Range: bytes=0-1").status());
        }
    }

    /// RFC 9110 §13.1.5.
    @Test
    void aRangeOfWhatWasChangedIsTheWholeNew() throws Exception {
        WireClient.Answer now = fetch(rig.engine, FILE);
        String tag = now.field("ETag");
        String date = now.field("Last-Modified");
        assertEquals(206, fetch(rig.engine, FILE, "Range: bytes=0-1", "If-Range: " + tag).status());
        assertEquals(206, fetch(rig.engine, FILE, "Range: bytes=0-1", "If-Range: " + date).status());
        for (String stale :
                new String[] {
                    "\"x\"", "W/" + tag, "Sun, 06 Nov 1994 08:49:37 GMT", "Fri, 01 Jan 2038 00:00:00 GMT", "x"
                }) {
            assertEquals(200, fetch(rig.engine, FILE, "Range: bytes=0-1", "If-Range: " + stale).status(), stale);
        }
        // Other conditions come first (RFC 9110 §13.2.2).
        assertEquals(304, fetch(rig.engine, FILE, "Range: bytes=0-1", "If-None-Match: " + tag).status());
        assertEquals(412, fetch(rig.engine, FILE, "Range: bytes=99-", "If-Match: \"x\"").status());
    }
}
