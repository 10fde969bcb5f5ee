package org.porchlight.engine.content;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.porchlight.engine.content.Samples.text;

import org.junit.jupiter.api.Test;
import org.porchlight.engine.content.Playlist.Item;

import java.util.List;

class PlaylistTest {
    @Test
    void byteForByte() {
        List<Item> items =
                List.of(
                        Item.of(List.of("B", "10 Web, x.mp3")),
                        Item.of(List.of("B", "2_under_score.flac")),
                        Item.of(List.of("a#1?.mkv")),
                        Item.of(List.of("Grüße.mp4")));
        assertEquals(
                """
                #EXTM3U
                #EXTINF:-1,a#1?
                http://192.168.1.20:8420/~ID/My%20Music/a%231%3F.mkv
                #EXTINF:-1,2_under_score
                http://192.168.1.20:8420/~ID/My%20Music/B/2_under_score.flac
                #EXTINF:-1,10 Web‚ x
                http://192.168.1.20:8420/~ID/My%20Music/B/10%20Web%2C%20x.mp3
                #EXTINF:-1,Grüße
                http://192.168.1.20:8420/~ID/My%20Music/Gr%C3%BC%C3%9Fe.mp4
                """,
                text(Playlist.m3u("http://192.168.1.20:8420/~ID", "My Music", items)));
    }

    @Test
    void aLineBreakInANameMakesNoLine() {
        List<Item> items = List.of(Item.of(List.of("one\r\nhttp://evil/\u2028\u0085.mp3")));
        assertEquals(
                "#EXTM3U\n"
                        + "#EXTINF:-1,one  http://evil/  \n"
                        + "http://h/S/one%0D%0Ahttp%3A%2F%2Fevil%2F%E2%80%A8%C2%85.mp3\n",
                text(Playlist.m3u("http://h", "S", items)));
    }

    @Test
    void everySpacedHyphenOfATitleIsADash() {
        String list = text(Playlist.m3u("http://h", "S", List.of(Item.of(List.of("a-b - - c -.mp3")))));
        assertEquals("#EXTINF:-1,a-b \u2013 \u2013 c -", list.split("\n", -1)[1]);
    }

    @Test
    void nothingToPlayIsAnEmptyList() {
        assertEquals("#EXTM3U\n", text(Playlist.m3u("http://h", "S", List.of())));
    }

    @Test
    void filmsAndSongsPlayAndNothingElse() {
        for (String name : List.of("a.mkv", "a.MP4", "a.avi", "a.mp3", "a.flac", "a.ogg")) {
            assertTrue(Playlist.plays(Samples.TYPES, name), name);
        }
        for (String name : List.of("a.jpg", "a.srt", "a.m3u", "a.html", "a.txt", "a", "mp3")) {
            assertFalse(Playlist.plays(Samples.TYPES, name), name);
        }
    }

    @Test
    void aTitleIsTheNameWithoutItsExtension() {
        assertEquals("Film.2026", Item.of(List.of("x", "Film.2026.mkv")).title());
        assertEquals("noext", Item.of(List.of("noext")).title());
        assertEquals(".mp3", Item.of(List.of(".mp3")).title());
    }
}
