package org.porchlight.app.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

class VideoPlayerTest {
    private static final Path LIST = Path.of("/run/list.m3u8");

    @TempDir Path root;

    @Test
    void onThePath() throws IOException {
        Path vlc = program("usr/bin/vlc");
        assertEquals(List.of(vlc.toString(), LIST.toString()), find("Linux").orElseThrow().playing(LIST));
    }

    @Test
    void nowhere() {
        assertEquals(Optional.empty(), find("Linux"));
        assertEquals(Optional.empty(), find("Mac OS X"));
        assertEquals(Optional.empty(), find("Windows 11"));
    }

    @Test
    void asAFlatpakWhichIsHandedTheFile() throws IOException {
        Path flatpak = program("usr/bin/flatpak");
        assertEquals(Optional.empty(), find("Linux"));
        Files.createDirectories(root.resolve("var/lib/flatpak/app/org.videolan.VLC"));
        assertEquals(
                List.of(
                        flatpak.toString(),
                        "run",
                        "--file-forwarding",
                        "org.videolan.VLC",
                        "@@",
                        LIST.toString(),
                        "@@"),
                find("Linux").orElseThrow().playing(LIST));
    }

    @Test
    void asASnapWhichReadsOnlyItsOwnFolder() throws IOException {
        Path snap = program("snap/bin/vlc");
        VideoPlayer player = find("Linux").orElseThrow();
        assertEquals(List.of(snap.toString(), LIST.toString()), player.playing(LIST));
        assertEquals(Optional.of(root.resolve("home/snap/vlc/common")), player.playlists());
    }

    @Test
    void onMacAndWindows() throws IOException {
        Files.createDirectories(root.resolve("Applications/VLC.app"));
        assertTrue(find("Mac OS X").orElseThrow().command().contains(root.resolve("Applications/VLC.app").toString()));
        Path exe = root.resolve("pf/VideoLAN/VLC/vlc.exe");
        Files.createDirectories(exe.getParent());
        Files.createFile(exe);
        assertEquals(List.of(exe.toString()), find("Windows 11").orElseThrow().command());
    }

    private Optional<VideoPlayer> find(String system) {
        Map<String, String> environment =
                Map.of(
                        "PATH",
                        root.resolve("usr/bin") + ":" + root.resolve("snap/bin"),
                        "ProgramFiles",
                        root.resolve("pf").toString());
        return VideoPlayer.find(system, environment, root.resolve("home"), new Programs(environment), root);
    }

    private Path program(String path) throws IOException {
        Path file = root.resolve(path);
        Files.createDirectories(file.getParent());
        Files.createFile(file);
        assertTrue(file.toFile().setExecutable(true));
        return file;
    }
}
