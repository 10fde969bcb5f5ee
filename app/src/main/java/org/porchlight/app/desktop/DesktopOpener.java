package org.porchlight.app.desktop;

import org.porchlight.app.desktop.awt.AwtOpener;
import org.porchlight.app.porch.Opener;
import org.porchlight.app.store.Reason;
import org.porchlight.app.text.Refusal;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/// Opens things with the programs this desktop prefers, and films with VLC.
public final class DesktopOpener implements Opener, AutoCloseable {
    private static final long MILLIS_TO_FAIL = 1500;

    private final String system;
    private final Map<String, String> environment;
    private final Path home;
    private final Path playlists;
    private final Programs programs;
    private final PlaylistFiles files = new PlaylistFiles(ProcessHandle.current().pid());

    /// `playlists` is a folder of the owner alone for what players are handed.
    public DesktopOpener(String system, Map<String, String> environment, Path home, Path playlists) {
        this.system = system.toLowerCase(Locale.ROOT);
        this.environment = Map.copyOf(environment);
        this.home = home;
        this.playlists = playlists;
        this.programs = new Programs(environment);
    }

    @Override
    public void folder(Path folder) {
        String place = folder.toAbsolutePath().toString();
        if (!opened(place, "explorer.exe") && !AwtOpener.folder(folder)) {
            throw Refusal.failed("No file manager was found on this machine.", "The folder is " + place + ".");
        }
    }

    @Override
    public void browser(String address) {
        if (!opened(address, "explorer.exe") && !AwtOpener.browser(address)) {
            throw Refusal.failed("No browser was found on this machine.", "The address is " + address);
        }
    }

    @Override
    public void player(String address, String title) {
        VideoPlayer player =
                vlc().orElseThrow(() ->
                        Refusal.failed(
                                "VLC was not found on this machine.",
                                "Install it from videolan.org, or copy the link into the player you have."));
        try {
            Path file = files.write(player.playlists().orElse(playlists), address, title);
            Programs.start(player.playing(file));
        } catch (IOException e) {
            throw Refusal.failed("VLC could not be started (" + Reason.of(e) + ").", "Copy the link into it instead.");
        }
    }

    @Override
    public String playerName() {
        return "VLC";
    }

    /// Whether [#player] has something to open.
    public boolean hasPlayer() {
        return vlc().isPresent();
    }

    /// Removes what players were handed.
    @Override
    public void close() {
        files.close();
    }

    private Optional<VideoPlayer> vlc() {
        return VideoPlayer.find(system, environment, home, programs, Path.of("/"));
    }

    private boolean opened(String what, String onWindows) {
        if (system.startsWith("windows")) {
            return succeeds(onWindows, what);
        }
        if (system.startsWith("mac")) {
            return succeeds("open", what);
        }
        return succeeds("xdg-open", what) || succeeds("gio", "open", what);
    }

    /// Such a program ends at once when it fails, and some go on for as long as what they opened.
    private boolean succeeds(String name, String... arguments) {
        Optional<Path> program = programs.find(name);
        if (program.isEmpty()) {
            return false;
        }
        try {
            List<String> command = new java.util.ArrayList<>(List.of(program.get().toString()));
            command.addAll(List.of(arguments));
            Process process = Programs.start(command);
            boolean ended = process.waitFor(MILLIS_TO_FAIL, TimeUnit.MILLISECONDS);
            // the explorer ends with 1 whatever happened
            return !ended || process.exitValue() == 0 || system.startsWith("windows");
        } catch (IOException _) {
            return false;
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
