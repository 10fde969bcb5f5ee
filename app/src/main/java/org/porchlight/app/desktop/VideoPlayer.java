package org.porchlight.app.desktop;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// An installed VLC. A sandboxed one may read a playlist only in `playlists`, if that is given.
record VideoPlayer(List<String> command, boolean forwardsFile, Optional<Path> playlists) {

    private static final String FLATPAK = "org.videolan.VLC";

    VideoPlayer {
        command = List.copyOf(command);
    }

    /// Looks in the PATH and in the usual places, all below `root`.
    static Optional<VideoPlayer> find(
            String system, Map<String, String> environment, Path home, Programs programs, Path root) {
        String name = system.toLowerCase(Locale.ROOT);
        if (name.startsWith("mac")) {
            return List.of(root.resolve("Applications/VLC.app"), home.resolve("Applications/VLC.app")).stream()
                    .filter(Files::isDirectory)
                    .map(app -> plain("/usr/bin/open", "-a", app.toString()))
                    .findFirst();
        }
        if (name.startsWith("windows")) {
            return List.of("ProgramFiles", "ProgramFiles(x86)", "ProgramW6432").stream()
                    .flatMap(variable -> Optional.ofNullable(environment.get(variable)).stream())
                    .map(folder -> Path.of(folder, "VideoLAN", "VLC", "vlc.exe"))
                    .filter(Files::isRegularFile)
                    .map(file -> plain(file.toString()))
                    .findFirst();
        }
        Optional<Path> onPath = programs.find("vlc").filter(file -> !isSnap(file, root));
        return onPath.map(file -> plain(file.toString()))
                .or(() -> flatpak(home, programs, root))
                .or(() -> snap(home, programs, root));
    }

    /// The command that plays the playlist in `file`.
    List<String> playing(Path file) {
        List<String> all = new ArrayList<>(command);
        if (forwardsFile) {
            all.addAll(List.of("@@", file.toString(), "@@"));
        } else {
            all.add(file.toString());
        }
        return all;
    }

    private static VideoPlayer plain(String... command) {
        return new VideoPlayer(List.of(command), false, Optional.empty());
    }

    private static boolean isSnap(Path file, Path root) {
        return file.startsWith(root.resolve("snap"));
    }

    /// A sandbox that sees no runtime folder; `@@` has the file handed in.
    private static Optional<VideoPlayer> flatpak(Path home, Programs programs, Path root) {
        boolean installed =
                Files.isDirectory(root.resolve("var/lib/flatpak/app").resolve(FLATPAK))
                        || Files.isDirectory(home.resolve(".local/share/flatpak/app").resolve(FLATPAK));
        return programs.find("flatpak")
                .filter(_ -> installed)
                .map(flatpak ->
                        new VideoPlayer(
                                List.of(flatpak.toString(), "run", "--file-forwarding", FLATPAK),
                                true,
                                Optional.empty()));
    }

    /// A sandbox that sees neither the runtime folder nor hidden ones, but one of its own.
    private static Optional<VideoPlayer> snap(Path home, Programs programs, Path root) {
        Path usual = root.resolve("snap/bin/vlc");
        return programs.find("vlc")
                .or(() -> Optional.of(usual).filter(Files::isExecutable))
                .map(file ->
                        new VideoPlayer(List.of(file.toString()), false, Optional.of(home.resolve("snap/vlc/common"))));
    }
}
