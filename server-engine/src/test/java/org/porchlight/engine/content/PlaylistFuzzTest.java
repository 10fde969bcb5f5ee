package org.porchlight.engine.content;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.porchlight.engine.content.Samples.text;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import com.code_intelligence.jazzer.junit.DictionaryEntries;
import com.code_intelligence.jazzer.junit.FuzzTest;

import org.porchlight.engine.content.Playlist.Item;
import org.porchlight.engine.http.BadTarget;
import org.porchlight.engine.http.Target;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

class PlaylistFuzzTest {

    private static final String BASE = "http://192.168.1.20:8420/~ID";

    @DictionaryEntries({"#EXTINF:-1,", "http://evil/", " - ", ".mkv", "/", ","})
    @FuzzTest
    void whateverFilesAreCalledTheListLeadsToThemAndNowhereElse(FuzzedDataProvider data) throws BadTarget {
        String share = name(data.consumeString(20));
        Set<List<String>> paths = new HashSet<>();
        while (data.remainingBytes() > 0 && paths.size() < 8) {
            List<String> path = new ArrayList<>();
            for (int i = data.consumeInt(0, 2); i >= 0; i--) {
                path.add(name(data.consumeString(40)));
            }
            paths.add(path);
        }
        List<Item> items = paths.stream().map(Item::of).toList();
        String[] lines = text(Playlist.m3u(BASE, share, items)).split("\n", -1);

        assertEquals("#EXTM3U", lines[0]);
        assertEquals(2 * paths.size() + 2, lines.length);
        Set<List<String>> found = new HashSet<>();
        for (int i = 1; i < lines.length - 1; i += 2) {
            String title = lines[i].substring("#EXTINF:-1,".length());
            assertTrue(lines[i].startsWith("#EXTINF:-1,") && !title.contains(",") && !title.contains(" - "));
            assertTrue(title.chars().noneMatch(c -> Character.isISOControl(c) || c == '\u2028' || c == '\u2029'));
            assertTrue(lines[i + 1].startsWith(BASE + "/"));
            Target target = Target.parse(lines[i + 1].substring(BASE.length()));
            assertEquals(share, target.names().getFirst());
            found.add(target.names().subList(1, target.names().size()));
        }
        assertEquals(paths, found);
    }

    /// What a file can be called: no half characters, no slash, no NUL.
    private static String name(String any) {
        StringBuilder name = new StringBuilder();
        any.codePoints()
                .filter(c -> c > 0 && c != '/' && (c < Character.MIN_SURROGATE || c > Character.MAX_SURROGATE))
                .forEach(name::appendCodePoint);
        String text = name.toString();
        return text.isEmpty() || text.equals(".") || text.equals("..") ? "x" : text;
    }
}
