package org.porchlight.engine;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.porchlight.engine.WireClient.request;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.porchlight.engine.api.Limits;
import org.porchlight.engine.api.Responder;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/// HTTP/1.1 on a connection: in whatever pieces it comes, however long it takes (RFC 9112).
@Timeout(90)
class WireTest {

    private static final String END = request("GET", "/Movies/b.txt", "Connection: close");

    @TempDir Path home;

    private Rig rig;

    @BeforeEach
    void start() throws Exception {
        rig = new Rig(home, builder -> builder.responder("/echo", WireTest::echo), "Movies");
        rig.file("Movies/a.txt", "file a");
        rig.file("Movies/b.txt", "file b, longer");
        rig.file("Movies/empty.txt", "");
        rig.file("Movies/sub/c.txt", "c");
    }

    @AfterEach
    void end() {
        rig.assertNothingLeaks();
        rig.close();
    }

    /// Says what it was sent.
    private static Responder.Reply echo(Responder.Call call) {
        byte[] said = (call.method() + " " + new String(call.body(), ISO_8859_1)).getBytes(ISO_8859_1);
        return new Responder.Reply(200, Map.of("Content-Type", "text/plain"), said);
    }

    private static String withoutDates(String answers) {
        return answers.replaceAll("Date: [^\r]*\r\n", "");
    }

    private String talk(String... pieces) throws IOException {
        try (WireClient client = WireClient.to(rig.engine)) {
            for (String piece : pieces) {
                client.send(piece);
            }
            return withoutDates(client.readToEnd().text());
        }
    }

    @Test
    void theSameAnswersComeWhereverTheRequestsAreCut() throws Exception {
        List<String> sequences =
                List.of(
                        request("GET", "/Movies/a.txt") + request("HEAD", "/Movies/b.txt") + END,
                        request("GET", "/Movies/a.txt", "Content-Length: 5") + "GET /" + END,
                        request("GET", "/Movies/a.txt", "Transfer-Encoding: chunked")
                                + "3\r\nabc\r\n0\r\nTrailer: x\r\n\r\n"
                                + END,
                        request("POST", "/echo/x", "Content-Length: 3") + "abc" + request("GET", "/nowhere") + END,
                        "\r\n" + request("GET", "/Movies/") + "GET /Movies/a.txt HTTP/1.1\r\n\r\n");
        for (String sequence : sequences) {
            String whole = talk(sequence);
            assertTrue(whole.startsWith("HTTP/1.1 200 OK\r\n"), whole);
            for (int cut = 1; cut < sequence.length(); cut++) {
                assertEquals(whole, talk(sequence.substring(0, cut), sequence.substring(cut)), "cut at " + cut);
            }
            assertEquals(whole, talk(sequence.split("", -1)), "byte by byte");
        }
    }

    @Test
    void hundredsOfPipelinedRequestsAreAnsweredInTheirOrder() throws Exception {
        StringBuilder many = new StringBuilder();
        for (int i = 0; i < 300; i++) {
            many.append(request("GET", i % 3 == 0 ? "/Movies/a.txt" : i % 3 == 1 ? "/Movies/b.txt" : "/"));
        }
        try (WireClient client = WireClient.to(rig.engine)) {
            client.send(many.toString());
            for (int i = 0; i < 300; i++) {
                WireClient.Answer answer = client.read();
                assertEquals(200, answer.status());
                if (i % 3 < 2) {
                    assertEquals(i % 3 == 0 ? "file a" : "file b, longer", answer.text());
                }
            }
        }
    }

    @Test
    void theBodyOfAGetIsNotTheNextRequest() throws Exception {
        String hidden = request("GET", "/Movies/b.txt");
        try (WireClient client = WireClient.to(rig.engine)) {
            String length = "Content-Length: " + hidden.length();
            assertEquals("file a", client.send(request("GET", "/Movies/a.txt", length) + hidden).read().text());
            assertEquals(200, client.head("/Movies/a.txt").status());
            client.send(request("GET", "/Movies/a.txt", "Transfer-Encoding: chunked"))
                    .send(Integer.toHexString(hidden.length()) + "\r\n" + hidden + "\r\n0\r\n\r\n");
            assertEquals("file a", client.read().text());
            assertEquals("file b, longer", client.get("/Movies/b.txt").text());
        }
    }

    @Test
    void aBodyThatIsTooLongForAGetIsRefused() throws Exception {
        try (WireClient client = WireClient.to(rig.engine)) {
            client.send(request("GET", "/Movies/a.txt", "Content-Length: 65537"));
            WireClient.Answer answer = client.read();
            assertEquals(413, answer.status());
            assertEquals("close", answer.field("Connection"));
            client.halfClose();
            assertEquals("", client.readToEnd().text());
        }
        String end = talk(request("GET", "/Movies/a.txt", "Transfer-Encoding: chunked") + "x\r\n");
        assertTrue(end.startsWith("HTTP/1.1 400 "), end);
    }

    @Test
    void whoWaitsForContinueIsToldToGoOn() throws Exception {
        try (WireClient client = WireClient.to(rig.engine)) {
            client.send(request("POST", "/echo/x", "Content-Length: 3", "Expect: 100-continue"));
            assertEquals("HTTP/1.1 100 Continue\r\n\r\n", client.readHead().head());
            assertEquals("POST abc", client.send("abc").read().text());
            // Who does not wait need not be told.
            client.send(request("POST", "/echo/x", "Content-Length: 3", "Expect: 100-continue") + "def");
            WireClient.Answer next = client.readHead();
            if (next.status() == 100) {
                next = client.readHead();
            }
            assertEquals("POST def", new String(client.readBytes(8), ISO_8859_1));
            client.send(request("GET", "/Movies/a.txt", "Expect: miracles"));
            assertEquals(417, client.read().status());
        }
    }

    @Test
    void whoIsRefusedIsNotToldToGoOn() throws Exception {
        try (WireClient client = WireClient.to(rig.engine)) {
            client.send(request("PUT", "/Movies/new.mkv", "Content-Length: 3000000", "Expect: 100-continue"));
            WireClient.Answer answer = client.read();
            assertEquals(405, answer.status());
            assertEquals("close", answer.field("Connection"));
        }
        try (WireClient client = WireClient.to(rig.engine)) {
            client.send(request("POST", "/echo/x", "Content-Length: 65537", "Expect: 100-continue"));
            assertEquals(413, client.read().status());
        }
    }

    @Test
    void aRefusalCanBeReadAfterTwoMegabytesOfBody() throws Exception {
        byte[] part = new byte[64 * 1024];
        try (WireClient client = WireClient.to(rig.engine)) {
            client.send(request("PUT", "/Movies/new.mkv", "Content-Length: " + (32 * part.length)));
            for (int i = 0; i < 32; i++) {
                client.send(part);
            }
            WireClient.Answer answer = client.read();
            assertEquals(405, answer.status());
            assertEquals("GET, HEAD, OPTIONS", answer.field("Allow"));
            client.halfClose();
            WireClient.End end = client.readToEnd();
            assertEquals("", end.text());
            assertFalse(end.reset());
        }
    }

    @Test
    void aRefusalCanBeReadByWhoSendsWithoutEnd() throws Exception {
        try (WireClient client = WireClient.to(rig.engine)) {
            client.send(request("PUT", "/Movies/new.mkv", "Transfer-Encoding: chunked") + "40000000\r\n");
            assertEquals(405, client.read().status());
            // It is not listened to for ever.
            rig.advance(Duration.ofMillis(5_200));
            Rig.await("it is closed", () -> rig.engine.snapshot().connections() == 0);
        }
    }

    @Test
    void aHalfClosedClientIsStillAnswered() throws Exception {
        try (WireClient client = WireClient.to(rig.engine)) {
            client.send(request("GET", "/Movies/a.txt") + request("GET", "/Movies/b.txt")).halfClose();
            assertEquals("file a", client.read().text());
            assertEquals("file b, longer", client.read().text());
            assertEquals("", client.readToEnd().text());
        }
        rig.film("Movies/Film.mkv", 8 << 20);
        try (WireClient client = WireClient.narrow(rig.engine)) {
            client.send(request("GET", "/Movies/Film.mkv")).halfClose();
            assertEquals(8 << 20, client.read().body().length);
        }
        try (WireClient client = WireClient.to(rig.engine)) {
            assertEquals("", client.send("GET /Mov").halfClose().readToEnd().text());
        }
    }

    @Test
    void aClientOfTheFirstVersionIsClosedUnlessItAsksToStay() throws Exception {
        try (WireClient client = WireClient.to(rig.engine)) {
            client.send("GET /Movies/a.txt HTTP/1.0\r\n\r\n");
            WireClient.Answer answer = client.read();
            assertEquals("file a", answer.text());
            assertEquals("close", answer.field("Connection"));
            assertEquals("", client.readToEnd().text());
        }
        try (WireClient client = WireClient.to(rig.engine)) {
            client.send("GET /Movies/a.txt HTTP/1.0\r\nConnection: keep-alive\r\n\r\n");
            WireClient.Answer answer = client.read();
            assertEquals("file a", answer.text());
            assertEquals("keep-alive", answer.field("Connection"));
            client.send("GET /Movies/b.txt HTTP/1.0\r\n\r\n");
            assertEquals("file b, longer", client.read().text());
            assertEquals("", client.readToEnd().text());
        }
    }

    @Test
    void aHeadIsToldWhatAGetIs() throws Exception {
        String tag;
        try (WireClient client = WireClient.to(rig.engine)) {
            tag = client.head("/Movies/a.txt").field("ETag");
        }
        assertFalse(tag.isEmpty());
        String[][] asked = {
            {"/"},
            {"/", "Accept: application/json"},
            {"/Movies/"},
            {"/Movies/", "Accept: application/json"},
            {"/Movies/?m3u"},
            {"/Movies/?m3u&deep"},
            {"/Movies"},
            {"/Movies/sub"},
            {"/Movies/a.txt"},
            {"/Movies/empty.txt"},
            {"/Movies/a.txt", "If-None-Match: " + tag},
            {"/Movies/a.txt", "If-Match: \"other\""},
            {"/Movies/nothing"},
            {"/Movies/nothing", "Accept: text/html"},
            {"/Nowhere/"},
            {"/~0123456789012345678901/"},
            {"/%zz"},
            {"/.porchlight/nothing"},
            {"/echo/x"},
            {"/Movies/a.txt/"},
        };
        for (String[] one : asked) {
            String[] lines = Arrays.copyOfRange(one, 1, one.length);
            try (WireClient get = WireClient.to(rig.engine);
                    WireClient head = WireClient.to(rig.engine)) {
                WireClient.Answer got = new WireClient.Answer(0, get.get(one[0], lines).head(), new byte[0]);
                WireClient.Answer told = head.head(one[0], lines);
                if (one[0].startsWith("/echo")) {
                    assertEquals(got.field("Content-Type"), told.field("Content-Type"));
                } else {
                    assertEquals(got.withoutDate(), told.withoutDate(), String.join(" ", one));
                }
                // Nothing follows the head: the next answer begins at once, or the connection ends.
                head.send(END);
                String rest = head.readToEnd().text();
                assertTrue(rest.isEmpty() || rest.startsWith("HTTP/1.1 200 OK\r\n"), rest);
            }
        }
    }

    @Test
    void whoDoesNotFinishItsHeadIsTold() throws Exception {
        try (WireClient client = WireClient.to(rig.engine)) {
            client.send("GET /Movies/a.txt HTTP/1.1\r\nHo");
            Rig.await("it has come", () -> rig.engine.snapshot().connections() == 1);
            for (int second = 0; second < 9; second++) {
                rig.advance(Duration.ofSeconds(1));
                // A byte now and then gains no time.
                client.send("x");
            }
            rig.engine.snapshot();
            assertEquals(0, client.available());
            rig.advance(Duration.ofMillis(1_200));
            WireClient.Answer answer = client.read();
            assertEquals(408, answer.status());
            assertEquals("close", answer.field("Connection"));
        }
    }

    @Test
    void whoDoesNotFinishItsBodyIsTold() throws Exception {
        try (WireClient client = WireClient.to(rig.engine)) {
            client.send(request("POST", "/echo/x", "Content-Length: 10", "Expect: 100-continue"));
            assertEquals(100, client.readHead().status());
            client.send("abc");
            rig.advance(Duration.ofMillis(10_200));
            assertEquals(408, client.read().status());
        }
    }

    @Test
    void whoSaysNothingIsClosedWithoutAWord() throws Exception {
        try (WireClient silent = WireClient.to(rig.engine);
                WireClient idle = WireClient.to(rig.engine)) {
            assertEquals(200, idle.get("/Movies/a.txt").status());
            Rig.await("both are there", () -> rig.engine.snapshot().connections() == 2);
            rig.advance(Duration.ofMillis(10_200));
            assertEquals("", silent.readToEnd().text());
            rig.advance(Duration.ofSeconds(64));
            assertEquals(200, idle.get("/Movies/b.txt").status());
            rig.advance(Duration.ofSeconds(74));
            assertEquals(1, rig.engine.snapshot().connections());
            rig.advance(Duration.ofMillis(1_200));
            WireClient.End end = idle.readToEnd();
            assertEquals("", end.text());
            assertFalse(end.reset());
        }
    }

    @Test
    void limitsThatChangeHoldForWhatComesNext() throws Exception {
        try (WireClient client = WireClient.to(rig.engine)) {
            rig.engine.change(setup ->
                    setup.withLimits(
                            new Limits(
                                    10,
                                    10,
                                    Duration.ofSeconds(1),
                                    Duration.ofSeconds(2),
                                    Duration.ofSeconds(3),
                                    Duration.ofSeconds(4))));
            assertEquals(200, client.get("/Movies/a.txt").status());
            rig.advance(Duration.ofMillis(2_200));
            assertEquals("", client.readToEnd().text());
        }
    }

    @Test
    void aReaderThatStallsIsResetButNotWhileItMoves() throws Exception {
        rig.film("Movies/Film.mkv", 64 << 20);
        try (WireClient client = WireClient.narrow(rig.engine)) {
            client.send(request("GET", "/Movies/Film.mkv")).readHead();
            for (int i = 0; i < 4; i++) {
                // Slow, but it moves: it may take as long as it likes.
                assertEquals(6 << 20, client.readBytes(6 << 20).length);
                rig.settle();
                rig.advance(Duration.ofSeconds(50));
            }
            assertEquals(1, rig.engine.snapshot().connections());
            // As long as the system of a busy machine still finds room, bytes move; then they do not.
            Rig.await(
                    "it is given up",
                    () -> {
                        rig.settle();
                        rig.advance(Duration.ofSeconds(61));
                        return rig.engine.snapshot().connections() == 0;
                    });
            WireClient.End end = client.readToEnd();
            assertTrue(end.reset());
            assertTrue(end.bytes().length < 16 << 20);
        }
    }

    @Test
    void aBodyInTheSmallestChunksComesWhole() throws Exception {
        StringBuilder body = new StringBuilder();
        byte[] sent = new byte[30_000];
        for (int i = 0; i < sent.length; i++) {
            sent[i] = (byte) ('a' + i % 26);
            body.append("1\r\n").append((char) sent[i]).append("\r\n");
        }
        try (WireClient client = WireClient.to(rig.engine)) {
            client.send(request("POST", "/echo/x", "Transfer-Encoding: chunked") + body + "0\r\n\r\n");
            byte[] got = client.read().body();
            assertArrayEquals(sent, Arrays.copyOfRange(got, "POST ".length(), got.length));
        }
    }
}
