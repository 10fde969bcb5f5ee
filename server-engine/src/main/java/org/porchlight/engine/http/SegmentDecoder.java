package org.porchlight.engine.http;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;

/// Decodes one segment of a path: percent-encoding once, then strict UTF-8 (RFC 3986 §2.1, RFC 3629 §3). Stateless.
final class SegmentDecoder {

    private SegmentDecoder() {}

    static String decode(String raw, int from, int to) throws BadTarget {
        for (int i = from; i < to; i++) {
            char c = raw.charAt(i);
            if (c == '%' || c >= 0x80) {
                return decodeBytes(raw, from, to);
            }
            check(c);
        }
        return raw.substring(from, to);
    }

    private static String decodeBytes(String raw, int from, int to) throws BadTarget {
        byte[] bytes = new byte[to - from];
        int length = 0;
        for (int i = from; i < to; i++) {
            char c = raw.charAt(i);
            check(c);
            bytes[length++] = c == '%' ? encoded(raw, i, to) : (byte) c;
            if (c == '%') {
                i += 2;
            }
        }
        try {
            // A fresh decoder reports what String's constructor would replace: overlong forms, surrogates, cut
            // sequences.
            return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes, 0, length)).toString();
        } catch (CharacterCodingException _) {
            throw new BadTarget(400, "no UTF-8");
        }
    }

    private static byte encoded(String raw, int percent, int to) throws BadTarget {
        int high = percent + 2 < to ? Octets.hex(raw.charAt(percent + 1)) : -1;
        int low = percent + 2 < to ? Octets.hex(raw.charAt(percent + 2)) : -1;
        if (high < 0 || low < 0) {
            throw new BadTarget(400, "a percent sign without two hexadecimal digits");
        }
        int octet = (high << 4) | low;
        if (octet == 0) {
            throw new BadTarget(400, "NUL");
        }
        if (octet == '/') {
            throw new BadTarget(404, "no name holds a slash");
        }
        return (byte) octet;
    }

    private static void check(char c) throws BadTarget {
        if (c > 0xff || !Octets.is((byte) c, Octets.TARGET)) {
            throw new BadTarget(400, "a character that no path holds");
        }
    }
}
