package org.porchlight.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import static org.porchlight.engine.WireClient.fetch;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.porchlight.engine.http.Target;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Pattern;

/// Files of every name that a file system takes, found by the links of their page and by nothing else.
@Timeout(60)
class NamesTest {

    private static final Pattern HREF = Pattern.compile("\"href\":\"([^\"]*)\"");

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

    private List<String> links(String folder) throws IOException {
        String json = fetch(rig.engine, folder, "Accept: application/json").text();
        return HREF.matcher(json).results().map(link -> link.group(1)).toList();
    }

    private void assertEachIsFoundByItsLink(List<String> names) throws IOException {
        for (String name : names) {
            rig.file("Movies/" + name, "content of " + name);
        }
        TreeSet<String> found = new TreeSet<>();
        for (String link : links("/Movies/")) {
            found.add(fetch(rig.engine, "/Movies/" + link.replaceFirst("^\\./", "")).text());
        }
        TreeSet<String> meant = new TreeSet<>();
        names.forEach(name -> meant.add("content of " + name));
        assertEquals(meant, found);
    }

    @Test
    void everyCharacterOfAName() throws Exception {
        List<String> names = new ArrayList<>();
        for (char c = 1; c < 0x80; c++) {
            if (c != '/') {
                names.add("a" + c + "b.txt");
            }
        }
        names.addAll(List.of("%41", "%2e%2e", "a%2fb", "x..", "a?m3u", "~x", " ", "\ud83c\udf83", "\u202egnp", "日本"));
        assertEachIsFoundByItsLink(names);
    }

    @Test
    void composedAndDecomposedAreTwoNames() throws Exception {
        Path composed = rig.file("Movies/\u00e9.txt", "composed");
        rig.file("Movies/e\u0301.txt", "decomposed");
        assumeTrue(Files.readString(composed).equals("composed") && links("/Movies/").size() == 2, "they are one here");
        assertEquals("composed", fetch(rig.engine, "/Movies/%C3%A9.txt").text());
        assertEquals("decomposed", fetch(rig.engine, "/Movies/e%CC%81.txt").text());
    }

    @Test
    void theLongestNamesAndDeepPaths() throws Exception {
        String longest = "x".repeat(251) + ".txt";
        String wide = "\u00e9".repeat(125) + ".txtt";
        assertEachIsFoundByItsLink(List.of(longest, wide));
        String path = "deep" + ("/" + "y".repeat(100)).repeat(30);
        rig.file("Movies/" + path + "/c.txt", "deep down");
        assertEquals("deep down", fetch(rig.engine, "/Movies/" + path + "/c.txt").text());
        assertEquals(List.of("c.txt"), links("/Movies/" + path + "/"));
        assertEquals(404, fetch(rig.engine, "/Movies/" + "x".repeat(256)).status());
        assertEquals(404, fetch(rig.engine, "/Movies/" + "x/".repeat(3_000)).status());
    }

    /// Neither offered nor had, and no harm to the others.
    @Test
    void aNameThatIsNoUtf8IsLeftOut() throws Exception {
        rig.file("Movies/a.txt", "file a");
        Path movies = home.resolve("Movies");
        String script = "printf x > \"$0/$(printf 'caf\\351.txt')\"; mkdir \"$0/$(printf 'd\\377')\"";
        assumeTrue(new ProcessBuilder("sh", "-c", script, movies.toString()).start().waitFor() == 0, "needs a UNIX");
        assertEquals(List.of("a.txt"), links("/Movies/"));
        assertTrue(fetch(rig.engine, "/Movies/", "Accept: text/html").text().contains("a.txt"));
        assertEquals(400, fetch(rig.engine, "/Movies/caf%E9.txt").status());
        assertEquals(404, fetch(rig.engine, "/Movies/" + Target.encode("caf\ufffd.txt")).status());
        assertEquals(200, fetch(rig.engine, "/Movies/?m3u&deep").status());
    }
}
