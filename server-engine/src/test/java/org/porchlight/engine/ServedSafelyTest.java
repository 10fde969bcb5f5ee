package org.porchlight.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.porchlight.engine.WireClient.fetch;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.porchlight.engine.http.Target;

import java.nio.file.Path;
import java.util.List;

/// What a browser may do with what it gets.
@Timeout(60)
class ServedSafelyTest {

    @TempDir Path home;

    private Rig rig;

    @BeforeEach
    void start() throws Exception {
        rig = new Rig(home, "Movies");
    }

    @AfterEach
    void end() {
        rig.assertNothingLeaks();
        rig.close();
    }

    /// What a stranger put into a share must not act in our name.
    @ParameterizedTest
    @ValueSource(
            strings = {
                "a.html", "a.HTM", "a.xhtml", "a.svg", "a.svgz", "a.xml", "a.xsl", "a.rss", "a.pdf", "a.mht", "a.mhtml"
            })
    void whatCanHoldScriptIsInert(String name) throws Exception {
        rig.file("Movies/" + name, "<script>alert(1)</script>");
        for (String line : List.of("Accept: text/html", "Range: bytes=0-3", "Range: bytes=0-1,4-5")) {
            WireClient.Answer answer = fetch(rig.engine, "/Movies/" + name, line);
            assertEquals("sandbox", answer.field("Content-Security-Policy"));
            assertEquals("nosniff", answer.field("X-Content-Type-Options"));
        }
    }

    @Test
    void nothingIsGuessedAboutAFile() throws Exception {
        for (String name : List.of("a.mkv", "a.txt", "a.bin", "none", "a.mp3", "a.jpg", "a.srt")) {
            rig.file("Movies/" + name, "<script>alert(1)</script>");
            WireClient.Answer answer = fetch(rig.engine, "/Movies/" + name);
            assertEquals("nosniff", answer.field("X-Content-Type-Options"), name);
            assertTrue(!answer.field("Content-Type").contains("html"), name);
            assertEquals("", answer.field("Content-Security-Policy"), name + " is no document");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"/", "/Movies/", "/nowhere", "/%zz", "/Movies/nothing", "/.porchlight/icon.svg"})
    void ourOwnPagesRunNoScriptAndStandInNoFrame(String target) throws Exception {
        WireClient.Answer answer = fetch(rig.engine, target, "Accept: text/html");
        List<String> policy = List.of(answer.field("Content-Security-Policy").split("; ", -1));
        assertTrue(
                policy.containsAll(List.of("default-src 'none'", "frame-ancestors 'none'", "base-uri 'none'")),
                policy::toString);
        assertTrue(policy.stream().noneMatch(rule -> rule.contains("unsafe") || rule.contains("*")), policy::toString);
        assertEquals("nosniff", answer.field("X-Content-Type-Options"));
        assertEquals("same-origin", answer.field("Referrer-Policy"));
    }

    @Test
    void linesForProgramsHaveNoFieldsForPages() throws Exception {
        for (String target : List.of("/Movies/?m3u", "/nowhere", "/.porchlight/page.css", "/Movies")) {
            WireClient.Answer answer = fetch(rig.engine, target);
            assertEquals("nosniff", answer.field("X-Content-Type-Options"), target);
            assertEquals("", answer.field("Content-Security-Policy"), target);
            assertEquals("", answer.field("Referrer-Policy"), target);
        }
    }

    /// RFC 6266 §4.3, RFC 8187 §3.2.
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "Film.mkv       | attachment; filename=\"Film.mkv\"",
                "Two words.mkv  | attachment; filename=\"Two words.mkv\"",
                "Börek.mkv      | attachment; filename=\"B_rek.mkv\"; filename*=UTF-8''B%C3%B6rek.mkv",
                "a\"b\\c%41.mkv | attachment; filename=\"a_b_c_41.mkv\"; filename*=UTF-8''a%22b%5Cc%2541.mkv",
                "\uD83C\uDF83.mp4 | attachment; filename=\"_.mp4\"; filename*=UTF-8''%F0%9F%8E%83.mp4",
                "it's;x=y.mkv   | attachment; filename=\"it's;x=y.mkv\""
            })
    void aDownloadHasTheNameOfItsFile(String name, String told) throws Exception {
        rig.file("Movies/" + name, "x");
        String target = "/Movies/" + Target.encode(name);
        for (String query : List.of("?download", "?x&download")) {
            assertEquals(told, fetch(rig.engine, target + query).field("Content-Disposition"));
            assertEquals(told, fetch(rig.engine, target + query, "Range: bytes=0-0").field("Content-Disposition"));
        }
        for (String query : List.of("", "?downloads", "?x=download")) {
            assertEquals("", fetch(rig.engine, target + query).field("Content-Disposition"));
        }
    }

    @Test
    void aLineBreakInANameBreaksNoField() throws Exception {
        rig.file("Movies/a\r\nX-Evil: 1\u0001.txt", "x");
        WireClient.Answer answer = fetch(rig.engine, "/Movies/a%0D%0AX-Evil%3A%201%01.txt?download");
        assertEquals(
                "attachment; filename=\"a__X-Evil_ 1_.txt\"; filename*=UTF-8''a%0D%0AX-Evil%3A%201%01.txt",
                answer.field("Content-Disposition"));
        assertEquals("", answer.field("X-Evil"));
    }
}
