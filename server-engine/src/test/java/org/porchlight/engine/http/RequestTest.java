package org.porchlight.engine.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.Arrays;
import java.util.List;
import java.util.Map;

class RequestTest {
    @Test
    void outlivesTheBufferItCameIn() {
        byte[] head = Heads.bytes(Heads.get("User-Agent: VLC/3.0.24 LibVLC/3.0.24"));
        RequestParser parser = new RequestParser();
        parser.parse(head, 0, head.length);
        Request request = parser.request(head, 0);
        Arrays.fill(head, (byte) 'x');
        parser.reset();
        assertEquals("GET", request.method());
        assertEquals("/", request.target());
        assertEquals("192.168.1.5:8420", request.host());
        assertEquals("VLC/3.0.24 LibVLC/3.0.24", request.field("user-agent"));
        assertTrue(request.keepAlive());
    }

    @Test
    void knownMethodsAreConstants() {
        assertSame("PUT", Heads.request(Heads.get().replace("GET", "PUT")).method());
        assertEquals("put", Heads.request(Heads.get().replace("GET", "put")).method());
        assertEquals("BREW", Heads.request(Heads.get().replace("GET", "BREW")).method());
    }

    @Test
    void linesOfOneFieldAreOneList() {
        Request request = Heads.request(Heads.get("If-None-Match: \"a\"", "X: 1", "IF-NONE-MATCH:\"b\""));
        assertEquals("\"a\", \"b\"", request.field("if-none-match"));
        assertEquals(List.of("\"a\"", "\"b\""), request.fields("if-none-match"));
        assertNull(request.field("if-match"));
        assertEquals(List.of(), request.fields("if-match"));
        assertEquals(Map.of("host", "192.168.1.5:8420", "if-none-match", "\"b\"", "x", "1"), request.allFields());
    }

    @Test
    void targetAndValuesKeepTheirBytes() {
        Request request = Heads.request("GET /\u00c3\u00a9 HTTP/1.1\r\nHost: a\r\nX: \u00ff\r\n\r\n");
        assertEquals("/\u00c3\u00a9", request.target());
        assertEquals("\u00ff", request.field("x"));
    }

    /// RFC 9112 §9.3.
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            nullValues = "-",
            value = {
                "1 | -                     | true",
                "1 | close                 | false",
                "1 | CLOSE                 | false",
                "1 | keep-alive            | true",
                "1 | x, close ,y           | false",
                "1 | closed                | true",
                "1 | keep-alive, close     | false",
                "0 | -                     | false",
                "0 | keep-alive            | true",
                "0 | TE,Keep-Alive         | true",
                "0 | keep-alive, close     | false"
            })
    void staysOpenAsBothSidesAgree(int minor, String connection, boolean keepAlive) {
        String field = connection == null ? "" : "Connection: " + connection + "\r\n";
        String head = "GET / HTTP/1." + minor + "\r\nHost: a\r\n" + field + "\r\n";
        assertEquals(keepAlive, Heads.request(head).keepAlive());
        assertEquals(minor, Heads.request(head).minorVersion());
    }

    @Test
    void tellsWhetherABodyFollows() {
        assertFalse(Heads.request(Heads.get()).hasBody());
        assertEquals(-1, Heads.request(Heads.get()).contentLength());
        assertFalse(Heads.request(Heads.get("Content-Length: 0")).hasBody());
        assertTrue(Heads.request(Heads.get("Content-Length: 2147483648")).hasBody());
        assertEquals(2_147_483_648L, Heads.request(Heads.get("Content-Length: 2147483648")).contentLength());
        assertTrue(Heads.request(Heads.get("Transfer-Encoding: chunked")).hasBody());
        assertTrue(Heads.request(Heads.get("Transfer-Encoding: chunked")).chunked());
    }

    /// RFC 9110 §10.1.1.
    @Test
    void expectationsAreKnownOrNot() {
        assertTrue(Heads.request(Heads.get("Expect: 100-Continue")).expectsContinue());
        assertFalse(Heads.request(Heads.get("Expect: 100-continue")).hasUnknownExpectation());
        assertTrue(Heads.request(Heads.get("Expect: tea")).hasUnknownExpectation());
        assertTrue(Heads.request(Heads.get("Expect: 100-continue, tea")).hasUnknownExpectation());
        assertFalse(Heads.request(Heads.get("Expect:")).hasUnknownExpectation());
        assertFalse(Heads.request("GET / HTTP/1.0\r\nExpect: 100-continue\r\n\r\n").expectsContinue());
    }

    @Test
    void neverShowsALinkInALog() {
        Request request = Heads.request(Heads.get("Referer: http://a/~SECRET/").replace("GET /", "GET /~SECRET/"));
        assertFalse(request.toString().contains("SECRET"));
    }
}
