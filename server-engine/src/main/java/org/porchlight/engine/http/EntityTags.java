package org.porchlight.engine.http;

/// Compares a tag with the lists of If-Match and If-None-Match (RFC 9110 §8.8.3.2). Stateless.
final class EntityTags {

    private EntityTags() {}

    /// Whether `list` holds `tag`, a strong tag in its quotes. With `weak` a `W/` in front of an element does not
    /// matter. What follows something that is no tag is not looked at.
    static boolean contains(String list, String tag, boolean weak) {
        int i = 0;
        while (i < list.length()) {
            if (list.charAt(i) == ',' || Octets.isBlank(list.charAt(i))) {
                i++;
                continue;
            }
            boolean isWeak = list.startsWith("W/", i);
            int from = isWeak ? i + 2 : i;
            int end = endOfTag(list, from);
            if (end < 0) {
                return false;
            }
            if ((weak || !isWeak) && end - from == tag.length() && list.startsWith(tag, from)) {
                return true;
            }
            i = end;
        }
        return false;
    }

    /// Where the opaque-tag that begins at `from` ends, exclusive, or -1. A comma may be inside, so the list cannot
    /// simply be split.
    private static int endOfTag(String list, int from) {
        if (from >= list.length() || list.charAt(from) != '"') {
            return -1;
        }
        int close = list.indexOf('"', from + 1);
        if (close < 0) {
            return -1;
        }
        int next = close + 1;
        while (next < list.length() && Octets.isBlank(list.charAt(next))) {
            next++;
        }
        return next == list.length() || list.charAt(next) == ',' ? close + 1 : -1;
    }
}
