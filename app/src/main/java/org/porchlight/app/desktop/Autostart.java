package org.porchlight.app.desktop;

import org.porchlight.app.porch.SessionStart;
import org.porchlight.app.store.Reason;
import org.porchlight.app.text.Refusal;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// Starting with the session: a desktop entry in the autostart folder (Desktop Application Autostart Specification).
public final class Autostart implements SessionStart {
    private static final String NAME = "org.porchlight.Porchlight.desktop";

    private final Path file;
    private final Path launcher;

    Autostart(Path folder, Path launcher) {
        this.file = folder.resolve(NAME);
        this.launcher = launcher;
    }

    /// That of this session; empty where there is none, or nothing to start. `installed` is the folder of this program,
    /// as `porchlight.home` says.
    public static Optional<Autostart> of(
            String system, Map<String, String> environment, Path home, Optional<String> installed) {
        String name = system.toLowerCase(Locale.ROOT);
        if (name.startsWith("windows") || name.startsWith("mac")) {
            return Optional.empty();
        }
        // a relative path in such a variable is to be ignored (XDG Base Directory Specification)
        Path config =
                Optional.ofNullable(environment.get("XDG_CONFIG_HOME"))
                        .map(Path::of)
                        .filter(Path::isAbsolute)
                        .orElse(home.resolve(".config"));
        return installed
                .map(folder -> Path.of(folder, "bin", "porchlight"))
                .filter(Files::isExecutable)
                .map(launcher -> new Autostart(config.resolve("autostart"), launcher));
    }

    @Override
    public State state() {
        try {
            String text = Files.readString(file);
            boolean off =
                    text.lines()
                            .map(line -> line.replace(" ", "").toLowerCase(Locale.ROOT))
                            .anyMatch(line ->
                                    line.equals("hidden=true") || line.equals("x-gnome-autostart-enabled=false"));
            if (off) {
                return State.OFF;
            }
            return text.lines().anyMatch(line -> line.equals(exec())) ? State.ON : State.ANOTHER;
        } catch (IOException _) {
            return State.OFF;
        }
    }

    @Override
    public void set(boolean on) {
        try {
            if (on) {
                Files.createDirectories(file.getParent());
                Path fresh = file.resolveSibling(NAME + ".new");
                Files.writeString(fresh, entry());
                Files.move(fresh, file, StandardCopyOption.REPLACE_EXISTING);
            } else {
                Files.deleteIfExists(file);
            }
        } catch (IOException e) {
            throw Refusal.failed(
                    "Starting with the session could not be changed (" + Reason.of(e) + ").",
                    "See who may write to " + file + ".");
        }
    }

    private String entry() {
        return String.join(
                "\n",
                "[Desktop Entry]",
                "Type=Application",
                "Name=Porchlight",
                "Comment=Share folders with any player on your network",
                exec(),
                "Icon=org.porchlight.Porchlight",
                "Terminal=false",
                "X-GNOME-Autostart-enabled=true",
                "");
    }

    private String exec() {
        return "Exec=" + quoted(launcher.toString()) + " --hidden";
    }

    /// Desktop Entry Specification, "The Exec key": quotes first, then the escapes of any string; a percent sign stands
    /// for itself when it is doubled.
    static String quoted(String argument) {
        String inside =
                argument.replace("\\", "\\\\")
                        .replace("\"", "\\\"")
                        .replace("`", "\\`")
                        .replace("$", "\\$")
                        .replace("%", "%%");
        return ("\"" + inside + "\"").replace("\\", "\\\\");
    }
}
