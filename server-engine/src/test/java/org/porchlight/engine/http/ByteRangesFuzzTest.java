package org.porchlight.engine.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import com.code_intelligence.jazzer.junit.DictionaryEntries;
import com.code_intelligence.jazzer.junit.FuzzTest;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

class ByteRangesFuzzTest {

    private static final Pattern SPEC = Pattern.compile("([0-9]*)-([0-9]*)");

    /// The last byte position of a range and its first; `first > last` cannot be.
    private record Span(int first, int last) {}

    @DictionaryEntries({"bytes=", "0-", "-1", "0-0", ",", "9223372036854775807", "18446744073709551616"})
    @FuzzTest
    void resolvesAsTheNaiveModelDoes(FuzzedDataProvider data) {
        boolean small = data.consumeBoolean();
        long length = small ? data.consumeInt(0, 200) : data.consumeLong(0, Long.MAX_VALUE);
        String field = new String(data.consumeRemainingAsBytes(), ISO_8859_1);
        Resolution resolution = ByteRanges.resolve(field, length);
        if (small) {
            assertEquals(model(field, (int) length), shown(resolution));
        }
        if (resolution instanceof Resolution.Satisfiable(List<ByteRange> ranges)) {
            long left = length;
            for (ByteRange range : ranges) {
                assertTrue(range.last() < length);
                left -= range.size();
            }
            assertTrue(left >= 0 && !ranges.isEmpty() && ranges.size() <= 16);
        }
    }

    /// RFC 9110 §14.1.1, §14.1.2 and §17.15, one byte a bit.
    private static String model(String field, int length) {
        if (!field.regionMatches(true, 0, "bytes=", 0, 6)) {
            return "200";
        }
        List<Span> asked = new ArrayList<>();
        int specs = 0;
        boolean emptySuffix = false;
        String set = field.substring(6);
        if (set.matches("[ \t]+[^ \t,].*")) {
            return "200";
        }
        for (String element : set.split(",", -1)) {
            String spec = element.replaceAll("^[ \t]+|[ \t]+$", "");
            if (spec.isEmpty()) {
                continue;
            }
            Matcher parts = SPEC.matcher(spec);
            if (!parts.matches() || spec.equals("-") || ++specs > 256) {
                return "200";
            }
            BigInteger first = number(parts.group(1));
            BigInteger last = number(parts.group(2));
            boolean suffix = first.signum() < 0;
            if (!suffix && last.signum() >= 0 && first.compareTo(last) > 0) {
                return "200";
            }
            int end = suffix || last.signum() < 0 ? length - 1 : capped(last, length - 1);
            int begin = suffix ? length - capped(last, length) : capped(first, length);
            emptySuffix |= suffix && length == 0 && last.signum() > 0;
            if (begin <= end) {
                asked.add(new Span(begin, end));
            }
        }
        if (specs == 0 || emptySuffix) {
            return "200";
        }
        return asked.isEmpty() ? "416" : asked.size() == 1 ? shown(asked) : merged(asked, length);
    }

    private static String merged(List<Span> asked, int length) {
        BitSet union = new BitSet();
        int sum = 0;
        for (Span span : asked) {
            union.set(span.first, span.last + 1);
            sum += span.last - span.first + 1;
        }
        List<Span> sorted = new ArrayList<>(asked);
        sorted.sort(Comparator.comparingInt(Span::first));
        int overlaps = 0;
        int reached = -1;
        for (Span span : sorted) {
            overlaps += span.first <= reached ? 1 : 0;
            reached = Math.max(reached, span.last);
        }
        List<Span> whole = new ArrayList<>();
        for (Span span : asked) {
            int first = union.previousClearBit(span.first) + 1;
            Span run = new Span(first, union.nextClearBit(span.first) - 1);
            if (!whole.contains(run)) {
                whole.add(run);
            }
        }
        return sum > length || overlaps > 2 || whole.size() > 16 ? "200" : shown(whole);
    }

    private static BigInteger number(String digits) {
        return digits.isEmpty() ? BigInteger.ONE.negate() : new BigInteger(digits);
    }

    private static int capped(BigInteger value, int most) {
        return value.min(BigInteger.valueOf(most)).intValue();
    }

    private static String shown(List<Span> spans) {
        StringBuilder text = new StringBuilder();
        spans.forEach(span -> text.append(span.first).append('-').append(span.last).append(' '));
        return text.toString();
    }

    private static String shown(Resolution resolution) {
        return switch (resolution) {
            case Resolution.None _ -> "200";
            case Resolution.Unsatisfiable _ -> "416";
            case Resolution.Satisfiable some ->
                    shown(
                            some.ranges().stream()
                                    .map(range -> new Span((int) range.first(), (int) range.last()))
                                    .toList());
        };
    }
}
