package org.porchlight.engine.content;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.porchlight.engine.content.Samples.file;
import static org.porchlight.engine.content.Samples.folder;
import static org.porchlight.engine.content.Samples.listing;
import static org.porchlight.engine.content.Samples.movies;
import static org.porchlight.engine.content.Samples.text;

import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.porchlight.engine.content.Samples.Link;
import org.porchlight.engine.folder.FolderEntry;

import java.time.Duration;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

class FolderPageTest {
    @Test
    void everyLinkLeadsBackToItsFile() {
        List<FolderEntry> entries = Samples.HOSTILE.stream().map(Samples::file).toList();
        byte[] page = FolderPage.html(new Listing("", "Movies", List.of(), entries, Samples.TYPES));
        Set<String> reached = new HashSet<>();
        for (Link link : Samples.entries(page)) {
            reached.add(Samples.follow("/Movies/", link.href()));
            assertEquals("/Movies/" + link.text(), Samples.follow("/Movies/", link.href()), "Kodi compares the two");
        }
        assertEquals(Samples.HOSTILE.size(), Samples.entries(page).size());
        for (String name : Samples.HOSTILE) {
            assertTrue(reached.contains("/Movies/" + name), name);
        }
    }

    @Test
    void hostileNamesStayText() {
        for (String name : Samples.HOSTILE) {
            String page = text(FolderPage.html(listing("", List.of(name), folder(name), file(name))));
            assertFalse(page.contains("<img src=x"), name);
            assertFalse(page.contains("<script"), name);
            assertFalse(page.contains("<a href=\"y\""), name);
            assertFalse(page.matches("(?s).*<[^>]* on[a-z]+=.*"), name);
        }
    }

    @Test
    void aColonDoesNotMakeAScheme() {
        for (Link link : Samples.links(FolderPage.html(movies("javascript:alert(1)", "a:b.txt")))) {
            assertFalse(link.href().contains(":"), link.href());
        }
    }

    @Test
    void foldersComeFirstAndNumbersCount() {
        byte[] page =
                FolderPage.html(
                        listing("", List.of(), file("Film 10.mkv"), file("a.mkv"), file("Film 2.mkv"), folder("zoo")));
        assertEquals(
                List.of("zoo", "a.mkv", "Film 2.mkv", "Film 10.mkv"),
                Samples.entries(page).stream().map(Link::text).toList());
    }

    @Test
    void aRowTellsKindSizeAndTime() {
        String page = text(FolderPage.html(listing("", List.of(), file("Film.mkv")), ZoneOffset.ofHours(2)));
        assertTrue(
                page.contains(
                        "<tr class=\"film\"><td><a href=\"Film.mkv\">Film.mkv</a></td><td>1.4\u00a0GB</td>"
                                + "<td align=\"right\">2026-03-01 09:08 </td></tr>\n"),
                page);
    }

    @Test
    void allOtherLinksAreNoEntries() {
        byte[] page = FolderPage.html(listing("/~ID", List.of("A & B", "C"), folder("D"), file("E.mp3")));
        List<Link> others = Samples.links(page).stream().filter(link -> !link.before().isEmpty()).toList();
        assertEquals(
                List.of(
                        "/~ID/",
                        "/~ID/Movies/",
                        "/~ID/Movies/A%20%26%20B/",
                        "/~ID/Movies/A%20%26%20B/",
                        "?m3u",
                        "?m3u&deep"),
                others.stream().map(Link::href).toList());
        assertTrue(text(page).contains("<a class=\"brand\" href=\"/~ID/\">"));
    }

    @Test
    void onlyWhatPlaysIsOffered() {
        assertFalse(text(FolderPage.html(movies("a.jpg", "b.srt"))).contains("?m3u"));
        assertFalse(text(FolderPage.html(movies("a.mkv"))).contains("deep"));
        String folders = text(FolderPage.html(listing("", List.of(), folder("a.mkv"))));
        assertFalse(folders.contains("\"?m3u\""));
        assertTrue(folders.contains("Play all with sub-folders"));
    }

    @Test
    void anEmptyFolderSaysSo() {
        String page = text(FolderPage.html(movies()));
        assertTrue(page.contains("This folder is empty."));
        assertFalse(page.contains("<table"));
    }

    @Test
    void aHalfCharacterSpoilsNothingElse() {
        Listing listing = movies("half\ud83c.mkv", "whole.mkv");
        assertTrue(text(FolderPage.html(listing)).contains("half\ufffd.mkv</a>"));
        assertTrue(text(FolderPage.json(listing)).contains("\"half?.mkv\""));
    }

    @Test
    void aVeryLargeFolderIsWrittenAtOnce() {
        List<FolderEntry> entries = new ArrayList<>();
        for (int i = 0; i < 45_000; i++) {
            entries.add(file((i % 7 == 0 ? "Größe " : "Picture ") + i * 7919 % 45_000 + ".jpg"));
        }
        Listing listing = new Listing("", "Movies", List.of(), entries, Samples.TYPES);
        // 0.1 s once warm; what is quadratic takes minutes
        byte[] page = Assertions.assertTimeout(Duration.ofSeconds(8), () -> FolderPage.html(listing));
        List<Link> links = Samples.entries(page);
        assertEquals(45_000, links.size());
        assertTrue(text(page).contains("45,000\u00a0files · 64\u00a0TB"));
        assertTrue(links.getFirst().text().startsWith("Größe 0"), links.getFirst().text());
    }
}
