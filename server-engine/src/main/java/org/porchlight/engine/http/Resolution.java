package org.porchlight.engine.http;

import java.util.List;

/// What a Range field comes to for a representation of a given length (RFC 9110 §14.2).
public sealed interface Resolution {

    /// No range counts: absent, of another unit, invalid, or asking for more than it should. The answer is 200.
    record None() implements Resolution {}

    /// Valid, but nothing of it lies within the representation. The answer is 416 with `Content-Range: bytes */LENGTH`.
    record Unsatisfiable() implements Resolution {}

    /// The ranges to send with 206, at least one and at most 16. They do not touch each other and stand in the order in
    /// which they were asked for.
    record Satisfiable(List<ByteRange> ranges) implements Resolution {
        public Satisfiable {
            ranges = List.copyOf(ranges);
        }

        /// Whether only one range is left: it goes out as it is, not as multipart (RFC 9110 §15.3.7.1).
        public boolean isSingle() {
            return ranges.size() == 1;
        }

        /// The first range, the only one if [#isSingle].
        public ByteRange first() {
            return ranges.getFirst();
        }
    }
}
