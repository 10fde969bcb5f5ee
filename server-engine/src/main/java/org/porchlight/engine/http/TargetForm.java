package org.porchlight.engine.http;

/// Which form a request-target has and whether its method may have it (RFC 9112 §3.2). Stateless, allocates nothing.
final class TargetForm {
    static final String SCHEME = "http://";

    private TargetForm() {}

    /// Judges the request line whose method begins at `method` and whose target is `buf[from … to)`.
    ///
    /// @return 0 or the status of a refusal
    static int check(byte[] buf, int method, int from, int to) {
        int methodTo = from - 1;
        if (buf[from] == '/') {
            return 0;
        }
        if (to - from == 1 && buf[from] == '*') {
            return is(buf, method, methodTo, "OPTIONS") ? 0 : 400;
        }
        int authority = from + SCHEME.length();
        if (to > authority && Octets.matches(buf, from, authority, SCHEME)) {
            return Authority.isWellFormed(buf, authority, endOfAuthority(buf, authority, to)) ? 0 : 400;
        }
        // RFC 9110 §9.3.6: CONNECT asks for a tunnel, which nobody gets here; its target is a bare authority.
        return is(buf, method, methodTo, "CONNECT") ? 501 : 400;
    }

    private static int endOfAuthority(byte[] buf, int from, int to) {
        int i = from;
        while (i < to && buf[i] != '/' && buf[i] != '?') {
            i++;
        }
        return i;
    }

    /// Methods are case-sensitive (RFC 9110 §9.1).
    static boolean is(byte[] buf, int from, int to, String method) {
        if (to - from != method.length()) {
            return false;
        }
        for (int i = 0; i < method.length(); i++) {
            if (buf[from + i] != method.charAt(i)) {
                return false;
            }
        }
        return true;
    }
}
