package org.porchlight.engine.http;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;

/// Request heads for tests: text with one character for each byte.
final class Heads {
    static final String HOST = "Host: 192.168.1.5:8420\r\n";

    private Heads() {}

    static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.ISO_8859_1);
    }

    /// A request of 1.1 for `/` with a Host and these lines.
    static String get(String... lines) {
        return "GET / HTTP/1.1\r\n" + HOST + (lines.length == 0 ? "" : String.join("\r\n", lines) + "\r\n") + "\r\n";
    }

    static int parse(String head) {
        byte[] bytes = bytes(head);
        return new RequestParser().parse(bytes, 0, bytes.length);
    }

    static Request request(String head) {
        byte[] bytes = bytes(head);
        RequestParser parser = new RequestParser();
        assertTrue(parser.parse(bytes, 0, bytes.length) > 0, () -> "refused: " + head);
        return parser.request(bytes, 0);
    }
}
