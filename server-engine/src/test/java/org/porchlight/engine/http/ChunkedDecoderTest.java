package org.porchlight.engine.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Random;

class ChunkedDecoderTest {
    private final ChunkedDecoder decoder = new ChunkedDecoder();
    private final ByteArrayOutputStream data = new ByteArrayOutputStream();

    private int decode(byte[] body, int from, int to) {
        return decoder.decode(body, from, to, data::write);
    }

    private String text() {
        return data.toString(StandardCharsets.ISO_8859_1);
    }

    /// RFC 9112 §7.1; all hold `abc`.
    @ParameterizedTest
    @ValueSource(
            strings = {
                "3\r\nabc\r\n0\r\n\r\n",
                "1\r\na\r\n2\r\nbc\r\n0\r\n\r\n",
                "003\r\nabc\r\n000\r\n\r\n",
                "3;x\r\nabc\r\n0\r\n\r\n",
                "3;x=y;z=\"a b;\\\"\t\u00e9\"\r\nabc\r\n0;last\r\n\r\n",
                "3 ; x = y ;z\r\nabc\r\n0\r\n\r\n",
                "3\r\nabc\r\n0\r\nX: y\r\nZ:\r\n\r\n",
                "3\r\nabc\r\n0\r\nContent-Length: 500\r\nTransfer-Encoding: x\r\n\r\n"
            })
    void takesTheDataOutWhereverItIsCut(String body) {
        byte[] bytes = Heads.bytes(body + "GET /");
        int length = body.length();
        for (int cut = 0; cut <= length; cut++) {
            decoder.reset();
            data.reset();
            assertEquals(cut, decode(bytes, 0, cut));
            assertEquals(length - cut, decode(bytes, cut, bytes.length));
            assertTrue(decoder.done());
            assertEquals("abc", text());
            assertEquals(0, decode(bytes, length, bytes.length));
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "3\nabc\r\n0\r\n\r\n",
                "3;a\nx\r\nabc\r\n0\r\n\r\n",
                "3;a=\"\r\nabc\r\n0\r\n\r\n",
                "3;a=\"\nx\"\r\nabc\r\n",
                "3;a\rb\r\nabc\r\n",
                "3\r\nabcXX0\r\n\r\n",
                "3\r\nabc\n0\r\n\r\n",
                "3\r\nabcd\r\n0\r\n\r\n",
                "10000000000000003\r\nabc",
                "0000000000000000\r\n\r\n",
                "-3\r\nabc",
                "+3\r\nabc",
                "0x3\r\nabc",
                "\r\nabc",
                " 3\r\nabc",
                "3 \r\nabc",
                "3;\r\nabc",
                "3;x=\r\nabc",
                "3;x \r\nabc",
                "3;=y\r\nabc",
                "3 x\r\nabc",
                "3;x=\"y\"z\r\nabc",
                "3;x=\"\u0001\"\r\nabc",
                "1_0\r\nabc",
                "g\r\n",
                "3\rabc\r0\r\r",
                "0\r\n\n",
                "0\r\nX\r\n\r\n",
                "0\r\nX : y\r\n\r\n",
                "0\r\n: y\r\n\r\n",
                "0\r\nX: y\n\r\n",
                "0\r\nX: y\r\n z\r\n\r\n",
                "0\r\nX: \0\r\n\r\n"
            })
    void refusesWhatTwoReadersMightReadDifferently(String body) {
        byte[] bytes = Heads.bytes(body);
        for (int cut = 0; cut <= bytes.length; cut++) {
            decoder.reset();
            int first = decode(bytes, 0, cut);
            assertEquals(-400, first == -400 ? first : decode(bytes, cut, bytes.length), "cut at " + cut);
            assertFalse(decoder.done());
            assertEquals(-400, decode(bytes, 0, bytes.length));
        }
    }

    @Test
    void extensionsAndTrailersAreBounded() {
        assertEquals(-400, whole("3;" + "e".repeat(ChunkedDecoder.EXTENSION_LIMIT) + "\r\nabc\r\n"));
        assertEquals(-400, whole("0\r\nX: " + "t".repeat(ChunkedDecoder.TRAILER_LIMIT) + "\r\n\r\n"));
        assertEquals(-400, whole("0\r\n" + "X:\r\n".repeat(ChunkedDecoder.TRAILER_LIMIT / 2) + "\r\n"));
        String signed = "40;" + "e".repeat(60) + "\r\n" + "d".repeat(64) + "\r\n";
        assertTrue(whole(signed.repeat(1000)) > 0);
        assertEquals(-400, whole(("1;" + "e".repeat(200) + "\r\na\r\n").repeat(200)));
    }

    @Test
    void sizesBeyondAnIntAreTaken() {
        byte[] head = Heads.bytes("100000000\r\n");
        byte[] part = new byte[1 << 20];
        assertEquals(head.length, decode(head, 0, head.length));
        long[] sum = {0};
        for (int i = 0; i < 4096; i++) {
            assertEquals(part.length, decoder.decode(part, 0, part.length, (_, _, length) -> sum[0] += length));
        }
        assertEquals(1L << 32, sum[0]);
        byte[] end = Heads.bytes("\r\n0\r\n\r\n");
        assertEquals(end.length, decode(end, 0, end.length));
        assertTrue(decoder.done());
    }

    @Test
    void whateverWasChunkedComesBack() {
        Random random = new Random(6);
        for (int round = 0; round < 500; round++) {
            ByteArrayOutputStream body = new ByteArrayOutputStream();
            ByteArrayOutputStream plain = new ByteArrayOutputStream();
            for (int i = random.nextInt(6); i > 0; i--) {
                byte[] chunk = new byte[1 + random.nextInt(40)];
                random.nextBytes(chunk);
                plain.writeBytes(chunk);
                body.writeBytes(Heads.bytes(Integer.toHexString(chunk.length) + "\r\n"));
                body.writeBytes(chunk);
                body.writeBytes(Heads.bytes("\r\n"));
            }
            body.writeBytes(Heads.bytes("0\r\n\r\n"));
            byte[] bytes = body.toByteArray();
            decoder.reset();
            data.reset();
            for (int at = 0; at < bytes.length; ) {
                int end = Math.min(bytes.length, at + 1 + random.nextInt(20));
                assertEquals(end - at, decode(bytes, at, end));
                at = end;
            }
            assertTrue(decoder.done());
            assertEquals(plain.toString(StandardCharsets.ISO_8859_1), text());
        }
    }

    private int whole(String body) {
        decoder.reset();
        byte[] bytes = Heads.bytes(body);
        return decode(bytes, 0, bytes.length);
    }
}
