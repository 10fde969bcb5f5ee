package org.porchlight.engine.http;

import org.jspecify.annotations.Nullable;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/// A decoded request-target (RFC 9112 §3.2).
///
/// `authority` is that of an absolute target, else null. `names` are the segments of the path, decoded once, dot
/// segments resolved, none of them empty, `.` or `..` and none with `/` or NUL; other control characters and `\` can be
/// in them, as they can in the names of files. `folder` tells a path that ends with `/` or a dot segment. `query` is
/// raw, without `?`, empty if there is none. `asterisk` is the target `*` of OPTIONS.
///
/// A path is resolved by its names alone, before anybody looks at a disk, so that `..` never crosses a symbolic link.
public record Target(@Nullable String authority, List<String> names, boolean folder, String query, boolean asterisk) {

    public Target {
        names = List.copyOf(names);
    }

    /// Decodes what [Request#target()] gave: one character for each byte.
    ///
    /// An empty segment inside the path is 404: taking `a//b` for `a/b` would give a file many addresses, and relative
    /// links another meaning under each.
    public static Target parse(String raw) throws BadTarget {
        if (raw.equals("*")) {
            return new Target(null, List.of(), false, "", true);
        }
        String authority = null;
        int from = 0;
        if (!raw.startsWith("/")) {
            from = TargetForm.SCHEME.length();
            if (!raw.regionMatches(true, 0, TargetForm.SCHEME, 0, from)) {
                throw new BadTarget(400, "neither a path nor an http URL");
            }
            int end = endOfAuthority(raw, from);
            authority = raw.substring(from, end);
            if (!HostRule.isWellFormed(authority)) {
                throw new BadTarget(400, "malformed authority");
            }
            from = end;
        }
        int question = raw.indexOf('?', from);
        int end = question < 0 ? raw.length() : question;
        String query = question < 0 ? "" : raw.substring(question + 1);
        checkQuery(query);
        // An absolute URL may lack its path; it means "/" (RFC 9110 §4.2.3).
        return from == end
                ? new Target(authority, List.of(), true, query, false)
                : resolve(authority, raw, from + 1, end, query);
    }

    private static Target resolve(@Nullable String authority, String raw, int from, int to, String query)
            throws BadTarget {
        List<String> names = new ArrayList<>(8);
        boolean folder = true;
        for (int i = from; i <= to; ) {
            int slash = raw.indexOf('/', i);
            int end = slash < 0 || slash > to ? to : slash;
            String name = SegmentDecoder.decode(raw, i, end);
            folder = true;
            switch (name) {
                case "" -> {
                    if (end < to) {
                        throw new BadTarget(404, "empty segment");
                    }
                }
                case "." -> {
                    // RFC 3986 §6.2.2.3: the folder it stands in.
                }
                case ".." -> {
                    if (names.isEmpty()) {
                        throw new BadTarget(400, "climbs above the root");
                    }
                    names.removeLast();
                }
                default -> {
                    names.add(name);
                    folder = end < to;
                }
            }
            i = end + 1;
        }
        return new Target(authority, names, folder, query, false);
    }

    private static int endOfAuthority(String raw, int from) {
        int i = from;
        while (i < raw.length() && raw.charAt(i) != '/' && raw.charAt(i) != '?') {
            i++;
        }
        return i;
    }

    private static void checkQuery(String query) throws BadTarget {
        for (int i = 0; i < query.length(); i++) {
            if (query.charAt(i) > 0xff || !Octets.is((byte) query.charAt(i), Octets.TARGET)) {
                throw new BadTarget(400, "a character that no query holds");
            }
        }
    }

    /// One name as it stands in a URL: all but the unreserved characters of RFC 3986 §2.3 percent-encoded, as UTF-8.
    public static String encode(String name) {
        byte[] bytes = name.getBytes(StandardCharsets.UTF_8);
        StringBuilder text = new StringBuilder(bytes.length + 16);
        for (byte octet : bytes) {
            if (Octets.is(octet, Octets.UNRESERVED)) {
                text.append((char) octet);
            } else {
                text.append('%').append(digit(octet >> 4)).append(digit(octet));
            }
        }
        return text.toString();
    }

    /// The path of a file or, with a final `/`, of a folder; `/` for no names.
    public static String encodePath(List<String> names, boolean folder) {
        StringBuilder text = new StringBuilder("/");
        for (int i = 0; i < names.size(); i++) {
            text.append(i == 0 ? "" : "/").append(encode(names.get(i)));
        }
        return text.append(folder && !names.isEmpty() ? "/" : "").toString();
    }

    /// A query of ours or of a client as it may stand in a URL that we send: what no query holds is percent-encoded
    /// (RFC 3986 §3.4).
    public static String encodeQuery(String query) {
        StringBuilder text = new StringBuilder(query.length() + 16);
        for (int i = 0; i < query.length(); i++) {
            char octet = query.charAt(i);
            if (Octets.is((byte) octet, Octets.REG_NAME) || ":@/?%".indexOf(octet) >= 0) {
                text.append(octet);
            } else {
                text.append('%').append(digit(octet >> 4)).append(digit(octet));
            }
        }
        return text.toString();
    }

    /// Neither names nor query: the path may hold a stream link, and links are never logged.
    @Override
    public String toString() {
        return "Target[" + names.size() + " names]";
    }

    private static char digit(int value) {
        return "0123456789ABCDEF".charAt(value & 15);
    }
}
