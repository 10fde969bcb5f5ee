package org.porchlight.engine.http;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import com.code_intelligence.jazzer.junit.FuzzTest;

import java.io.ByteArrayOutputStream;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

class ChunkedDecoderFuzzTest {

    /// The grammar of RFC 9112 §7.1 and §7.1.1 as it is written there.
    private static final String TOKEN = "[!#$%&'*+.^_`|~0-9A-Za-z-]++";

    private static final String QUOTED =
            "\"(?:[\\t\\x20!\\x23-\\x5b\\x5d-\\x7e\\x80-\\xff]|\\\\[\\t\\x20-\\x7e\\x80-\\xff])*+\"";
    private static final String EXTENSIONS =
            "(?:[ \\t]*;[ \\t]*" + TOKEN + "(?:[ \\t]*=[ \\t]*(?:" + TOKEN + "|" + QUOTED + "))?)*";
    private static final Pattern CHUNK = Pattern.compile("([0-9A-Fa-f]{1,15})" + EXTENSIONS + "\r\n");
    private static final Pattern END = Pattern.compile("(?:" + TOKEN + ":[\\t\\x20-\\x7e\\x80-\\xff]*+\r\n)*+\r\n");

    /// Longer inputs meet the limits, which the grammar does not know.
    private static final int NO_LIMIT_BELOW = 1_000;

    @FuzzTest
    void anyCutGivesTheSameBytesAndVerdict(FuzzedDataProvider data) {
        byte step = data.consumeByte();
        int cut = data.consumeInt(0, 2_000);
        byte[] bytes = data.consumeRemainingAsBytes();

        ByteArrayOutputStream whole = new ByteArrayOutputStream();
        ChunkedDecoder decoder = new ChunkedDecoder();
        int verdict = decoder.decode(bytes, 0, bytes.length, whole::write);
        assertTrue(verdict == -400 || verdict == bytes.length || decoder.done());

        assertSameInPieces(
                bytes, step == 0 ? Math.min(cut, bytes.length) : Math.abs(step), step == 0, decoder, whole, verdict);
        if (bytes.length < NO_LIMIT_BELOW) {
            ByteArrayOutputStream meant = new ByteArrayOutputStream();
            int length = length(new String(bytes, ISO_8859_1), meant);
            assertEquals(length >= 0, decoder.done());
            if (length >= 0) {
                assertEquals(length, verdict);
                assertArrayEquals(meant.toByteArray(), whole.toByteArray());
            }
        }
    }

    private static void assertSameInPieces(
            byte[] bytes, int piece, boolean once, ChunkedDecoder decoder, ByteArrayOutputStream whole, int verdict) {
        ByteArrayOutputStream cut = new ByteArrayOutputStream();
        ChunkedDecoder second = new ChunkedDecoder();
        int at = 0;
        int said = 0;
        while (at < bytes.length && said >= 0 && !second.done()) {
            int end = once && at > 0 || piece == 0 ? bytes.length : Math.min(bytes.length, at + piece);
            said = second.decode(bytes, at, end, cut::write);
            at += Math.max(said, 0);
        }
        assertEquals(verdict, said < 0 ? said : at);
        assertEquals(decoder.done(), second.done());
        assertArrayEquals(whole.toByteArray(), cut.toByteArray());
        if (said < 0) {
            assertFalse(second.done());
            assertEquals(-400, second.decode(bytes, 0, bytes.length, cut::write));
        }
    }

    /// Where the body ends that `text` begins with, by the grammar; -1 if it begins with none.
    private static int length(String text, ByteArrayOutputStream data) {
        Matcher chunk = CHUNK.matcher(text);
        int at = 0;
        while (chunk.region(at, text.length()).lookingAt()) {
            long size = Long.parseLong(chunk.group(1), 16);
            at = chunk.end();
            if (size == 0) {
                Matcher end = END.matcher(text).region(at, text.length());
                return end.lookingAt() ? end.end() : -1;
            }
            if (size > text.length() - at - 2 || !text.startsWith("\r\n", at + (int) size)) {
                return -1;
            }
            data.writeBytes(text.substring(at, at + (int) size).getBytes(ISO_8859_1));
            at += (int) size + 2;
        }
        return -1;
    }
}
