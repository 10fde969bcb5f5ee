package org.porchlight.engine.http;

import java.util.Arrays;

/// Where the names and values of a head lie, relative to its start. Two ints a field: a head is at most 32 KiB, so a
/// begin and an end fit into one int. Grows to what the heads of its connection need. Confined to the loop thread.
final class FieldTable {
    private int[] spans = new int[2 * 16];
    private int count;

    void clear() {
        count = 0;
    }

    int count() {
        return count;
    }

    void add(int nameFrom, int nameTo, int valueFrom, int valueTo) {
        if (2 * count == spans.length) {
            spans = Arrays.copyOf(spans, 2 * spans.length);
        }
        spans[2 * count] = span(nameFrom, nameTo);
        spans[2 * count + 1] = span(valueFrom, valueTo);
        count++;
    }

    /// Where the value of the first field of that lower-case name lies, begin and end in 32 bits each; 0 if there is
    /// none.
    long find(byte[] buf, int start, String name) {
        for (int i = 0; i < count; i++) {
            int span = spans[2 * i];
            int from = start + from(span);
            if (Octets.matches(buf, from, start + to(span), name)) {
                int value = spans[2 * i + 1];
                return ((long) from(value) << Integer.SIZE) | to(value);
            }
        }
        return 0;
    }

    int[] copy() {
        return Arrays.copyOf(spans, 2 * count);
    }

    static int span(int from, int to) {
        return (from << 16) | to;
    }

    static int from(int span) {
        return span >>> 16;
    }

    static int to(int span) {
        return span & 0xffff;
    }
}
