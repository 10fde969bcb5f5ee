package org.porchlight.engine.http;

/// What the fields of a head say about the message itself: its length, its host, the connection, and whether it carries
/// anything that changes the answer to a plain GET. Filled while the head is parsed, so that nothing is looked up
/// twice. Confined to the loop thread.
final class Framing {
    private static final int CHUNKED = 1;
    private static final int CLOSE = 1 << 1;
    private static final int KEEP_ALIVE = 1 << 2;
    private static final int CONTINUE = 1 << 3;
    private static final int OTHER_EXPECTATION = 1 << 4;
    private static final int CODED = 1 << 5;
    private static final int CONDITION = 1 << 6;
    private static final int LATER_VERSION = 1 << 7;

    private int flags;
    private int host;
    private long length;

    Framing() {
        clear();
    }

    private Framing(Framing other) {
        flags = other.flags;
        host = other.host;
        length = other.length;
    }

    void clear() {
        flags = 0;
        host = 0;
        length = -1;
    }

    Framing copy() {
        return new Framing(this);
    }

    /// Takes in one field; all positions but `start` are relative to the head.
    ///
    /// @return 0, or the negated status of a refusal
    int field(byte[] buf, int start, int nameFrom, int nameTo, int valueFrom, int valueTo) {
        int name = start + nameFrom;
        int nameEnd = start + nameTo;
        int value = start + valueFrom;
        int valueEnd = start + valueTo;
        switch (nameTo - nameFrom) {
            case 4 -> {
                if (Octets.matches(buf, name, nameEnd, "host")) {
                    return host(buf, value, valueEnd, FieldTable.span(valueFrom, valueTo));
                }
            }
            case 5 -> condition(Octets.matches(buf, name, nameEnd, "range"));
            case 6 -> {
                if (Octets.matches(buf, name, nameEnd, "expect")) {
                    expect(buf, value, valueEnd);
                }
            }
            case 8 ->
                    condition(
                            Octets.matches(buf, name, nameEnd, "if-match")
                                    || Octets.matches(buf, name, nameEnd, "if-range"));
            case 10 -> {
                if (Octets.matches(buf, name, nameEnd, "connection")) {
                    connection(buf, value, valueEnd);
                }
            }
            case 13 -> condition(Octets.matches(buf, name, nameEnd, "if-none-match"));
            case 14 -> {
                if (Octets.matches(buf, name, nameEnd, "content-length")) {
                    return contentLength(buf, value, valueEnd);
                }
            }
            case 17 -> {
                if (Octets.matches(buf, name, nameEnd, "transfer-encoding")) {
                    return transferEncoding(buf, value, valueEnd);
                }
                condition(Octets.matches(buf, name, nameEnd, "if-modified-since"));
            }
            case 19 -> condition(Octets.matches(buf, name, nameEnd, "if-unmodified-since"));
            default -> {
                // Any other field says nothing about the message; Request finds it by its name.
            }
        }
        return 0;
    }

    /// What holds only for all fields together.
    ///
    /// @return 0, or the negated status of a refusal
    int finish(int minorVersion) {
        if (minorVersion > 0) {
            flags |= LATER_VERSION;
        }
        boolean later = minorVersion > 0;
        // RFC 9112 §3.2: 1.1 needs Host. §6.1: a coding in 1.0, or beside a length, is an attempt to smuggle.
        boolean lost = later && host == 0;
        boolean smuggled = has(CODED) && (!later || length >= 0);
        return lost || smuggled ? -400 : 0;
    }

    private int host(byte[] buf, int from, int to, int span) {
        // RFC 9112 §3.2: more than one, or an invalid one, is 400.
        if (host != 0 || !Authority.isWellFormed(buf, from, to)) {
            return -400;
        }
        host = span;
        return 0;
    }

    /// RFC 9112 §6.3: an invalid length is 400. Repeated equal lengths may be taken as one; here they are refused, no
    /// client sends them in good faith.
    private int contentLength(byte[] buf, int from, int to) {
        if (length >= 0 || from == to) {
            return -400;
        }
        long value = 0;
        for (int i = from; i < to; i++) {
            int digit = buf[i] - '0';
            if (digit < 0 || digit > 9 || value > (Long.MAX_VALUE - digit) / 10) {
                return -400;
            }
            value = value * 10 + digit;
        }
        length = value;
        return 0;
    }

    /// RFC 9112 §6.1, §6.3: only `chunked` is understood. Where it is last behind others, the length would be known but
    /// the content not: 501. Anything else leaves the length unknown: 400.
    private int transferEncoding(byte[] buf, int from, int to) {
        if (has(CODED)) {
            return -400;
        }
        flags |= CODED;
        if (Octets.matches(buf, from, to, "chunked")) {
            flags |= CHUNKED;
            return 0;
        }
        boolean chunkedLast = false;
        // An empty element is refused too, the one behind a last comma among them.
        for (int i = from; i <= to; ) {
            int end = endOfElement(buf, i, to);
            int trimmed = trimmed(buf, i, end);
            if (chunkedLast || !isToken(buf, i, trimmed)) {
                return -400;
            }
            chunkedLast = Octets.matches(buf, i, trimmed, "chunked");
            i = nextElement(buf, end, to);
        }
        return chunkedLast ? -501 : -400;
    }

    private void connection(byte[] buf, int from, int to) {
        for (int i = from; i < to; ) {
            int end = endOfElement(buf, i, to);
            int trimmed = trimmed(buf, i, end);
            if (Octets.matches(buf, i, trimmed, "close")) {
                flags |= CLOSE;
            } else if (Octets.matches(buf, i, trimmed, "keep-alive")) {
                flags |= KEEP_ALIVE;
            }
            i = nextElement(buf, end, to);
        }
    }

    private void expect(byte[] buf, int from, int to) {
        for (int i = from; i < to; ) {
            int end = endOfElement(buf, i, to);
            int trimmed = trimmed(buf, i, end);
            if (Octets.matches(buf, i, trimmed, "100-continue")) {
                flags |= CONTINUE;
            } else if (i < trimmed) {
                flags |= OTHER_EXPECTATION;
            }
            i = nextElement(buf, end, to);
        }
    }

    private void condition(boolean present) {
        if (present) {
            flags |= CONDITION;
        }
    }

    private static int endOfElement(byte[] buf, int from, int to) {
        int i = from;
        while (i < to && buf[i] != ',') {
            i++;
        }
        return i;
    }

    private static int nextElement(byte[] buf, int comma, int to) {
        int i = comma + 1;
        while (i < to && Octets.isBlank(buf[i])) {
            i++;
        }
        return i;
    }

    private static int trimmed(byte[] buf, int from, int to) {
        int i = to;
        while (i > from && Octets.isBlank(buf[i - 1])) {
            i--;
        }
        return i;
    }

    private static boolean isToken(byte[] buf, int from, int to) {
        for (int i = from; i < to; i++) {
            if (!Octets.is(buf[i], Octets.TOKEN)) {
                return false;
            }
        }
        return from < to;
    }

    /// The span of the Host value, 0 if there is none.
    int host() {
        return host;
    }

    /// RFC 9112 §9.3.
    boolean keepAlive() {
        return !has(CLOSE) && (has(LATER_VERSION) || has(KEEP_ALIVE));
    }

    long contentLength() {
        return length;
    }

    boolean chunked() {
        return has(CHUNKED);
    }

    /// RFC 9110 §10.1.1: a 1.0 client does not wait for 100.
    boolean expectsContinue() {
        return has(CONTINUE) && has(LATER_VERSION);
    }

    boolean hasUnknownExpectation() {
        return has(OTHER_EXPECTATION) && has(LATER_VERSION);
    }

    /// Whether there is a body, an expectation, a Range or a condition.
    boolean isPlain() {
        return (flags & (CODED | CONTINUE | OTHER_EXPECTATION | CONDITION)) == 0 && length <= 0;
    }

    private boolean has(int flag) {
        return (flags & flag) != 0;
    }
}
