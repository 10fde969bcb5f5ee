package org.porchlight.engine.http;

import org.junit.jupiter.api.Test;

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

    @Test
    void noBytesBreakTheParserNorTheCut() {
        Random random = new Random(1);
        for (int round = 0; round < 60_000; round++) {
            byte[] bytes = Heads.bytes(HEADS[random.nextInt(HEADS.length)]);
            for (int i = random.nextInt(5); i >= 0; i--) {
                bytes = Mutations.of(bytes, random::nextInt);
            }
            MutatedHeads.check(bytes, random.nextInt(bytes.length + 1));
        }
    }
}
