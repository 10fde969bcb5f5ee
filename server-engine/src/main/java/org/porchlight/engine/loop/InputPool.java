package org.porchlight.engine.loop;

import org.porchlight.engine.http.RequestParser;

import java.util.ArrayDeque;

/// Arrays and parsers for request heads, used again and again; a connection holds them only while a request is on its
/// way in. Confined to the loop.
final class InputPool {

    /// Enough for most heads.
    static final int SMALL = 4 * 1024;

    /// Enough for the longest head there may be, and some of what follows it.
    static final int LARGE = 40 * 1024;

    private static final int KEPT = 256;

    private final ArrayDeque<byte[]> small = new ArrayDeque<>();
    private final ArrayDeque<byte[]> large = new ArrayDeque<>();

    private final ArrayDeque<RequestParser> parsers = new ArrayDeque<>();

    RequestParser parser() {
        RequestParser parser = parsers.pollLast();
        return parser == null ? new RequestParser() : parser;
    }

    void release(RequestParser parser) {
        if (parsers.size() < KEPT) {
            parser.reset();
            parsers.addLast(parser);
        }
    }

    byte[] acquire(int atLeast) {
        if (atLeast <= SMALL) {
            byte[] array = small.pollLast();
            return array == null ? new byte[SMALL] : array;
        }
        byte[] array = large.pollLast();
        return array == null ? new byte[LARGE] : array;
    }

    void release(byte[] array) {
        if (array.length == SMALL && small.size() < KEPT) {
            small.addLast(array);
        } else if (array.length == LARGE && large.size() < KEPT / 16) {
            large.addLast(array);
        }
    }
}
