package org.porchlight.app.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;

class PlaylistFilesTest {
    @TempDir Path home;

    @Test
    void aPlaylistIsItsOwnersAloneAndGoesAtTheEnd() throws IOException {
        Path folder = home.resolve("playing");
        Path file;
        try (PlaylistFiles files = new PlaylistFiles(ProcessHandle.current().pid())) {
            file = files.write(folder, "http://10.0.0.2:8420/~abc/Movies/A.mkv", "A\nhttp://evil/");
            assertEquals("rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(file)));
            assertEquals("rwx------", PosixFilePermissions.toString(Files.getPosixFilePermissions(folder)));
            assertEquals(
                    "#EXTM3U\n#EXTINF:-1,A\uFFFDhttp://evil/\nhttp://10.0.0.2:8420/~abc/Movies/A.mkv\n",
                    Files.readString(file));
        }
        assertFalse(Files.exists(file));
    }

    @Test
    void whatAKilledOneLeftIsRemovedAndOthersStay() throws IOException {
        long gone = Long.MAX_VALUE / 2;
        Path left = Files.createFile(home.resolve("porchlight-" + gone + "-1.m3u8"));
        Path ours = Files.createFile(home.resolve("porchlight-" + ProcessHandle.current().pid() + "-1.m3u8"));
        Path strange = Files.createFile(home.resolve("porchlight-mix.m3u8"));
        try (PlaylistFiles files = new PlaylistFiles(1)) {
            assertTrue(Files.exists(files.write(home, "http://localhost/", "x")));
        }
        assertFalse(Files.exists(left));
        assertTrue(Files.exists(ours));
        assertTrue(Files.exists(strange));
    }
}
