package org.porchlight.app.desktop;

import org.porchlight.app.desktop.awt.AwtTray;
import org.porchlight.app.desktop.bus.AwakeSession;
import org.porchlight.app.desktop.bus.BusNotices;
import org.porchlight.app.desktop.bus.SessionBus;
import org.porchlight.app.desktop.bus.StatusNotifierTray;

import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;

/// What the desktop does for one run. Making it begins in the background; nothing waits for it.
///
/// @param autostart empty where Porchlight cannot start with the session
public record Desktop(
        SessionBus bus,
        Tray tray,
        Notices notices,
        StayAwake awake,
        DesktopOpener opener,
        Optional<Autostart> autostart)
        implements AutoCloseable {

    /// At the start of a session a panel may take so long to come.
    private static final Duration PANEL_PATIENCE = Duration.ofSeconds(5);

    private static final Duration AWAKE_GRACE = Duration.ofSeconds(30);

    /// Where the desktop is found. `data` is a folder of the owner alone; `installed` the folder of this program, as
    /// `porchlight.home` says; `wanted` tells which notices the person wants.
    public record Place(
            String system,
            Map<String, String> environment,
            Path home,
            Path data,
            Optional<String> installed,
            InstantSource clock,
            Predicate<Notice.Kind> wanted) {}

    /// Begins. `commands` gets what the person chooses in the tray or in a notice, on threads it must not hold.
    public static Desktop begin(Place place, Consumer<TrayCommand> commands) {
        SessionBus bus = new SessionBus(place.environment());
        Tray tray = tray(place, bus, commands);
        Notices notices =
                new BusNotices(bus, place.wanted(), () -> commands.accept(new TrayCommand.Open()), place.clock());
        StayAwake.Way child = new AwakeChild(new Programs(place.environment()), place.system());
        StayAwake awake = new StayAwake(List.of(child, new AwakeSession(bus)), AWAKE_GRACE);
        bus.start();
        return new Desktop(
                bus,
                tray,
                notices,
                awake,
                new DesktopOpener(place.system(), place.environment(), place.home(), playlists(place)),
                Autostart.of(place.system(), place.environment(), place.home(), place.installed()));
    }

    private static Tray tray(Place place, SessionBus bus, Consumer<TrayCommand> commands) {
        boolean windows = !isXdg(place.system()) || !place.environment().getOrDefault("DISPLAY", "").isEmpty();
        Function<Runnable, Tray> first =
                bus.isPossible() ? changed -> new StatusNotifierTray(bus, commands, changed) : _ -> new NoTray();
        return new BestTray(
                first,
                () -> windows ? AwtTray.find(commands).orElseGet(NoTray::new) : new NoTray(),
                bus.isPossible() ? PANEL_PATIENCE : Duration.ZERO);
    }

    /// The runtime folder is in memory and its owner's alone.
    private static Path playlists(Place place) {
        return Optional.ofNullable(place.environment().get("XDG_RUNTIME_DIR"))
                .map(Path::of)
                .filter(folder -> folder.isAbsolute() && folder.toFile().canWrite())
                .orElse(place.data().resolve("playing"));
    }

    private static boolean isXdg(String system) {
        String name = system.toLowerCase(Locale.ROOT);
        return !name.startsWith("windows") && !name.startsWith("mac");
    }

    /// Takes everything back, within a second.
    @Override
    public void close() {
        opener.close();
        awake.close();
        tray.close();
        bus.close();
    }
}
