package org.porchlight.app.share;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.porchlight.app.text.Refusal;
import org.porchlight.engine.api.Scope;
import org.porchlight.engine.api.Share;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

class LinkTargetTest {
    @TempDir private Path folder;

    private SharedFolders shares = SharedFolders.none();

    @BeforeEach
    void share() throws IOException {
        Files.createDirectories(folder.resolve("Movies/Old ones"));
        Files.createFile(folder.resolve("Movies/Film.mkv"));
        Files.createFile(folder.resolve("Movies/Old ones/Grüße.mkv"));
        Files.createFile(folder.resolve("Movies/.hidden"));
        Files.createFile(folder.resolve("secret"));
        Files.createSymbolicLink(folder.resolve("Movies/out"), folder.resolve("secret"));
        shares = shares.with(List.of(folder.resolve("Movies")), Share.Kind.FOLDER, new Audience.Contacts());
    }

    @Test
    void theDiskSaysWhetherItIsAFileOrAFolder() {
        assertEquals(new Scope("Movies", List.of("Film.mkv"), Scope.Kind.FILE), find("Movies/Film.mkv"));
        assertEquals(new Scope("Movies", List.of("Old ones"), Scope.Kind.FOLDER), find("/movies/Old ones/"));
        assertEquals(
                new Scope("Movies", List.of("Old ones", "Grüße.mkv"), Scope.Kind.FILE),
                find("Movies//Old ones/./Grüße.mkv"));
        assertEquals(Scope.share("Movies"), find("MOVIES"));
    }

    @Test
    void theWholePathOfAFileIsUnderstood() {
        assertEquals(
                new Scope("Movies", List.of("Film.mkv"), Scope.Kind.FILE),
                find(folder + "/Movies/Old ones/../Film.mkv"));
        assertEquals(Scope.share("Movies"), find(folder + "/Movies"));
        shares = shares.with(List.of(folder.resolve("Movies/Old ones")), Share.Kind.FOLDER, new Audience.Contacts());
        assertEquals(
                new Scope("Old ones", List.of("Grüße.mkv"), Scope.Kind.FILE),
                find(folder + "/Movies/Old ones/Grüße.mkv"));
    }

    @Test
    void aFolderBehindALinkGetsNone() throws IOException {
        Files.move(folder.resolve("Movies"), folder.resolve("moved"));
        Files.createSymbolicLink(folder.resolve("Movies"), folder.resolve("moved"));
        Refusal refusal = assertThrows(Refusal.class, () -> find("Movies/Film.mkv"));
        assertTrue(refusal.text().contains("through a symbolic link"), refusal::text);
    }

    @ParameterizedTest
    @CsvSource({
        "'', needs a share",
        "/, needs a share",
        "Music, No share is called",
        "/elsewhere/Film.mkv, is in no folder that is shared",
        "Movies/None.mkv, is not in the share",
        "Movies/Film.mkv/x, is not in the share",
        "Movies/../secret, Hidden files",
        "Movies/.hidden, Hidden files",
        "Movies/out, symbolic link",
        "'Movies/a\0b', is not in the share",
    })
    void whatCannotBeServedGetsNoLink(String typed, String why) {
        Refusal refusal = assertThrows(Refusal.class, () -> find(typed));
        assertTrue(refusal.text().contains(why), refusal::text);
        assertEquals(Refusal.BAD_ARGUMENT, refusal.exitCode());
    }

    private Scope find(String typed) {
        return LinkTarget.find(shares, typed);
    }
}
