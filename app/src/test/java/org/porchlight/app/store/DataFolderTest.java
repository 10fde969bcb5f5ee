package org.porchlight.app.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.porchlight.app.text.Refusal;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Map;

class DataFolderTest {
    private static final Path HOME = Path.of("/home/ann");

    @TempDir private Path folder;

    @Test
    void everyPlatformHasItsPlace() {
        assertEquals(
                new DataFolder(HOME.resolve(".local/share/porchlight"), HOME.resolve(".local/state/porchlight")),
                DataFolder.standard("Linux", Map.of("XDG_DATA_HOME", "relative/is/ignored"), HOME));
        assertEquals(
                new DataFolder(Path.of("/data/porchlight"), Path.of("/state/porchlight")),
                DataFolder.standard("Linux", Map.of("XDG_DATA_HOME", "/data", "XDG_STATE_HOME", "/state"), HOME));
        assertEquals(
                HOME.resolve("Library/Application Support/Porchlight"),
                DataFolder.standard("Mac OS X", Map.of(), HOME).path());
        assertEquals(
                Path.of("/roaming/Porchlight"),
                DataFolder.standard("Windows 11", Map.of("APPDATA", "/roaming"), HOME).path());
    }

    @Test
    void aNewFolderIsForItsOwnerAlone() throws IOException {
        DataFolder data = DataFolder.chosen(folder.resolve("a/b"));
        data.make();
        assertEquals("rwx------", PosixFilePermissions.toString(Files.getPosixFilePermissions(data.path())));
    }

    @Test
    void aFileInItsPlaceIsSaidClearly() throws IOException {
        DataFolder data = DataFolder.chosen(Files.createFile(folder.resolve("file")));
        Refusal refusal = assertThrows(Refusal.class, data::make);
        assertTrue(refusal.text().contains("is a file") && refusal.text().contains("--data DIR"), refusal::text);
        Refusal below = assertThrows(Refusal.class, DataFolder.chosen(data.path().resolve("x"))::make);
        assertTrue(below.text().contains("cannot be made"), below::text);
    }
}
