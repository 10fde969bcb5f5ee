package org.porchlight.engine.http;

/// The grammar of addresses in a URL (RFC 3986 §3.2.2). Stateless, allocates nothing.
final class IpLiteral {

    private static final int GROUPS = 8;

    private IpLiteral() {}

    /// Whether `buf[from … to)` is an `IPv6address`, without the brackets around it.
    static boolean isV6(byte[] buf, int from, int to) {
        boolean gap = to - from >= 2 && buf[from] == ':' && buf[from + 1] == ':';
        int groups = 0;
        int i = gap ? from + 2 : from;
        while (i < to) {
            int end = endOfGroup(buf, i, to);
            if (end < to && buf[end] == '.') {
                // The last 32 bits may be written as an IPv4 address.
                groups += isV4(buf, i, to) ? 2 : GROUPS + 1;
                i = to;
            } else if (end == i) {
                return false;
            } else {
                groups++;
                i = end;
                if (i < to && (buf[i] != ':' || ++i == to)) {
                    return false;
                }
                if (i < to && i > end && buf[i] == ':') {
                    if (gap) {
                        return false;
                    }
                    gap = true;
                    i++;
                }
            }
        }
        // A gap stands for one group at least.
        return gap ? groups < GROUPS : groups == GROUPS;
    }

    private static int endOfGroup(byte[] buf, int from, int to) {
        int i = from;
        while (i < to && i < from + 4 && Octets.hex(buf[i]) >= 0) {
            i++;
        }
        return i;
    }

    /// Whether `buf[from … to)` is an `IPv4address`: four decimal octets without leading zeros. The forms of inet_aton,
    /// `127.1` or `0x7f.1`, are no addresses to us; resolvers disagree about them.
    static boolean isV4(byte[] buf, int from, int to) {
        int octets = 0;
        int value = -1;
        for (int i = from; i <= to; i++) {
            int octet = i < to ? buf[i] : '.';
            if (octet == '.') {
                if (value < 0 || ++octets > 4) {
                    return false;
                }
                value = -1;
            } else if (!Octets.isDigit(octet) || value == 0) {
                return false;
            } else {
                value = Math.max(value, 0) * 10 + octet - '0';
                if (value > 255) {
                    return false;
                }
            }
        }
        return octets == 4;
    }
}
