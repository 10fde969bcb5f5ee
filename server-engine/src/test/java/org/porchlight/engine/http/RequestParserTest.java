package org.porchlight.engine.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.MethodSource;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

class RequestParserTest {
    /// A head, what becomes of it (1 is taken, 0 needs more), and where that is written.
    record Verdict(String head, int status, String section) {
        @Override
        public String toString() {
            return status + " " + section + " " + (head.length() > 80 ? head.substring(0, 80) : head);
        }
    }

    private static Verdict head(int status, String section, String head) {
        return new Verdict(head, status, section);
    }

    private static Verdict line(int status, String section, String line) {
        return new Verdict(line + "\r\n" + Heads.HOST + "\r\n", status, section);
    }

    private static Verdict field(int status, String section, String... lines) {
        return new Verdict(Heads.get(lines), status, section);
    }

    private static final String HTTP_1_0 = "GET / HTTP/1.0\r\n";
    private static final String HTTP_1_1 = "GET / HTTP/1.1\r\n";

    static final List<Verdict> REQUEST_LINES =
            List.of(
                    line(1, "9112 §3", "GET / HTTP/1.1"),
                    line(1, "9112 §3", "GET /a%20b?c=d&e HTTP/1.1"),
                    line(1, "9112 §2.2 empty lines before", "\r\nGET / HTTP/1.1"),
                    line(1, "9112 §2.2 empty lines before", "\r\n\r\n\r\n\r\nGET / HTTP/1.1"),
                    line(-400, "too many empty lines", "\r\n\r\n\r\n\r\n\r\nGET / HTTP/1.1"),
                    line(-400, "9112 §2.2 bare LF", "\nGET / HTTP/1.1"),
                    line(-400, "9112 §2.2 bare CR", "\rGET / HTTP/1.1"),
                    line(-400, "9112 §2.2 space before", " GET / HTTP/1.1"),
                    line(1, "9110 §9.1 any token", "BREW / HTTP/1.1"),
                    line(1, "9110 §9.1 any token", "get / HTTP/1.1"),
                    line(-400, "9110 §5.6.2 no token", "G@T / HTTP/1.1"),
                    line(-400, "9110 §5.6.2 no token", "GET\t/ HTTP/1.1"),
                    line(-501, "9112 §3 long method", "G".repeat(40) + " / HTTP/1.1"),
                    line(-400, "9112 §3 one space", "GET  / HTTP/1.1"),
                    line(-400, "9112 §3 one space", "GET /  HTTP/1.1"),
                    line(-400, "9112 §3 space in target", "GET /a b HTTP/1.1"),
                    line(-400, "9112 §3.2 no fragment", "GET /#a HTTP/1.1"),
                    line(-400, "9112 §3.2 control", "GET /\u0001 HTTP/1.1"),
                    line(-400, "9112 §3.2 control", "GET /\u007f HTTP/1.1"),
                    line(-400, "9112 §3.2 control", "GET /\0 HTTP/1.1"),
                    line(-400, "9112 §3.2 control", "GET /\t HTTP/1.1"),
                    line(1, "raw UTF-8 of players", "GET /\u00c3\u00a9.mkv HTTP/1.1"),
                    line(1, "9112 §3.2.2", "GET http://192.168.1.5:8420/a HTTP/1.1"),
                    line(1, "9112 §3.2.2", "GET HTTP://host HTTP/1.1"),
                    line(1, "9112 §3.2.2", "GET http://[::1]?q HTTP/1.1"),
                    line(-400, "9110 §4.2.1 empty host", "GET http:///a HTTP/1.1"),
                    line(-400, "9110 §4.2.1 empty host", "GET http://:80/a HTTP/1.1"),
                    line(-400, "9110 §4.2.1 empty host", "GET http:// HTTP/1.1"),
                    line(-400, "9110 §4.2.4 userinfo", "GET http://a@b/ HTTP/1.1"),
                    line(-400, "9110 §7.2 port", "GET http://a:65536/ HTTP/1.1"),
                    line(-400, "3986 §3.2.2 no IPv6", "GET http://[1::2::3]/ HTTP/1.1"),
                    line(-400, "not our scheme", "GET https://a/ HTTP/1.1"),
                    line(-400, "not our scheme", "GET file:///etc/passwd HTTP/1.1"),
                    line(-400, "9112 §3.2", "GET ../x HTTP/1.1"),
                    line(-400, "9112 §3.2", "GET x HTTP/1.1"),
                    line(1, "9112 §3.2.4", "OPTIONS * HTTP/1.1"),
                    line(-400, "9112 §3.2.4", "GET * HTTP/1.1"),
                    line(-400, "9112 §3.2.4", "OPTIONS ** HTTP/1.1"),
                    line(-501, "9110 §9.3.6", "CONNECT evil:80 HTTP/1.1"),
                    line(1, "9110 §2.5 later minor", "GET / HTTP/1.2"),
                    line(1, "9112 §2.3", "GET / HTTP/1.0"),
                    line(-505, "9110 §15.6.6", "GET / HTTP/2.0"),
                    line(-505, "9110 §15.6.6", "GET / HTTP/0.9"),
                    line(-505, "9113 §3.4 preface", "PRI * HTTP/2.0"),
                    line(-400, "9112 §2.3", "GET / HTTP/1.1x"),
                    line(-400, "9112 §2.3", "GET / HTTP/1.1 "),
                    line(-400, "9112 §2.3", "GET / HTTP/1"),
                    line(-400, "9112 §2.3", "GET / HTTP/11"),
                    line(-400, "9112 §2.3", "GET / HTTP/1.10"),
                    line(-400, "9112 §2.3 case-sensitive", "GET / http/1.1"),
                    line(-400, "0.9", "GET /"),
                    head(-400, "9112 §2.2 bare LF", "GET / HTTP/1.1\n" + Heads.HOST + "\r\n"),
                    head(-400, "9112 §2.2 bare CR", "GET / HTTP/1.1\r" + Heads.HOST + "\r\n"),
                    head(-400, "TLS at the plain port", "\u0016\u0003\u0001\u0002\u0000\u0001\u0000\r\n\r\n"));

    static final List<Verdict> FIELDS =
            List.of(
                    field(1, "9112 §5", "X-A:1"),
                    field(1, "9112 §5", "X-A: \t1 \t"),
                    field(1, "9110 §5.5 empty value", "X-A:"),
                    field(1, "9110 §5.5 empty value", "X-A:   "),
                    field(1, "9110 §5.5 obs-text and HTAB", "X-A: caf\u00e9\tau lait"),
                    field(-400, "9112 §5.1 space before colon", "X-A : 1"),
                    field(-400, "9112 §5.1 space before colon", "Content-Length : 0"),
                    field(-400, "9112 §5.2 folded", "X-A: 1", " 2"),
                    field(-400, "9112 §5.2 folded", "X-A: 1", "\t2"),
                    field(-400, "9112 §5 no name", ": 1"),
                    field(-400, "9112 §5 no colon", "X-A"),
                    field(-400, "9110 §5.1 no token", "X(A): 1"),
                    field(-400, "9110 §5.1 no token", "X\u00c4: 1"),
                    field(-400, "9110 §5.5 control", "X-A: \0"),
                    field(-400, "9110 §5.5 control", "X-A: abcdefghijklmnop\u0001qrstuvw"),
                    field(-400, "9110 §5.5 control", "X-A: abcdefgh\u007f"),
                    field(-400, "9112 §2.2 bare LF", "X-A: 1\nX-B: 2"),
                    field(-400, "9112 §2.2 bare CR", "X-A: 1\rX-B: 2"),
                    field(-400, "9112 §2.2 bare CR", "X-A: 1\r\rX-B: 2"),
                    head(-400, "9112 §2.2 space after the line", "GET / HTTP/1.1\r\n " + Heads.HOST + "\r\n"),
                    head(-400, "9112 §2.2 bare LF at the end", HTTP_1_1 + Heads.HOST + "\n"),
                    head(-400, "9112 §2.2 bare CR at the end", HTTP_1_1 + Heads.HOST + "\rx"),
                    head(-400, "9112 §3.2 no Host", HTTP_1_1 + "\r\n"),
                    head(1, "9112 §3.2 no Host in 1.0", HTTP_1_0 + "\r\n"),
                    head(-400, "9112 §3.2 two Hosts", HTTP_1_1 + Heads.HOST + Heads.HOST + "\r\n"),
                    head(-400, "9112 §3.2 two Hosts in 1.0", HTTP_1_0 + Heads.HOST + "hOST: b\r\n\r\n"),
                    head(-400, "9112 §3.2 bad Host", HTTP_1_1 + "Host: a b\r\n\r\n"),
                    head(-400, "9112 §3.2 bad Host", HTTP_1_1 + "Host: a b/@\r\n\r\n"),
                    head(-400, "9112 §3.2 bad Host in 1.0", HTTP_1_0 + "Host: a/b\r\n\r\n"),
                    head(-400, "9110 §4.2.1 empty Host", HTTP_1_1 + "Host: \r\n\r\n"),
                    head(-400, "9110 §4.2.4 userinfo", HTTP_1_1 + "Host: a@b\r\n\r\n"),
                    head(-400, "3986 §3.2.2 no IPv6", HTTP_1_1 + "Host: [1:2:3]\r\n\r\n"),
                    head(-400, "9112 §3.2 a list", HTTP_1_1 + "Host: a, b\r\n\r\n"));

    static final List<Verdict> FRAMING =
            List.of(
                    field(1, "9112 §6.2", "Content-Length: 5"),
                    field(1, "9110 §8.6 1*DIGIT", "Content-Length: 0000000000000000000000000000000005"),
                    field(1, "9110 §8.6", "Content-Length: 9223372036854775807"),
                    field(-400, "9112 §6.3 overflow", "Content-Length: 9223372036854775808"),
                    field(-400, "9112 §6.3 overflow", "Content-Length: 18446744073709551616"),
                    field(-400, "9112 §6.3 overflow", "Content-Length: 1" + "0".repeat(400)),
                    field(-400, "9112 §6.3", "Content-Length: "),
                    field(-400, "9112 §6.3", "Content-Length: +0"),
                    field(-400, "9112 §6.3", "Content-Length: -1"),
                    field(-400, "9112 §6.3", "Content-Length: 0x0"),
                    field(-400, "9112 §6.3", "Content-Length: 0 0"),
                    field(-400, "9112 §6.3", "Content-Length: 1e1"),
                    field(-400, "9112 §6.3", "Content-Length: \u00b2"),
                    field(-400, "9112 §6.3 a list", "Content-Length: 5, 5"),
                    field(-400, "9112 §6.3 repeated", "Content-Length: 5", "Content-Length: 5"),
                    field(-400, "9112 §6.3 repeated", "Content-Length: 0", "content-length: 5"),
                    field(1, "9112 §6.1", "Transfer-Encoding: chunked"),
                    field(1, "9112 §7 case", "tRANSFER-eNCODING: CHUNKED"),
                    field(-501, "9112 §6.1 unknown", "Transfer-Encoding: gzip, chunked"),
                    field(-501, "9112 §6.1 unknown", "Transfer-Encoding: x ,\tChunked"),
                    field(-400, "9112 §6.3 chunked not last", "Transfer-Encoding: gzip"),
                    field(-400, "9112 §6.3 chunked not last", "Transfer-Encoding: identity"),
                    field(-400, "9112 §6.3 chunked not last", "Transfer-Encoding: chunked, gzip"),
                    field(-400, "9112 §6.1 twice", "Transfer-Encoding: chunked, chunked"),
                    field(-400, "9112 §6.1 twice", "Transfer-Encoding: chunked", "Transfer-Encoding: chunked"),
                    field(-400, "9112 §6.1 twice", "Transfer-Encoding: chunked", "Transfer-Encoding: identity"),
                    field(-400, "9112 §6.1", "Transfer-Encoding:"),
                    field(-400, "9112 §6.1", "Transfer-Encoding: chunked;q=1"),
                    field(-400, "9112 §6.1", "Transfer-Encoding: \"chunked\""),
                    field(-400, "9112 §6.1", "Transfer-Encoding: xchunked"),
                    field(-400, "9112 §6.1", "Transfer-Encoding: ,chunked"),
                    field(-400, "9112 §6.1", "Transfer-Encoding: chunked,"),
                    field(-400, "9112 §6.1", "Transfer-Encoding: gzip, chunked, "),
                    field(-400, "9112 §6.1", "Transfer-Encoding: \u000bchunked"),
                    field(-400, "9112 §6.1 with a length", "Transfer-Encoding: chunked", "Content-Length: 5"),
                    field(-400, "9112 §6.1 with a length", "Content-Length: 0", "Transfer-Encoding: chunked"),
                    head(-400, "9112 §6.1 in 1.0", HTTP_1_0 + "Transfer-Encoding: chunked\r\n\r\n"));

    static final List<Verdict> LIMITS =
            List.of(
                    line(1, "9112 §3 8 KiB", "GET /" + "a".repeat(8192 - 14) + " HTTP/1.1"),
                    line(-414, "9112 §3 8 KiB", "GET /" + "a".repeat(8192 - 13) + " HTTP/1.1"),
                    head(-414, "9110 §15.5.15 without an end", "GET /" + "a".repeat(8192)),
                    head(-431, "6585 §5 without an end", HTTP_1_1 + "X-A: " + "b".repeat(40_000)),
                    head(-431, "6585 §5 without an end", HTTP_1_1 + "Y".repeat(40_000)),
                    head(-431, "6585 §5 too many", HTTP_1_1 + "X:\r\n".repeat(101)),
                    head(-431, "6585 §5 too many, at the first letter", HTTP_1_1 + "X:\r\n".repeat(100) + "X"),
                    head(1, "100 fields", HTTP_1_1 + Heads.HOST + "X:\r\n".repeat(99) + "\r\n"),
                    head(1, "32 KiB", sized(RequestParser.HEAD_LIMIT)),
                    head(-431, "32 KiB", sized(RequestParser.HEAD_LIMIT + 1)));

    static final List<Verdict> UNFINISHED =
            Stream.of(
                            "",
                            "\r",
                            "\r\n",
                            "GE",
                            "GET",
                            "GET ",
                            "GET /a",
                            "GET / HTTP/1.",
                            HTTP_1_1,
                            "GET / HTTP/1.1\r\nHo")
                    .map(head -> head(0, "needs more", head))
                    .toList();

    private static String sized(int length) {
        String head = HTTP_1_1 + Heads.HOST + "X: \r\n\r\n";
        return head.replace("X: ", "X: " + "v".repeat(length - head.length()));
    }

    @ParameterizedTest
    @FieldSource({"REQUEST_LINES", "FIELDS", "FRAMING", "LIMITS", "UNFINISHED"})
    void judgesAsTheRfcSays(Verdict verdict) {
        byte[] head = Heads.bytes(verdict.head);
        int parsed = new RequestParser().parse(head, 0, head.length);
        assertEquals(verdict.status == 1 ? head.length : verdict.status, parsed);
    }

    static Stream<Verdict> shortHeads() {
        return Stream.of(REQUEST_LINES, FIELDS, FRAMING)
                .flatMap(List::stream)
                .filter(verdict -> verdict.head.length() < 1000);
    }

    @ParameterizedTest
    @MethodSource("shortHeads")
    void theVerdictDoesNotDependOnTheCut(Verdict verdict) {
        byte[] head = Heads.bytes(verdict.head);
        for (int cut = 0; cut <= head.length; cut++) {
            RequestParser parser = new RequestParser();
            int first = parser.parse(head, 0, cut);
            int parsed = first == 0 ? parser.parse(head, 0, head.length) : first;
            assertEquals(verdict.status == 1 ? head.length : verdict.status, parsed, "cut at " + cut);
        }
    }

    @ParameterizedTest
    @FieldSource({"REQUEST_LINES", "FIELDS", "FRAMING", "LIMITS"})
    void theVerdictIsTheSameByteByByteInArraysThatMove(Verdict verdict) {
        byte[] head = Heads.bytes(verdict.head);
        int step = head.length > 1000 ? 777 : 1;
        RequestParser parser = new RequestParser();
        int parsed = 0;
        for (int end = 0; parsed == 0 && end < head.length; ) {
            end = Math.min(head.length, end + step);
            int start = end % 5;
            byte[] moved = new byte[start + head.length + 3];
            Arrays.fill(moved, (byte) '\n');
            System.arraycopy(head, 0, moved, start, end);
            parsed = parser.parse(moved, start, start + end);
        }
        assertEquals(verdict.status == 1 ? head.length : verdict.status, parsed);
    }

    @Test
    void aRefusalStays() {
        byte[] head = Heads.bytes("GET  / HTTP/1.1\r\n" + Heads.HOST + "\r\n");
        RequestParser parser = new RequestParser();
        assertEquals(-400, parser.parse(head, 0, 6));
        assertEquals(-400, parser.parse(head, 0, head.length));
        assertThrows(IllegalStateException.class, () -> parser.request(head, 0));
    }

    @Test
    void aParserTakesOneHeadAfterTheOther() {
        String first = Heads.get("Connection: close", "Content-Length: 3", "If-Match: *");
        String second = "GET /b HTTP/1.0\r\n\r\n";
        byte[] both = Heads.bytes(first + second);
        RequestParser parser = new RequestParser();
        assertEquals(first.length(), parser.parse(both, 0, both.length));
        assertFalse(parser.isPlainGet(both, 0));
        parser.reset();
        assertEquals(second.length(), parser.parse(both, first.length(), both.length));
        Request request = parser.request(both, first.length());
        assertEquals("/b", request.target());
        assertEquals(-1, request.contentLength());
        assertEquals(0, request.allFields().size());
        assertTrue(parser.isPlainGet(both, first.length()));
        assertEquals(0, parser.hostFrom());
    }

    @Test
    void tellsACacheWhatItNeedsWithoutARequest() {
        byte[] head = Heads.bytes("\r\nGET /a/b HTTP/1.1\r\nX: y\r\nHost:  here \r\n\r\n");
        RequestParser parser = new RequestParser();
        assertEquals(head.length, parser.parse(head, 0, head.length));
        assertTrue(parser.isPlainGet(head, 0));
        assertEquals("/a/b", text(head, parser.targetFrom(), parser.targetTo()));
        assertEquals("here", text(head, parser.hostFrom(), parser.hostTo()));
        assertTrue(parser.keepAlive());
        assertEquals(1, parser.minorVersion());
    }

    @Test
    void whatChangesTheAnswerIsNoPlainGet() {
        List<String> heads =
                Stream.concat(
                                Stream.of("Range", "If-Range", "If-Match", "If-None-Match", "If-Modified-Since")
                                        .map(name -> Heads.get(name + ": x")),
                                Stream.of(
                                        Heads.get("IF-UNMODIFIED-SINCE: x"),
                                        Heads.get("Content-Length: 1"),
                                        Heads.get("Transfer-Encoding: chunked"),
                                        Heads.get("Expect: 100-continue"),
                                        Heads.get().replace("GET /", "HEAD /"),
                                        Heads.get().replace("GET /", "PUT /"),
                                        Heads.get().replace("GET /", "GET http://a/")))
                        .toList();
        for (String head : heads) {
            byte[] bytes = Heads.bytes(head);
            RequestParser parser = new RequestParser();
            assertTrue(parser.parse(bytes, 0, bytes.length) > 0, head);
            assertFalse(parser.isPlainGet(bytes, 0), head);
        }
    }

    @Test
    void everyByteIsJudgedInEveryPlaceOfAValue() {
        for (int octet = 0; octet < 256; octet++) {
            boolean good = octet == '\t' || (octet >= 0x20 && octet != 0x7f);
            int value = octet;
            for (int place : IntStream.range(0, 20).toArray()) {
                String head = Heads.get("X: " + "v".repeat(place) + (char) value + "v".repeat(19 - place));
                assertEquals(good ? head.length() : -400, Heads.parse(head), () -> value + " at " + place);
            }
        }
    }

    private static String text(byte[] head, int from, int to) {
        return new String(head, from, to - from, StandardCharsets.ISO_8859_1);
    }
}
