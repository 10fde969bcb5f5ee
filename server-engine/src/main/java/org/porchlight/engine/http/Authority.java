package org.porchlight.engine.http;

/// The grammar of `uri-host [ ":" port ]` (RFC 9110 §7.2, RFC 3986 §3.2). Userinfo is an error (RFC 9110 §4.2.4), and
/// so is an empty host, which no http URI may have (RFC 9110 §4.2.1). Stateless, allocates nothing.
final class Authority {

    private Authority() {}

    static boolean isWellFormed(byte[] buf, int from, int to) {
        int end = endOfHost(buf, from, to);
        return end > from && isPort(buf, end, to);
    }

    /// Where the host ends, or -1 if it is malformed.
    static int endOfHost(byte[] buf, int from, int to) {
        return from < to && buf[from] == '[' ? endOfLiteral(buf, from, to) : endOfName(buf, from, to);
    }

    private static int endOfLiteral(byte[] buf, int from, int to) {
        int close = from + 1;
        while (close < to && buf[close] != ']') {
            close++;
        }
        // No zone: it means nothing outside the client's own machine (RFC 6874 §4). No IPvFuture: there is none.
        return close < to && IpLiteral.isV6(buf, from + 1, close) ? close + 1 : -1;
    }

    private static int endOfName(byte[] buf, int from, int to) {
        int i = from;
        while (i < to && buf[i] != ':') {
            if (Octets.is(buf[i], Octets.REG_NAME)) {
                i++;
            } else if (buf[i] == '%' && i + 2 < to && Octets.hex(buf[i + 1]) >= 0 && Octets.hex(buf[i + 2]) >= 0) {
                i += 3;
            } else {
                return -1;
            }
        }
        return i;
    }

    /// Nothing, or a colon and a number up to 65535; the number may be missing (RFC 3986 §3.2.3).
    private static boolean isPort(byte[] buf, int from, int to) {
        if (from == to) {
            return true;
        }
        if (buf[from] != ':') {
            return false;
        }
        int port = 0;
        for (int i = from + 1; i < to; i++) {
            if (!Octets.isDigit(buf[i])) {
                return false;
            }
            port = port * 10 + buf[i] - '0';
            if (port > 65_535) {
                return false;
            }
        }
        return true;
    }
}
