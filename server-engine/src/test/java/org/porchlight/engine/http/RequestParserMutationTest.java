package org.porchlight.engine.http;

import org.junit.jupiter.api.Test;

import java.io.ByteArrayOutputStream;
import java.util.Arrays;
import java.util.Random;

/// Seeded mutations of real heads, as the wire checks send them.
class RequestParserMutationTest {
    private static final String[] HEADS = {
        Heads.get(
                "User-Agent: VLC/3.0.24 LibVLC/3.0.24",
                "Range: bytes=0-",
                "If-Match: \"tag\"",
                "Accept-Language: en_US"),
        Heads.get("Range: bytes=0-5,9-", "If-None-Match: \"a\", W/\"b\"", "Connection: keep-alive"),
        "HEAD /a/../f.txt?m3u HTTP/1.0\r\nConnection: Keep-Alive\r\nIcy-MetaData: 1\r\n\r\n",
        Heads.get("Transfer-Encoding: chunked", "Expect: 100-continue").replace("GET /", "PUT /n%20m.txt"),
        "POST http://lamp.local/ HTTP/1.1\r\nHost: lamp.local\r\nContent-Length: 30\r\n\r\n",
        "OPTIONS * HTTP/1.1\r\nHost: a\r\nIf-Modified-Since: Sun, 06 Nov 1994 08:49:37 GMT\r\n\r\n"
    };
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

    @Test
    void noBytesBreakTheParserNorTheCut() {
        Random random = new Random(1);
        for (int round = 0; round < 60_000; round++) {
            byte[] bytes = Heads.bytes(HEADS[random.nextInt(HEADS.length)]);
            for (int i = random.nextInt(5); i >= 0; i--) {
                bytes = mutated(bytes, random);
            }
            MutatedHeads.check(bytes, random.nextInt(bytes.length + 1));
        }
    }

    private static byte[] mutated(byte[] bytes, Random random) {
        int at = random.nextInt(bytes.length + 1);
        int rest = at;
        byte[] inserted = {};
        switch (random.nextInt(5)) {
            case 0 -> {
                inserted = new byte[] {(byte) random.nextInt(256)};
                rest = Math.min(bytes.length, at + 1);
            }
            case 1 -> inserted = Heads.bytes(TOKENS[random.nextInt(TOKENS.length)]);
            case 2 -> rest = Math.min(bytes.length, at + 1 + random.nextInt(8));
            case 3 -> inserted = Arrays.copyOfRange(bytes, Math.max(0, at - random.nextInt(40)), at);
            default -> {
                if (at < bytes.length) {
                    inserted = new byte[] {(byte) (bytes[at] ^ (1 << random.nextInt(8)))};
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
