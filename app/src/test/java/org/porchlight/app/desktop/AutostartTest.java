package org.porchlight.app.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.porchlight.app.text.Refusal;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

class AutostartTest {
    @TempDir Path home;

    private Path launcher = Path.of("");

    @BeforeEach
    void install() throws IOException {
        launcher = home.resolve("apps/my porchlight/bin/porchlight");
        Files.createDirectories(launcher.getParent());
        Files.createFile(launcher);
        assertTrue(launcher.toFile().setExecutable(true));
    }

    @Test
    void turningItOnWritesAnEntryThatStartsHidden() throws IOException {
        Autostart autostart = autostart(Map.of());
        assertEquals(Autostart.State.OFF, autostart.state());
        autostart.set(true);
        assertEquals(Autostart.State.ON, autostart.state());
        String entry = Files.readString(home.resolve(".config/autostart/org.porchlight.Porchlight.desktop"));
        assertTrue(entry.startsWith("[Desktop Entry]\nType=Application\nName=Porchlight\n"), entry);
        assertTrue(entry.contains("\nExec=\"" + launcher + "\" --hidden\n"), entry);
        autostart.set(false);
        assertEquals(Autostart.State.OFF, autostart.state());
    }

    @Test
    void theFolderIsWhereTheVariableSays() {
        autostart(Map.of("XDG_CONFIG_HOME", home.resolve("conf").toString())).set(true);
        assertTrue(Files.exists(home.resolve("conf/autostart/org.porchlight.Porchlight.desktop")));
        autostart(Map.of("XDG_CONFIG_HOME", "relative")).set(true);
        assertTrue(Files.exists(home.resolve(".config/autostart/org.porchlight.Porchlight.desktop")));
    }

    @Test
    void whatTheDesktopTurnedOffIsOff() throws IOException {
        Autostart autostart = autostart(Map.of());
        autostart.set(true);
        Path entry = home.resolve(".config/autostart/org.porchlight.Porchlight.desktop");
        Files.writeString(entry, Files.readString(entry).replace("X-GNOME-Autostart-enabled=true", "Hidden = true"));
        assertEquals(Autostart.State.OFF, autostart.state());
    }

    @Test
    void aPorchlightThatMovedIsSaidAndMended() throws IOException {
        Path entry = home.resolve(".config/autostart/org.porchlight.Porchlight.desktop");
        Files.createDirectories(entry.getParent());
        Files.writeString(entry, "[Desktop Entry]\nExec=\"/old/bin/porchlight\" --hidden\n");
        Autostart autostart = autostart(Map.of());
        assertEquals(Autostart.State.ANOTHER, autostart.state());
        autostart.set(true);
        assertEquals(Autostart.State.ON, autostart.state());
    }

    @Test
    void aFolderThatCannotBeWrittenIsSaid() throws IOException {
        Files.createFile(home.resolve(".config"));
        Autostart autostart = autostart(Map.of());
        assertThrows(Refusal.class, () -> autostart.set(true));
    }

    @Test
    void oddCharactersOfAPathSurviveTheEntry() {
        assertEquals("\"/a b/100%%/\\\\$x/\\\\\"q\\\\\"/\\\\\\\\\"", Autostart.quoted("/a b/100%/$x/\"q\"/\\"));
    }

    @Test
    void withoutALauncherThereIsNone() {
        assertFalse(Autostart.of("Linux", Map.of(), home, Optional.empty()).isPresent());
        assertFalse(Autostart.of("Linux", Map.of(), home, Optional.of(home.toString())).isPresent());
        assertFalse(Autostart.of("Windows 11", Map.of(), home, installed()).isPresent());
    }

    private Autostart autostart(Map<String, String> environment) {
        return Autostart.of("Linux", environment, home, installed()).orElseThrow();
    }

    private Optional<String> installed() {
        return Optional.of(home.resolve("apps/my porchlight").toString());
    }
}
