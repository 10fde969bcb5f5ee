package org.porchlight.engine.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.porchlight.engine.api.Hosts;

import java.net.InetAddress;
import java.util.Arrays;
import java.util.Set;

/// What holds for any bytes at all: nothing is thrown, the verdict is one of the known, does not depend on where the
/// bytes were cut, and what was taken makes sense in all that is asked of it afterwards.
final class MutatedHeads {
    private static final Set<Integer> REFUSALS = Set.of(-400, -414, -431, -501, -505);
    private static final InetAddress LOCAL = InetAddress.getLoopbackAddress();

    private MutatedHeads() {}

    static void check(byte[] bytes, int cut) {
        RequestParser parser = new RequestParser();
        int verdict = parser.parse(bytes, 0, bytes.length);
        RequestParser second = new RequestParser();
        int first = second.parse(bytes, 0, cut);
        assertEquals(verdict, first == 0 ? second.parse(bytes, 0, bytes.length) : first, "cut at " + cut);
        if (verdict <= 0) {
            assertTrue(verdict == 0 || REFUSALS.contains(verdict));
            return;
        }
        assertTrue(verdict <= bytes.length && verdict <= RequestParser.HEAD_LIMIT);
        Request request = parser.request(bytes, 0);
        assertEquals(request.allFields(), second.request(bytes, 0).allFields());
        assertTrue(request.contentLength() >= -1);
        assertTrue(!request.chunked() || (request.contentLength() == -1 && request.minorVersion() == 1));
        String host = request.host();
        assertTrue(host == null ? request.minorVersion() == 0 : HostRule.isWellFormed(host));
        request.allFields()
                .forEach((name, value) -> {
                    assertTrue(name.matches("[!#$%&'*+.^_`|~0-9a-z-]+"), name);
                    assertTrue(value.equals(value.strip()) || value.chars().anyMatch(c -> c > 0x7f), value);
                    assertTrue(value.chars().noneMatch(c -> (c < 0x20 && c != '\t') || c == 0x7f), value);
                });
        askFurther(request);
    }

    private static void askFurther(Request request) {
        Preconditions.evaluate(request, "\"a\"", 0);
        Preconditions.rangeApplies(request, "\"a\"", 0);
        if (ByteRanges.resolve(request.field("range"), 400) instanceof Resolution.Satisfiable satisfiable) {
            assertTrue(satisfiable.ranges().stream().allMatch(range -> range.last() < 400));
        }
        try {
            Target target = Target.parse(request.target());
            assertEquals(request.target().equals("*"), target.asterisk());
            if (target.authority() != null) {
                HostRule.isOurs(target.authority(), Hosts.literal(), LOCAL, LOCAL);
            }
            byte[] path = Heads.bytes(Target.encodePath(target.names(), target.folder()));
            assertTrue(Arrays.compare(path, Heads.bytes("/")) >= 0);
        } catch (BadTarget bad) {
            assertTrue(bad.status() == 400 || bad.status() == 404);
        }
    }
}
