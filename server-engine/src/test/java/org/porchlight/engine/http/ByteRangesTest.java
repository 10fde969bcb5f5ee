package org.porchlight.engine.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.BitSet;
import java.util.Random;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

class ByteRangesTest {
    /// RFC 9110 §14.1.1, §14.1.2, §14.2, of 1000 bytes: `200`, `416` or the ranges.
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "bytes=0-0                        | 0-0",
                "bytes=5-                         | 5-999",
                "bytes=-5                         | 995-999",
                "bytes=0-999                      | 0-999",
                "bytes=0-1000                     | 0-999",
                "bytes=10-99999999                | 10-999",
                "bytes=-1000                      | 0-999",
                "bytes=-99999                     | 0-999",
                "bytes=999-                       | 999-999",
                "bytes=0-9223372036854775807      | 0-999",
                "bytes=0-18446744073709551616     | 0-999",
                "bytes=-18446744073709551616      | 0-999",
                "BYTES=0-3                        | 0-3",
                "bytes=0-3 ,\t5-6                 | 0-3,5-6",
                "bytes=,, 0-3 ,,                  | 0-3",
                "bytes=1000-                      | 416",
                "bytes=1005-1009                  | 416",
                "bytes=9223372036854775807-       | 416",
                "bytes=18446744073709551615-      | 416",
                "bytes=-0                         | 416",
                "bytes=99999999999999999998-99999999999999999999 | 416",
                "bytes=99999999999999999999-0099999999999999999999 | 416",
                "bytes=99999999999999999999-99999999999999999998 | 200",
                "bytes=0-1,099999999999999999999-99999999999999999998 | 200",
                "bytes=100000000000000000000-99999999999999999999 | 200",
                "bytes=1000-,-0                   | 416",
                "bytes=5-3                        | 200",
                "bytes=0-1,5-3                    | 200",
                "bytes=abc                        | 200",
                "bytes=                           | 200",
                "bytes=,                          | 200",
                "bytes=-                          | 200",
                "bytes=--5                        | 200",
                "bytes=0--5                       | 200",
                "bytes=0x1-5                      | 200",
                "bytes=1.5-9                      | 200",
                "bytes=+1-5                       | 200",
                "bytes=1-+5                       | 200",
                "bytes=1 - 5                      | 200",
                "bytes=1-5 6                      | 200",
                "bytes=1-5;6-7                    | 200",
                "bytes=5                          | 200",
                "bytes = 0-5                      | 200",
                "bytes= 0-5                       | 200",
                "bytes=\t0-5                      | 200",
                "bytes= ,0-5                      | 0-5",
                "bytes 0-5                        | 200",
                "octets=0-5                       | 200",
                "items=0-1                        | 200",
                "bytes=0-1, bytes=2-3             | 200",
                "bytes=0-0,-1                     | 0-0,999-999",
                "bytes=900-,0-9                   | 900-999,0-9",
                "bytes=0-1,2-3                    | 0-3",
                "bytes=0-9,5-19                   | 0-19",
                "bytes=500-599,0-9,590-699        | 500-699,0-9",
                "bytes=0-9,2000-                  | 0-9",
                "bytes=0-,0-                      | 200",
                "bytes=0-998,998-999              | 200",
                "bytes=0-9,0-9,0-9                | 0-9",
                "bytes=0-9,0-9,0-9,0-9            | 200"
            })
    void resolvesAsTheRfcSays(String field, String outcome) {
        assertEquals(outcome, shown(ByteRanges.resolve(field, 1000)));
    }

    @Test
    void noFieldIsNoRange() {
        assertInstanceOf(Resolution.None.class, ByteRanges.resolve(null, 1000));
    }

    @Test
    void anEmptyFileIsNeverSatisfied() {
        assertEquals("416", shown(ByteRanges.resolve("bytes=0-", 0)));
        assertEquals("416", shown(ByteRanges.resolve("bytes=0-0", 0)));
        assertEquals("200", shown(ByteRanges.resolve("bytes=-5", 0)));
    }

    @Test
    void offsetsAreLongs() {
        long length = (5L << 30) + 7;
        assertEquals("4294967292-4294967300", shown(ByteRanges.resolve("bytes=4294967292-4294967300", length)));
        assertEquals("0-" + (Long.MAX_VALUE - 1), shown(ByteRanges.resolve("bytes=0-", Long.MAX_VALUE)));
        assertEquals(Long.MAX_VALUE, new ByteRange(0, Long.MAX_VALUE - 1).size());
    }

    /// RFC 9110 §17.15, CVE-2011-3192.
    @Test
    void manyRangesAreTheWholeFileOnce() {
        assertEquals("200", shown(ByteRanges.resolve("bytes=" + "0-,".repeat(500), 1 << 20)));
        assertEquals("200", shown(ByteRanges.resolve("bytes=" + list(1300, i -> "5-" + (5 + i)), 1 << 20)));
        assertEquals("200", shown(ByteRanges.resolve("bytes=" + list(200, i -> i + "-"), 1 << 20)));
        assertEquals("200", shown(ByteRanges.resolve("bytes=" + list(800, i -> i * 2 + "-" + i * 2), 1 << 20)));
        assertEquals("200", shown(ByteRanges.resolve("bytes=" + list(17, i -> i * 2 + "-" + i * 2), 1 << 20)));
        Resolution sixteen = ByteRanges.resolve("bytes=" + list(16, i -> i * 2 + "-" + i * 2), 1 << 20);
        assertEquals(16, assertInstanceOf(Resolution.Satisfiable.class, sixteen).ranges().size());
        assertEquals("0-199", shown(ByteRanges.resolve("bytes=" + list(200, i -> i + "-" + i), 1 << 20)));
    }

    /// A bit for each byte tells what a set asks for.
    @Test
    void whatIsSentIsWhatWasAskedFor() {
        Random random = new Random(3);
        for (int round = 0; round < 20_000; round++) {
            int length = 1 + random.nextInt(60);
            BitSet asked = new BitSet();
            StringBuilder field = new StringBuilder("bytes=");
            for (int i = random.nextInt(5); i >= 0; i--) {
                int first = random.nextInt(70);
                int last = first + random.nextInt(12);
                switch (random.nextInt(3)) {
                    case 0 -> {
                        field.append(first).append('-');
                        asked.set(Math.min(first, length), length);
                    }
                    case 1 -> {
                        field.append('-').append(first);
                        asked.set(Math.max(0, length - first), length);
                    }
                    default -> {
                        field.append(first).append('-').append(last);
                        asked.set(Math.min(first, length), Math.min(last + 1, length));
                    }
                }
                field.append(i == 0 ? "" : ",");
            }
            switch (ByteRanges.resolve(field.toString(), length)) {
                case Resolution.Unsatisfiable _ -> assertTrue(asked.isEmpty(), field::toString);
                case Resolution.Satisfiable satisfiable -> {
                    BitSet sent = new BitSet();
                    long bytes = 0;
                    for (ByteRange range : satisfiable.ranges()) {
                        sent.set((int) range.first(), (int) range.last() + 1);
                        bytes += range.size();
                    }
                    assertEquals(asked, sent, field::toString);
                    assertEquals(asked.cardinality(), bytes, field::toString);
                    assertEquals(satisfiable.ranges().size() == 1, satisfiable.isSingle());
                }
                case Resolution.None _ -> assertTrue(field.indexOf(",") > 0, field::toString);
            }
        }
    }

    private static String list(int count, IntFunction<String> spec) {
        return IntStream.range(0, count).mapToObj(spec).collect(Collectors.joining(","));
    }

    private static String shown(Resolution resolution) {
        return switch (resolution) {
            case Resolution.None _ -> "200";
            case Resolution.Unsatisfiable _ -> "416";
            case Resolution.Satisfiable satisfiable ->
                    satisfiable.ranges().stream()
                            .map(range -> range.first() + "-" + range.last())
                            .collect(Collectors.joining(","));
        };
    }
}
