package org.porchlight.app.share;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.porchlight.app.text.Refusal;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;

class FolderCheckTest {
    @TempDir private Path root;

    private Path home = Path.of("");
    private FolderCheck check = new FolderCheck(home, home);

    @BeforeEach
    void makeFolders() throws IOException {
        root = root.toRealPath();
        home = root.resolve("home/ann");
        Files.createDirectories(home.resolve("Movies"));
        Files.createDirectories(root.resolve("srv/porchlight/log"));
        Files.createFile(home.resolve("film.mkv"));
        check = new FolderCheck(home, root.resolve("srv/porchlight"));
    }

    @Test
    void aFolderIsTakenAtItsRealPlace() throws IOException {
        Files.createSymbolicLink(root.resolve("link"), home.resolve("Movies"));
        assertEquals(home.resolve("Movies"), check.check(root.resolve("link")));
        assertEquals(Optional.empty(), check.misgiving(home.resolve("Movies")));
    }

    @Test
    void whatCannotBeSharedIsNamed() {
        assertRefused(home.resolve("Films"), "There is no folder");
        assertRefused(home.resolve("film.mkv"), "is a file");
    }

    @Test
    void porchlightsOwnDataIsNeverShared() {
        assertRefused(root.resolve("srv/porchlight"), "own data");
        assertRefused(root.resolve("srv/porchlight/log"), "own data");
    }

    @Test
    void sharingTooMuchGivesMisgivings() {
        assertEquals(Optional.of("your whole home folder"), check.misgiving(home));
        assertEquals(Optional.of("the home folders of this machine"), check.misgiving(root.resolve("home")));
        assertEquals(Optional.of("the whole disk"), check.misgiving(Path.of("/")));
        assertTrue(check.misgiving(root.resolve("srv")).orElseThrow().contains("own data"));
    }

    @Test
    void missingFoldersAreFound() {
        Path gone = root.resolve("gone");
        assertEquals(Set.of(gone), FolderProbe.missing(List.of(gone, home), Duration.ofSeconds(20)));
        assertEquals(Set.of(), FolderProbe.missing(List.of(), Duration.ZERO));
    }

    @Test
    void aFolderBehindALinkIsMissing() throws IOException {
        Path link = Files.createSymbolicLink(root.resolve("link"), home);
        assertEquals(Set.of(link), FolderProbe.missing(List.of(link), Duration.ofSeconds(20)));
    }

    private void assertRefused(Path folder, String why) {
        Refusal refusal = assertThrows(Refusal.class, () -> check.check(folder));
        assertTrue(refusal.text().contains(why), refusal::text);
        assertEquals(Refusal.BAD_ARGUMENT, refusal.exitCode());
    }
}
