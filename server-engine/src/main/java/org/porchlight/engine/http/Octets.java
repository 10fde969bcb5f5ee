package org.porchlight.engine.http;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/// What each byte may be in a message: one table look-up instead of a chain of comparisons. Stateless.
final class Octets {
    /// `tchar` (RFC 9110 §5.6.2).
    static final int TOKEN = 1;

    /// Allowed inside a field value: visible characters, SP, HTAB and obs-text (RFC 9110 §5.5).
    static final int VALUE = 2;

    /// Taken in a request-target. RFC 3986 allows less, but browsers leave `|`, `^` or `"` as they are and players send
    /// raw UTF-8; what would make the line ambiguous (SP, controls) and the fragment sign stay out.
    static final int TARGET = 4;

    /// `unreserved` of RFC 3986 §2.3.
    static final int UNRESERVED = 8;

    /// `unreserved` and `sub-delims`: what a reg-name is made of (RFC 3986 §3.2.2), `%` apart.
    static final int REG_NAME = 16;

    private static final byte[] CLASSES = classes();
    private static final VarHandle LONGS = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

    private static final long ONES = 0x0101010101010101L;
    private static final long HIGHS = 0x8080808080808080L;
    private static final long SPACES = ONES * ' ';
    private static final long DELETES = ONES * 0x7f;

    private Octets() {}

    static boolean is(byte octet, int classes) {
        return (CLASSES[octet & 0xff] & classes) != 0;
    }

    /// Eight bytes at once, the first one lowest.
    static long eight(byte[] buf, int at) {
        return (long) LONGS.get(buf, at);
    }

    /// The first index from `at` on whose byte is no [#VALUE], or `end`. Looks at eight bytes a step: field values are
    /// most of a head. A HTAB or obs-text only ends the wide step, not the search.
    static int endOfValue(byte[] buf, int at, int end) {
        int i = at;
        while (true) {
            while (i <= end - 8 && isPlain(eight(buf, i))) {
                i += 8;
            }
            int stop = Math.min(end, i + 8);
            while (i < stop && is(buf[i], VALUE)) {
                i++;
            }
            if (i < stop || i == end) {
                return i;
            }
        }
    }

    /// Whether each of eight bytes is from 0x20 to 0x7e.
    private static boolean isPlain(long word) {
        long below = word - SPACES;
        long delete = word ^ DELETES;
        return ((word | below | (delete - ONES)) & HIGHS) == 0;
    }

    /// Whether `buf[from … to)` is `lower`, ignoring the case of ASCII letters.
    static boolean matches(byte[] buf, int from, int to, String lower) {
        if (to - from != lower.length()) {
            return false;
        }
        for (int i = 0; i < lower.length(); i++) {
            if (lower(buf[from + i]) != lower.charAt(i)) {
                return false;
            }
        }
        return true;
    }

    static int lower(byte octet) {
        return octet >= 'A' && octet <= 'Z' ? octet + ('a' - 'A') : octet & 0xff;
    }

    /// The value of a hexadecimal digit, or -1.
    static int hex(int octet) {
        if (octet >= '0' && octet <= '9') {
            return octet - '0';
        }
        int letter = octet | 0x20;
        return letter >= 'a' && letter <= 'f' ? letter - 'a' + 10 : -1;
    }

    static boolean isDigit(int octet) {
        return octet >= '0' && octet <= '9';
    }

    /// SP or HTAB.
    static boolean isBlank(int octet) {
        return octet == ' ' || octet == '\t';
    }

    private static byte[] classes() {
        byte[] table = new byte[256];
        for (int c = 0; c < 256; c++) {
            boolean alphanumeric = isDigit(c) || ((c | 0x20) >= 'a' && (c | 0x20) <= 'z' && c < 0x80);
            int classes = 0;
            if (alphanumeric || "!#$%&'*+-.^_`|~".indexOf(c) >= 0) {
                classes |= TOKEN;
            }
            if ((c >= 0x20 && c != 0x7f) || c == '\t') {
                classes |= VALUE;
            }
            if (c > 0x20 && c != 0x7f && c != '#') {
                classes |= TARGET;
            }
            if (alphanumeric || "-._~".indexOf(c) >= 0) {
                classes |= UNRESERVED | REG_NAME;
            }
            if ("!$&'()*+,;=".indexOf(c) >= 0) {
                classes |= REG_NAME;
            }
            table[c] = (byte) classes;
        }
        return table;
    }
}
