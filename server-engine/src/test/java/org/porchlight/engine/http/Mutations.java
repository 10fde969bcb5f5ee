package org.porchlight.engine.http;

import java.io.ByteArrayOutputStream;
import java.util.Arrays;
import java.util.function.IntUnaryOperator;

/// Makes one thing wrong in what a client sends. Chance gives a number from 0 up to its argument, exclusive: that of a
/// seeded [java.util.Random], or what a fuzzer likes.
public final class Mutations {
    private static final String[] TOKENS = {
        "\r\n",
        "\n",
        "\r",
        "\0",
        " ",
        "\t",
        "%00",
        "..",
        "/",
        "%2e",
        "\u00ff",
        "\u00c0\u00ae",
        ":",
        "-1",
        "*",
        "?",
        "#",
        "@",
        "99999999999999999999",
        "chunked",
        "Content-Length: 3\r\n",
        "Transfer-Encoding: chunked\r\n",
        "Host: x\r\n",
        "\"",
        "bytes=",
        ",",
        "HTTP/1.1",
        "HTTP/2.0",
        "Expect: tea\r\n",
        "Range: bytes=-1\r\n",
        "\r\n\r\n",
        "A".repeat(9000)
    };

    private Mutations() {}

    /// A copy of `bytes` in which something was inserted, replaced, left out, said twice or flipped.
    public static byte[] of(byte[] bytes, IntUnaryOperator below) {
        int at = below.applyAsInt(bytes.length + 1);
        int rest = at;
        byte[] inserted = {};
        switch (below.applyAsInt(5)) {
            case 0 -> {
                inserted = new byte[] {(byte) below.applyAsInt(256)};
                rest = Math.min(bytes.length, at + 1);
            }
            case 1 -> inserted = Heads.bytes(TOKENS[below.applyAsInt(TOKENS.length)]);
            case 2 -> rest = Math.min(bytes.length, at + 1 + below.applyAsInt(8));
            case 3 -> inserted = Arrays.copyOfRange(bytes, Math.max(0, at - below.applyAsInt(40)), at);
            default -> {
                if (at < bytes.length) {
                    inserted = new byte[] {(byte) (bytes[at] ^ (1 << below.applyAsInt(8)))};
                    rest = at + 1;
                }
            }
        }
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.write(bytes, 0, at);
        out.writeBytes(inserted);
        out.write(bytes, rest, bytes.length - rest);
        return out.toByteArray();
    }
}
