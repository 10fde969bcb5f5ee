package org.porchlight.app.desktop;

import org.porchlight.app.store.DataFolder;
import org.porchlight.app.store.SystemDisk;
import org.porchlight.app.text.SafeText;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Private playlists for players on this machine. An address may hold a link, which is a secret, and the arguments of a
/// program can be read by everybody here; these files only by their owner. They go when Porchlight ends, and those of
/// one that was killed when another is written. Thread-safe.
final class PlaylistFiles implements AutoCloseable {
    private static final Pattern NAME = Pattern.compile("porchlight-(\\d+)-.*\\.m3u8");

    private final long process;
    private final List<Path> written = new ArrayList<>();

    PlaylistFiles(long process) {
        this.process = process;
    }

    /// Writes the one-entry playlist of `address` into `folder`, which is made for its owner alone if it is not there.
    synchronized Path write(Path folder, String address, String title) throws IOException {
        DataFolder.makePrivate(folder);
        removeLeftOvers(folder);
        Path file =
                Files.createTempFile(
                        folder, "porchlight-" + process + "-", ".m3u8", SystemDisk.ownerOnly(folder, "rw-------"));
        written.add(file);
        Files.writeString(file, "#EXTM3U\n#EXTINF:-1," + SafeText.of(title) + "\n" + address + "\n");
        return file;
    }

    /// Removes all of them.
    @Override
    public synchronized void close() {
        written.forEach(PlaylistFiles::remove);
        written.clear();
    }

    private static void removeLeftOvers(Path folder) throws IOException {
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, "porchlight-*.m3u8")) {
            for (Path file : files) {
                Matcher name = NAME.matcher(file.getFileName().toString());
                if (name.matches() && ProcessHandle.of(Long.parseLong(name.group(1))).isEmpty()) {
                    remove(file);
                }
            }
        }
    }

    private static void remove(Path file) {
        try {
            Files.deleteIfExists(file);
        } catch (IOException _) {
            // its folder goes with the session
        }
    }
}
