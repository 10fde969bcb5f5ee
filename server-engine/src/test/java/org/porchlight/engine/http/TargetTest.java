package org.porchlight.engine.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

class TargetTest {
    /// Names are shown joined by `|`.
    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '`',
            value = {
                "/,``,true",
                "/a,a,false",
                "/a/,a,true",
                "/a/b%20c,a|b c,false",
                "/%41,A,false",
                "/%2541,%41,false",
                "/100%25.txt,100%.txt,false",
                "/a%5cb,a\\b,false",
                "/a\\b,a\\b,false",
                "/B%C3%B6rek,Börek,false",
                "/a;b=c/d+e,a;b=c|d+e,false",
                "/..;x=1/a,..;x=1|a,false",
                "/.../a,...|a,false",
                "/%252e%252e/a,%2e%2e|a,false",
                "/%EF%BC%8E%EF%BC%8E/a,．．|a,false",
                "/.,``,true",
                "/a/.,a,true",
                "/a/./b,a|b,false",
                "/a/%2E/b,a|b,false",
                "/a/..,``,true",
                "/a/../b,b,false",
                "/a/b/%2e%2E/c,a|c,false",
                "/a/b/.%2e,a,true",
                "/a/../,``,true",
                "http://h,``,true",
                "http://h/,``,true",
                "HTTP://h:80/a/../b,b,false"
            })
    void decodesOnceAndResolvesDots(String raw, String names, boolean folder) throws BadTarget {
        Target target = Target.parse(raw);
        assertEquals(names, String.join("|", target.names()));
        assertEquals(folder, target.folder());
        assertEquals("", target.query());
        assertFalse(target.asterisk());
    }

    @ParameterizedTest
    @CsvSource({
        "400,/..",
        "400,/../a",
        "400,/%2e%2e/a",
        "400,/a/../../b",
        "400,/a/./../../b",
        "400,http://h/../b",
        "400,/%",
        "400,/%4",
        "400,/%zz",
        "400,/%4/a",
        "400,/%+1",
        "400,/%00",
        "400,/a%00.png",
        "400,/..%00/a",
        "400,/%c0%ae%c0%ae/a",
        "400,/%e0%80%ae/a",
        "400,/%c0%af",
        "400,/%ed%a0%80",
        "400,/%f4%90%80%80",
        "400,/%c3",
        "400,/caf%e9",
        "400,/a#b",
        "400,/a?b#c",
        "400,''",
        "400,a",
        "400,?a",
        "400,**",
        "400,https://h/",
        "400,http://",
        "400,http:///a",
        "400,http://a@h/",
        "400,http:/a",
        "404,/a%2fb",
        "404,/%2Fetc%2Fpasswd",
        "404,/..%2f..%2fa",
        "404,//a",
        "404,/a//b",
        "404,///"
    })
    void refusesWhatNamesNothing(int status, String raw) {
        assertEquals(status, assertThrows(BadTarget.class, () -> Target.parse(raw)).status());
    }

    @ParameterizedTest
    @ValueSource(strings = {"/a b", "/a\u0001", "/a?b c", "/a?\u0007", "/\u20ac", "/\u007f", "/a%41\n", "/x?\u20ac"})
    void refusesCharactersThatNoTargetHolds(String raw) {
        assertEquals(400, assertThrows(BadTarget.class, () -> Target.parse(raw)).status());
    }

    @Test
    void rawUtf8OfPlayersIsTaken() throws BadTarget {
        String raw = new String("/日本/é.mkv".getBytes(StandardCharsets.UTF_8), StandardCharsets.ISO_8859_1);
        assertEquals(List.of("日本", "é.mkv"), Target.parse(raw).names());
        assertEquals(400, assertThrows(BadTarget.class, () -> Target.parse("/\u00e9")).status());
    }

    @Test
    void composedAndDecomposedNamesStayApart() throws BadTarget {
        assertEquals(List.of("e\u0301"), Target.parse("/e%CC%81").names());
        assertEquals(List.of("\u00e9"), Target.parse("/%C3%A9").names());
    }

    @Test
    void theQueryStaysRaw() throws BadTarget {
        assertEquals("m3u&deep=%zz/../?", Target.parse("/a/?m3u&deep=%zz/../?").query());
        assertEquals("q", Target.parse("http://h?q").query());
        assertEquals("", Target.parse("/?").query());
        assertTrue(Target.parse("/?/../../b").names().isEmpty());
    }

    @Test
    void absoluteFormKeepsItsAuthority() throws BadTarget {
        assertEquals("evil.example:80", Target.parse("http://evil.example:80/a").authority());
        assertTrue(Target.parse("*").asterisk());
    }

    @Test
    void neverShowsALinkInALog() throws BadTarget {
        assertFalse(Target.parse("/~SECRET/a?SECRET").toString().contains("SECRET"));
    }

    @Test
    void encodesAllButTheUnreserved() throws BadTarget {
        assertEquals("a-Z.0_~%20%25%2F%3F%23%26%27%22%3C%5C%0A%C3%B6", Target.encode("a-Z.0_~ %/?#&'\"<\\\nö"));
        assertEquals("/", Target.encodePath(List.of(), false));
        assertEquals("/", Target.encodePath(List.of(), true));
        assertEquals("/a/b%20c", Target.encodePath(List.of("a", "b c"), false));
        assertEquals("/a/", Target.encodePath(List.of("a"), true));
    }

    @Test
    void everyNameComesBackFromItsUrl() throws BadTarget {
        Random random = new Random(1);
        for (int round = 0; round < 5_000; round++) {
            List<String> names = new ArrayList<>();
            for (int i = random.nextInt(4); i >= 0; i--) {
                String name =
                        random.ints(1 + random.nextInt(8), 1, 0x3000)
                                .filter(c -> c != '/')
                                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                                .toString();
                names.add(name.isEmpty() || name.equals(".") || name.equals("..") ? "x" : name);
            }
            boolean folder = random.nextBoolean();
            Target target = Target.parse(Target.encodePath(names, folder));
            assertEquals(names, target.names());
            assertEquals(folder, target.folder());
        }
    }

    @Test
    void whateverComesNothingClimbs() {
        String[] pieces = {
            "/", "..", ".", "%2e", "%2f", "%5c", "\\", "a", "%00", "%c0%ae", "//", "?", "%", ";", "http://h", "\u00e9"
        };
        Random random = new Random(2);
        for (int round = 0; round < 50_000; round++) {
            StringBuilder raw = new StringBuilder(random.nextInt(8) == 0 ? "" : "/");
            for (int i = random.nextInt(10); i > 0; i--) {
                raw.append(pieces[random.nextInt(pieces.length)]);
            }
            try {
                Target target = Target.parse(raw.toString());
                for (String name : target.names()) {
                    boolean harmless =
                            !name.isEmpty()
                                    && !name.equals(".")
                                    && !name.equals("..")
                                    && name.indexOf('/') < 0
                                    && name.indexOf('\0') < 0;
                    assertTrue(harmless, () -> raw + " gave " + target.names());
                }
            } catch (BadTarget bad) {
                assertTrue(bad.status() == 400 || bad.status() == 404);
            }
        }
    }
}
