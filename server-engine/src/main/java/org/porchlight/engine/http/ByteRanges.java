package org.porchlight.engine.http;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// Reads a Range field (RFC 9110 §14.1.1, §14.1.2, §14.2). Stateless.
///
/// Against range amplification (RFC 9110 §17.15) a set counts as none, so that the answer is the whole representation
/// once, if it asks for more bytes than there are, overlaps more than twice, or comes to more than 16 ranges.
public final class ByteRanges {
    private static final String UNIT = "bytes=";
    private static final int MOST_RANGES = 16;
    private static final int MOST_OVERLAPS = 2;

    /// So many range-specs are looked at, satisfiable or not.
    private static final int MOST_SPECS = 256;

    private static final Resolution NONE = new Resolution.None();
    private static final Resolution UNSATISFIABLE = new Resolution.Unsatisfiable();

    private ByteRanges() {}

    /// What `rangeField`, null if absent, asks of a representation of `length` bytes.
    public static Resolution resolve(@Nullable String rangeField, long length) {
        if (rangeField == null || !rangeField.regionMatches(true, 0, UNIT, 0, UNIT.length())) {
            return NONE;
        }
        List<ByteRange> ranges = new ArrayList<>(1);
        RangeSpec spec = new RangeSpec(rangeField, UNIT.length());
        int specs = 0;
        boolean emptySuffix = false;
        while (spec.next()) {
            if (++specs > MOST_SPECS) {
                return NONE;
            }
            ByteRange range = spec.within(length);
            if (range != null) {
                ranges.add(range);
            }
            // A suffix of an empty representation is satisfiable (§14.1.2), but no Content-Range can tell it.
            emptySuffix |= spec.isSuffix() && length == 0;
        }
        if (!spec.isValid() || specs == 0 || emptySuffix) {
            return NONE;
        }
        if (ranges.isEmpty()) {
            return UNSATISFIABLE;
        }
        return ranges.size() == 1 ? new Resolution.Satisfiable(ranges) : merge(ranges, length);
    }

    private static Resolution merge(List<ByteRange> asked, long length) {
        long left = length;
        for (ByteRange range : asked) {
            left -= range.size();
            if (left < 0) {
                return NONE;
            }
        }
        List<ByteRange> sorted = new ArrayList<>(asked);
        sorted.sort(Comparator.comparingLong(ByteRange::first));
        List<ByteRange> merged = new ArrayList<>();
        int overlaps = 0;
        ByteRange open = sorted.getFirst();
        for (ByteRange next : sorted.subList(1, sorted.size())) {
            if (next.first() <= open.last() && ++overlaps > MOST_OVERLAPS) {
                return NONE;
            }
            if (next.first() <= open.last() + 1) {
                open = new ByteRange(open.first(), Math.max(open.last(), next.last()));
            } else {
                merged.add(open);
                open = next;
            }
        }
        merged.add(open);
        return merged.size() > MOST_RANGES ? NONE : new Resolution.Satisfiable(inOrderOf(asked, merged));
    }

    /// RFC 9110 §15.3.7.2: parts come in the order asked for, which may be that of importance (an index at the end,
    /// say).
    private static List<ByteRange> inOrderOf(List<ByteRange> asked, List<ByteRange> merged) {
        List<ByteRange> ordered = new ArrayList<>(merged.size());
        for (ByteRange range : asked) {
            for (ByteRange whole : merged) {
                if (whole.first() <= range.first() && range.last() <= whole.last() && !ordered.contains(whole)) {
                    ordered.add(whole);
                }
            }
        }
        return ordered;
    }
}
