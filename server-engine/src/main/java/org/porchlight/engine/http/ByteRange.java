package org.porchlight.engine.http;

/// One `bytes` range of a representation, resolved against its length (RFC 9110 §14.1.2). `first` and `last` are
/// inclusive offsets, `0 <= first <= last < length`.
public record ByteRange(long first, long last) {

    public ByteRange {
        if (first < 0 || last < first) {
            throw new IllegalArgumentException("No range: " + first + "-" + last);
        }
    }

    /// How many bytes it covers.
    public long size() {
        return last - first + 1;
    }
}
