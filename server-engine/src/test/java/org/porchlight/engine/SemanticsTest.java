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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.porchlight.engine.api.Scope;
import org.porchlight.engine.api.StreamLink;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;

/// What methods, versions and limits are answered, and what every answer bears (RFC 9110).
@Timeout(60)
class SemanticsTest {

    private static final String ALLOW = "GET, HEAD, OPTIONS";

    @TempDir Path home;

    private Rig rig;

    @BeforeEach
    void start() throws Exception {
        rig = new Rig(home, "Movies");
        rig.file("Movies/a.txt", "file a");
        rig.file("Movies/sub/c.txt", "c");
    }

    @AfterEach
    void end() {
        rig.assertNothingLeaks();
        rig.close();
    }

    /// The answer to a head that has only these lines, and that nothing follows it.
    private WireClient.Answer answer(String head) throws IOException {
        try (WireClient client = WireClient.to(rig.engine)) {
            WireClient.Answer answer = read(client.send(head).halfClose(), head);
            assertEquals("", client.readToEnd().text());
            return answer;
        }
    }

    private static WireClient.Answer read(WireClient client, String head) throws IOException {
        return head.startsWith("HEAD") ? client.readHead() : client.read();
    }

    /// RFC 9110 §9.3.7; `*` asks about the server as a whole (RFC 9112 §3.2.4).
    @ParameterizedTest
    @ValueSource(
            strings = {"*", "/", "/Movies/", "/Movies/a.txt", "http://127.0.0.1/Movies/a.txt", "/.porchlight/page.css"})
    void optionsTellsTheMethods(String target) throws Exception {
        WireClient.Answer answer = answer(request("OPTIONS", target));
        assertEquals(200, answer.status());
        assertEquals(ALLOW, answer.field("Allow"));
        assertEquals("0", answer.field("Content-Length"));
    }

    /// RFC 9110 §15.5.6.
    @ParameterizedTest
    @ValueSource(
            strings = {"/", "/Movies/", "/Movies/a.txt", "/.porchlight/page.css", "LINK", "LINK/", "LINK/Movies/a.txt"})
    void aKnownMethodThatIsNotAllowedIsToldWhichAre(String target) throws Exception {
        StreamLink link = new StreamLink(Rig.newId(), Scope.share("Movies"), null, Instant.MAX);
        rig.links(link);
        for (String method : List.of("POST", "PUT", "DELETE", "PATCH", "TRACE")) {
            WireClient.Answer answer = answer(request(method, target.replace("LINK", "/~" + link.id())));
            assertEquals(405, answer.status(), method + " " + target);
            assertEquals(ALLOW, answer.field("Allow"));
        }
    }

    /// RFC 9110 §9.1, §15.6.2: methods are case-sensitive.
    @ParameterizedTest
    @ValueSource(strings = {"BREW", "get", "PROPFIND", "GETT"})
    void aMethodNobodyKnowsIsNotImplemented(String method) throws Exception {
        assertEquals(501, answer(request(method, "/Movies/a.txt")).status());
    }

    @ParameterizedTest
    @CsvSource({
        "HTTP/1.1,200",
        "HTTP/1.0,200",
        "HTTP/1.2,200",
        "HTTP/2.0,505",
        "HTTP/0.9,505",
        "HTTP/3.1,505",
        "HTP/1.1,400"
    })
    void versionsAreAnsweredAsTheRfcSays(String version, int status) throws Exception {
        assertEquals(status, answer("GET / " + version + "\r\nHost: 127.0.0.1\r\n\r\n").status());
    }

    /// RFC 9112 §3, RFC 6585 §5.
    @Test
    void whatIsTooLongIsSaidToBe() throws Exception {
        assertEquals(414, answer(request("GET", "/" + "x".repeat(10_000))).status());
        assertEquals(431, answer(request("GET", "/", "X: " + "x".repeat(70_000))).status());
        assertEquals(431, answer(request("GET", "/", "X: y\r\n".repeat(150) + "Z: z")).status());
        assertEquals(501, answer(request("M".repeat(40), "/")).status());
    }

    /// RFC 9112 §3.2, §3.3: what no Host, two, or a strange one means.
    @ParameterizedTest
    @CsvSource({
        "'',400",
        "'Host: a\r\nHost: a\r\n',400",
        "'Host: a b\r\n',400",
        "'Host: evil.example\r\n',421",
        "'Host:\r\n',400"
    })
    void whoIsMeantMustBeSaidOnce(String host, int status) throws Exception {
        assertEquals(status, answer("GET / HTTP/1.1\r\n" + host + "\r\n").status());
    }

    /// RFC 9112 §3.2.2.
    @Test
    void theAuthorityOfAnAbsoluteTargetWins() throws Exception {
        String evil = "GET http://evil.example/Movies/a.txt HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n";
        assertEquals(421, answer(evil).status());
        String ours = "GET HTTP://127.0.0.1/Movies/a.txt HTTP/1.1\r\nHost: evil.example\r\n\r\n";
        assertEquals("file a", answer(ours).text());
    }

    /// RFC 9112 §6.3: an answer to HEAD ends with its head, whatever was wrong with the rest of the request.
    @ParameterizedTest
    @ValueSource(
            strings = {
                "HEAD / HTTP/1.1\r\n\r\n",
                "HEAD / HTTP/2.0\r\nHost: a\r\n\r\n",
                "HEAD /%zz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
                "HEAD / HTTP/1.1\r\nHost: 127.0.0.1\r\nExpect: tea\r\n\r\n",
                "HEAD / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 70000\r\n\r\n",
                "HEAD / HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
                "HEAD / HTTP/1.1\r\nHost: 127.0.0.1\r\n folded\r\n\r\n",
                "\r\nHEAD / HTTP/1.1\r\nHost: evil.example\r\n\r\n",
                "HEAD /Movies/nothing HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
                "HEAD / HTTP/1.1\r\nHo"
            })
    void aRefusedHeadIsToldNoBody(String head) throws Exception {
        try (WireClient client = WireClient.to(rig.engine)) {
            client.send(head);
            rig.engine.snapshot();
            rig.advance(Duration.ofMillis(10_200));
            // A worker may be late with its answer, and the time of an idle connection begins behind it.
            WireClient.Answer answer = client.readHead();
            assertTrue(answer.status() >= 400, answer::head);
            assertFalse(answer.field("Content-Length").equals("0"));
            rig.advance(Duration.ofMillis(75_200));
            assertEquals("", client.readToEnd().text());
        }
    }

    /// RFC 9110 §6.6.1.
    @Test
    void everyAnswerHasOneDate() throws Exception {
        String[] heads = {
            request("GET", "/Movies/a.txt"),
            request("HEAD", "/Movies/a.txt"),
            request("GET", "/Movies/a.txt", "Range: bytes=0-1"),
            request("GET", "/Movies/a.txt", "Range: bytes=0-1,4-4"),
            request("GET", "/Movies/a.txt", "Range: bytes=99-"),
            request("GET", "/Movies/a.txt", "If-None-Match: *"),
            request("GET", "/Movies/a.txt", "If-Match: \"x\""),
            request("GET", "/Movies/sub"),
            request("GET", "/Movies/"),
            request("GET", "/"),
            request("GET", "/nowhere"),
            request("PUT", "/Movies/a.txt"),
            request("BREW", "/Movies/a.txt"),
            request("OPTIONS", "*"),
            "GET / HTTP/3.0\r\n\r\n",
            "garbage\r\n"
        };
        for (String head : heads) {
            String text = answer(head).head();
            assertEquals(2, text.split("\r\nDate: Sun, 01 Mar 2026 07:08:09 GMT\r\n", -1).length, text);
            assertEquals(text.indexOf("\r\nDate: "), text.lastIndexOf("\r\nDate: "));
        }
    }

    /// The query is kept, and what no URL holds comes out encoded. No path leads to another host.
    @Test
    void aFolderWithoutItsSlashIsRedirectedAndNowhereElse() throws Exception {
        WireClient.Answer moved = fetch(rig.engine, "/Movies/sub?m3u&x=%zz\"<\u00e9>#".replace("#", ""));
        assertEquals(301, moved.status());
        assertEquals("/Movies/sub/?m3u&x=%zz%22%3C%E9%3E", moved.field("Location"));
        assertTrue(moved.text().startsWith("301 This is a folder\n"), moved::text);
        assertFalse(moved.text().contains("sub"), "nothing is reflected");
        for (String target :
                List.of(
                        "//evil.example/Movies",
                        "//evil.example",
                        "/%2f%2fevil.example",
                        "/\\evil.example",
                        "/.//evil.example/..")) {
            assertEquals("", fetch(rig.engine, target).field("Location"), target);
        }
        WireClient.Answer absolute = answer(request("GET", "http://127.0.0.1:1/Movies/sub"));
        assertEquals("/Movies/sub/", absolute.field("Location"));
    }
}
