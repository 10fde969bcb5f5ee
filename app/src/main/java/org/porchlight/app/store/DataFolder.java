package org.porchlight.app.store;

import org.porchlight.app.text.Refusal;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// Where Porchlight keeps what it knows, and where its log goes.
public record DataFolder(Path path, Path logs) {

    /// A folder that the owner chose; it holds the log as well.
    public static DataFolder chosen(Path path) {
        Path absolute = path.toAbsolutePath().normalize();
        return new DataFolder(absolute, absolute.resolve("log"));
    }

    /// The place the platform provides for such, by its name, the environment and the home folder.
    public static DataFolder standard(String system, Map<String, String> environment, Path home) {
        String name = system.toLowerCase(Locale.ROOT);
        if (name.startsWith("mac")) {
            Path library = home.resolve("Library");
            return new DataFolder(
                    library.resolve("Application Support/Porchlight"), library.resolve("Logs/Porchlight"));
        }
        if (name.startsWith("windows")) {
            Path roaming = folder(environment, "APPDATA").orElse(home.resolve("AppData").resolve("Roaming"));
            return chosen(roaming.resolve("Porchlight"));
        }
        return new DataFolder(
                folder(environment, "XDG_DATA_HOME").orElse(home.resolve(".local/share")).resolve("porchlight"),
                folder(environment, "XDG_STATE_HOME").orElse(home.resolve(".local/state")).resolve("porchlight"));
    }

    public Path file(String name) {
        return path.resolve(name);
    }

    /// Makes the folder for its owner alone if it is not there.
    ///
    /// @throws Refusal if there can be none
    public void make() {
        try {
            makePrivate(path);
        } catch (IOException e) {
            throw unusable("cannot be made (" + Reason.of(e) + ")");
        }
        if (!Files.isDirectory(path)) {
            throw unusable("is a file, not a folder");
        }
    }

    /// Makes `folder` and what is missing above it; the folder itself is open to its owner alone.
    public static void makePrivate(Path folder) throws IOException {
        if (Files.exists(folder)) {
            return;
        }
        Path parent = folder.getParent();
        if (parent != null) {
            Files.createDirectories(parent);
        }
        Files.createDirectories(folder, SystemDisk.ownerOnly(folder, "rwx------"));
    }

    /// Says that the folder cannot be used, and what to do.
    public Refusal unusable(String why) {
        return Refusal.failed(
                "The data folder " + path + " " + why + ".",
                "Give yourself the right to write there, or choose another with --data DIR.");
    }

    // a relative path in such a variable is to be ignored (XDG Base Directory Specification, "Environment variables")
    private static Optional<Path> folder(Map<String, String> environment, String variable) {
        return Optional.ofNullable(environment.get(variable)).map(Path::of).filter(Path::isAbsolute);
    }
}
