package org.porchlight.engine.http;

import org.jspecify.annotations.Nullable;

/// Walks the range-specs of one range-set, a comma-separated list that may have empty elements (RFC 9110 §5.6.1.2,
/// §14.1.1). Numbers beyond a long count as the largest long, since no representation reaches that far; only whether
/// one is greater than another is still told by their digits.
final class RangeSpec {
    private static final long ABSENT = -1;

    private final String text;
    private int at;
    private long first;
    private long last;
    private boolean valid = true;

    RangeSpec(String text, int at) {
        this.text = text;
        this.at = at;
    }

    /// Moves to the next spec; false at the end of the list or at something invalid.
    boolean next() {
        int from = at;
        while (at < text.length() && (text.charAt(at) == ',' || Octets.isBlank(text.charAt(at)))) {
            at++;
        }
        // Blanks stand beside commas only, so not at the begin.
        if (at > from && text.lastIndexOf(',', at - 1) < from) {
            valid = false;
        }
        if (at == text.length() || !valid) {
            return false;
        }
        int firstAt = at;
        first = number();
        boolean dash = at < text.length() && text.charAt(at) == '-';
        at += dash ? 1 : 0;
        int lastAt = at;
        last = number();
        int lastTo = at;
        while (at < text.length() && Octets.isBlank(text.charAt(at))) {
            at++;
        }
        valid =
                dash
                        && (at == text.length() || text.charAt(at) == ',')
                        && (first != ABSENT || last != ABSENT)
                        && (first == ABSENT || last == ABSENT || !isBackwards(firstAt, lastAt, lastTo));
        return valid;
    }

    /// Whether the last position comes before the first, which no set may have (RFC 9110 §14.1.1).
    private boolean isBackwards(int firstAt, int lastAt, int lastTo) {
        if (first < Long.MAX_VALUE || last < Long.MAX_VALUE) {
            return first > last;
        }
        int dash = lastAt - 1;
        int from = significant(firstAt, dash);
        int to = significant(lastAt, lastTo);
        int longer = (dash - from) - (lastTo - to);
        for (int i = 0; longer == 0 && i < dash - from; i++) {
            longer = text.charAt(from + i) - text.charAt(to + i);
        }
        return longer > 0;
    }

    private int significant(int from, int to) {
        int i = from;
        while (i < to && text.charAt(i) == '0') {
            i++;
        }
        return i;
    }

    boolean isValid() {
        return valid;
    }

    /// Whether it is `-N` with an N above 0.
    boolean isSuffix() {
        return first == ABSENT && last > 0;
    }

    /// What it covers of `length` bytes, null if nothing (RFC 9110 §14.1.2).
    @Nullable ByteRange within(long length) {
        if (first == ABSENT) {
            return last == 0 || length == 0 ? null : new ByteRange(Math.max(0, length - last), length - 1);
        }
        if (first >= length) {
            return null;
        }
        return new ByteRange(first, last == ABSENT ? length - 1 : Math.min(last, length - 1));
    }

    private long number() {
        int from = at;
        long value = 0;
        for (; at < text.length() && Octets.isDigit(text.charAt(at)); at++) {
            int digit = text.charAt(at) - '0';
            value = value > (Long.MAX_VALUE - digit) / 10 ? Long.MAX_VALUE : value * 10 + digit;
        }
        return at == from ? ABSENT : value;
    }
}
