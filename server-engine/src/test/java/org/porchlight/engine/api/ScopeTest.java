package org.porchlight.engine.api;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.porchlight.engine.api.Scope.Place.ABOVE;
import static org.porchlight.engine.api.Scope.Place.COMPANION;
import static org.porchlight.engine.api.Scope.Place.INSIDE;
import static org.porchlight.engine.api.Scope.Place.OUTSIDE;

import org.junit.jupiter.api.Test;

import java.util.List;

class ScopeTest {

    private static void assertPlace(Scope.Place place, Scope scope, String... path) {
        assertEquals(place, scope.place("Movies", List.of(path)), () -> String.join("/", path));
    }

    @Test
    void aShareHoldsAllThatIsInIt() {
        Scope share = Scope.share("movies");
        assertPlace(INSIDE, share);
        assertPlace(INSIDE, share, "a", "b");
        assertEquals(OUTSIDE, share.place("Movies 2", List.of()));
    }

    @Test
    void aFolderHoldsWhatIsBelowIt() {
        Scope folder = new Scope("Movies", List.of("a", "b"), Scope.Kind.FOLDER);
        assertPlace(ABOVE, folder);
        assertPlace(ABOVE, folder, "a");
        assertPlace(INSIDE, folder, "a", "b");
        assertPlace(INSIDE, folder, "a", "b", "c", "d");
        assertPlace(OUTSIDE, folder, "a", "bb");
        assertPlace(OUTSIDE, folder, "a", "B");
        assertPlace(OUTSIDE, folder, "b");
        assertPlace(OUTSIDE, folder, "a", "b.srt");
        assertEquals(OUTSIDE, folder.place("Other", List.of("a", "b")));
    }

    @Test
    void aFileHasItsSubtitlesAndItsCover() {
        Scope file = new Scope("Movies", List.of("a", "Film.mkv"), Scope.Kind.FILE);
        assertPlace(ABOVE, file);
        assertPlace(ABOVE, file, "a");
        assertPlace(INSIDE, file, "a", "Film.mkv");
        assertPlace(OUTSIDE, file, "a", "Film.mkv", "b");
        for (String companion :
                List.of(
                        "Film.srt",
                        "Film.de.srt",
                        "Film.en.forced.VTT",
                        "Film.jpg",
                        "Film.nfo",
                        "cover.jpg",
                        "Folder.PNG",
                        "poster.webp")) {
            assertPlace(COMPANION, file, "a", companion);
            assertPlace(OUTSIDE, file, companion);
            assertPlace(OUTSIDE, file, "b", companion);
            assertPlace(OUTSIDE, file, "a", "b", companion);
        }
        for (String other :
                List.of(
                        "Film.mp4",
                        "Film 2.srt",
                        "Filmy.srt",
                        "film.mkv",
                        ".srt",
                        "other.jpg",
                        "Film",
                        "cover",
                        "cover.mkv",
                        "Film.srt.exe")) {
            assertPlace(OUTSIDE, file, "a", other);
        }
    }

    @Test
    void aFileWithoutAnExtensionHasCompanionsToo() {
        Scope file = new Scope("Movies", List.of("Film"), Scope.Kind.FILE);
        assertPlace(COMPANION, file, "Film.srt");
        assertPlace(OUTSIDE, file, "Film.mkv");
    }

    @Test
    void aFileScopeNeedsAFile() {
        assertThrows(IllegalArgumentException.class, () -> new Scope("Movies", List.of(), Scope.Kind.FILE));
    }
}
