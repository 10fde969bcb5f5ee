package org.porchlight.engine;

import org.porchlight.engine.http.Mutations;

import java.util.function.IntUnaryOperator;

/// Requests as players, browsers and scripts send them, and as nobody should, put together by chance. `below` gives a
/// number from 0 up to its argument, exclusive: that of a seeded [java.util.Random], or what a fuzzer likes.
final class WireMixture {

    private static final String[] METHODS = {"GET", "GET", "GET", "HEAD", "OPTIONS", "POST", "PUT", "BREW", "CONNECT"};

    private static final String[] TARGETS = {
        "/",
        "/Movies/a.txt",
        "/Movies/b.txt",
        "/Movies/Film.mkv",
        "/Movies/empty.txt",
        "/Movies/",
        "/Movies",
        "/Movies/sub",
        "/Movies/?m3u&deep",
        "/Movies/a.txt?download",
        "/Movies/nothing",
        "/Movies/link.txt",
        "/Movies/../../outside.txt",
        "/Movies/%2e%2e/%2e%2e/outside.txt",
        "/Movies/..%2f..%2foutside.txt",
        "/Movies/%zz",
        "/Movies//a.txt",
        "/Nowhere/",
        "/echo/x",
        "/.porchlight/page.css",
        "/~0123456789012345678901/",
        "http://127.0.0.1/Movies/a.txt",
        "http://evil.example/",
        "*",
        "evil.example:80",
        "/" + "x".repeat(9_000)
    };

    private static final String[] LINES = {
        "Range: bytes=0-5",
        "Range: bytes=0-1,3-4,-2",
        "Range: bytes=99999999-",
        "Range: bytes=5-2",
        "If-None-Match: *",
        "If-None-Match: \"a\", W/\"b\"",
        "If-Match: \"a\"",
        "If-Modified-Since: Fri, 01 Jan 2038 00:00:00 GMT",
        "If-Unmodified-Since: Sun, 06 Nov 1994 08:49:37 GMT",
        "If-Range: \"a\"",
        "Accept: text/html",
        "Accept: application/json",
        "User-Agent: VLC/3.0.24 LibVLC/3.0.24",
        "Connection: close",
        "Connection: keep-alive",
        "Content-Length: 3",
        "Content-Length: 0",
        "Content-Length: 70000",
        "Content-Length: -1",
        "Transfer-Encoding: chunked",
        "Transfer-Encoding: gzip, chunked",
        "Expect: 100-continue",
        "Expect: tea",
        "Host: 127.0.0.1",
        "Host: evil.example",
        " folded",
        "Name : value",
        "X: \0",
        "Y: " + "y".repeat(33_000)
    };

    private static final String[] BODIES = {
        "", "", "", "abc", "3\r\nabc\r\n0\r\n\r\n", "0\r\nX: y\r\n\r\n", "zz\r\n", "\r\n"
    };

    private final IntUnaryOperator below;

    WireMixture(IntUnaryOperator below) {
        this.below = below;
    }

    private String one(String[] of) {
        return of[below.applyAsInt(of.length)];
    }

    /// One request, most of them in order.
    String request() {
        StringBuilder text = new StringBuilder();
        text.append(one(METHODS)).append(' ').append(one(TARGETS));
        text.append(below.applyAsInt(8) == 0 ? " HTTP/1.0\r\n" : " HTTP/1.1\r\n");
        if (below.applyAsInt(16) != 0) {
            text.append("Host: 127.0.0.1\r\n");
        }
        for (int i = below.applyAsInt(4); i > 0; i--) {
            text.append(one(LINES)).append("\r\n");
        }
        return text.append("\r\n").append(one(BODIES)).toString();
    }

    /// The same with one thing wrong.
    byte[] mutated(byte[] bytes) {
        return Mutations.of(bytes, below);
    }
}
