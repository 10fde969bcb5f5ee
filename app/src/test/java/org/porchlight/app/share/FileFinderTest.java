package org.porchlight.app.share;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

class FileFinderTest {
    @TempDir Path folder;

    @BeforeEach
    void fill() throws IOException {
        Files.createDirectories(folder.resolve("Series/Season 1"));
        Files.createDirectories(folder.resolve(".hidden"));
        Files.writeString(folder.resolve("Series/Season 1/Épisode 2.mkv"), "12345");
        Files.writeString(folder.resolve("Film.mkv"), "1");
        Files.writeString(folder.resolve("Film.srt"), "1");
        Files.writeString(folder.resolve(".hidden/Film.mkv"), "1");
        Files.writeString(folder.resolve(".Film.mkv"), "1");
    }

    @Test
    void allWordsCountAndNeitherCaseNorAccentsDo() {
        FileFinder finder = new FileFinder(folder, FileFinder.Sought.FILES, () -> false);
        assertEquals(List.of(List.of("Series", "Season 1", "Épisode 2.mkv")), finder.find("2 EPISODE", 10));
        assertEquals(List.of(List.of("Film.mkv"), List.of("Film.srt")), finder.find("film", 10));
    }

    @Test
    void nothingTypedFindsAllUpToTheMost() {
        FileFinder finder = new FileFinder(folder, FileFinder.Sought.FILES, () -> false);
        assertEquals(3, finder.find(" ", 10).size());
        assertEquals(2, finder.find("", 2).size());
    }

    @Test
    void foldersAreFoundWhereTheyAreSought() {
        FileFinder finder = new FileFinder(folder, FileFinder.Sought.FILES_AND_FOLDERS, () -> false);
        assertEquals(
                List.of(
                        List.of("Series"),
                        List.of("Series", "Season 1"),
                        List.of("Series", "Season 1", "Épisode 2.mkv")),
                finder.find("series", 10));
    }

    @Test
    void theOnlyOneFoundIsMeant() {
        FileFinder finder = new FileFinder(folder, FileFinder.Sought.FILES_AND_FOLDERS, () -> false);
        assertEquals("Series/Season 1/Épisode 2.mkv", finder.meant("episode"));
        assertEquals("Series", finder.meant("series"));
        assertEquals("Film.mkv", finder.meant("FILM.MKV"));
    }

    @Test
    void whatIsThereOrNotClearIsMeantAsTyped() throws IOException {
        FileFinder finder = new FileFinder(folder, FileFinder.Sought.FILES_AND_FOLDERS, () -> false);
        assertEquals("film", finder.meant("film"));
        assertEquals("nothing", finder.meant("nothing"));
        assertEquals("a\0b", finder.meant("a\0b"));
        Files.writeString(folder.resolve("Season"), "came after the folder was read");
        assertEquals("Season", finder.meant("Season"));
    }

    @Test
    void theContentIsCountedWithoutWhatIsHidden() {
        FolderContent content = FolderContent.count(folder, () -> false);
        assertEquals(new FolderContent(FolderContent.Kind.FILMS, 3, 7, true), content);
    }

    @Test
    void countingEndsWhenNobodyWaits() {
        assertEquals(false, FolderContent.count(folder, () -> true).complete());
    }

    @Test
    void aFolderThatIsGoneIsNotComplete() {
        assertEquals(
                new FolderContent(FolderContent.Kind.MIXED, 0, 0, false),
                FolderContent.count(folder.resolve("gone"), () -> false));
    }
}
