package org.porchlight.app.desktop.bus;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

class SessionBusTest {
    @TempDir Path folder;

    @Test
    void theBusIsWhereTheVariableSays() {
        assertEquals(
                Optional.of("unix:path=/run/bus,guid=1"),
                SessionBus.address(Map.of("DBUS_SESSION_BUS_ADDRESS", "unix:path=/run/bus,guid=1;tcp:host=x")));
    }

    @Test
    void elseAtTheUsualPlaceIfItIsThere() throws IOException {
        Map<String, String> environment = Map.of("XDG_RUNTIME_DIR", folder.toString());
        assertEquals(Optional.empty(), SessionBus.address(environment));
        Files.createFile(folder.resolve("bus"));
        assertEquals(Optional.of("unix:path=" + folder.resolve("bus")), SessionBus.address(environment));
    }

    @Test
    void withoutABusNothingIsShownAndNothingFails() {
        try (SessionBus bus = new SessionBus(Map.of());
                StatusNotifierTray tray = new StatusNotifierTray(bus, _ -> {}, () -> {})) {
            bus.start();
            assertFalse(bus.isPossible());
            assertFalse(tray.isShown());
        }
    }

    @Test
    void textOfOthersIsNoMarkup() {
        assertEquals("&lt;b&gt; &amp; co", BusNotices.withoutMarkup("<b> & co"));
    }
}
