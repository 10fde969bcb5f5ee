package org.porchlight.engine.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import com.code_intelligence.jazzer.junit.DictionaryEntries;
import com.code_intelligence.jazzer.junit.FuzzTest;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;

class TargetFuzzTest {

    @DictionaryEntries({"%2e", "%2F", "%00", "%25", "%c0%ae", "%ef%bc%8e", "/../", "http://", "?", "%e2%82%ac"})
    @FuzzTest
    void noTargetNamesWhatNoFileIsCalled(FuzzedDataProvider data) throws BadTarget {
        String raw = new String(data.consumeRemainingAsBytes(), ISO_8859_1);
        Target target;
        try {
            target = Target.parse(raw);
        } catch (BadTarget bad) {
            assertTrue(bad.status() == 400 || bad.status() == 404);
            return;
        }
        for (String name : target.names()) {
            assertFalse(name.isEmpty() || name.equals(".") || name.equals(".."));
            assertTrue(name.indexOf('/') < 0 && name.indexOf('\0') < 0);
            // Strict UTF-8 came in, so nothing of it was replaced.
            assertEquals(name, new String(name.getBytes(UTF_8), UTF_8));
        }
        assertTrue(target.query().isEmpty() || raw.endsWith("?" + target.query()));
        assertEquals(raw.equals("*"), target.asterisk());
        if (!target.asterisk()) {
            Target again = Target.parse(Target.encodePath(target.names(), target.folder()));
            assertEquals(target.names(), again.names());
            assertEquals(target.folder(), again.folder());
        }
        assertEquals(naive(raw), target.asterisk() ? null : target.names());
    }

    /// The names by RFC 3986 §2.1 and §5.2.4, on bytes and without haste; null for none.
    private static @Nullable List<String> naive(String raw) {
        if (raw.equals("*")) {
            return null;
        }
        String path = raw.startsWith("/") ? raw : raw.replaceFirst("^(?i:http)://[^/?]*", "");
        List<String> names = new ArrayList<>();
        for (String segment : path.replaceFirst("(?s)\\?.*", "").split("/", -1)) {
            StringBuilder octets = new StringBuilder();
            for (int i = 0; i < segment.length(); i++) {
                boolean encoded = segment.charAt(i) == '%';
                octets.append(
                        encoded ? (char) Integer.parseInt(segment.substring(i + 1, i + 3), 16) : segment.charAt(i));
                i += encoded ? 2 : 0;
            }
            String name = new String(octets.toString().getBytes(ISO_8859_1), UTF_8);
            if (name.equals("..")) {
                names.removeLast();
            } else if (!name.isEmpty() && !name.equals(".")) {
                names.add(name);
            }
        }
        return names;
    }
}
