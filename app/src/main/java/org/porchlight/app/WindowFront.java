package org.porchlight.app;

import org.jspecify.annotations.Nullable;
import org.porchlight.app.desktop.Desktop;
import org.porchlight.app.desktop.Notice;
import org.porchlight.app.desktop.Programs;
import org.porchlight.app.porch.Porch;
import org.porchlight.app.reach.Machine;
import org.porchlight.app.reach.ReachabilityCheck;
import org.porchlight.app.share.FolderCheck;
import org.porchlight.app.store.DataFolder;
import org.porchlight.app.ui.Closing;
import org.porchlight.app.ui.Ui;
import org.porchlight.engine.api.ViewingSnapshot;
import org.slf4j.LoggerFactory;

import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;

/// A run on the desktop. JavaFX is loaded when the window first opens: at the start, or later when it started hidden.
final class WindowFront implements Front {
    private final Surroundings here;
    private final DataFolder data;
    private final boolean hidden;
    private final Consumer<String> terminal;
    private final List<String> unheard = new ArrayList<>();
    private @Nullable Porch porch;
    private Supplier<@Nullable Instant> heard = () -> null;
    private @Nullable Ui ui;
    private volatile @Nullable TrayKeeper tray;
    private volatile boolean startedHidden;

    /// With `hidden` no window opens until somebody asks for it. `terminal` is told why there is none.
    WindowFront(Surroundings here, DataFolder data, boolean hidden, Consumer<String> terminal) {
        this.here = here;
        this.data = data;
        this.hidden = hidden;
        this.terminal = terminal;
    }

    /// Whether a window is to be expected in these surroundings at all.
    static boolean hasDesktop(Surroundings here) {
        String system = here.system().toLowerCase(Locale.ROOT);
        boolean alwaysHas = system.startsWith("windows") || system.startsWith("mac");
        return alwaysHas || !here.environment().getOrDefault("DISPLAY", "").isEmpty();
    }

    @Override
    public boolean begin(Porchlight porchlight) {
        if (!hasDesktop(here)) {
            terminal.accept("There is no desktop here (DISPLAY is not set), so Porchlight serves in this terminal.");
            return false;
        }
        Porch live =
                new LivePorch(
                        porchlight,
                        new LivePorch.Place(
                                new FolderCheck(here.home(), data.path()),
                                data.logs(),
                                here.clock(),
                                here.stop()::ask));
        synchronized (this) {
            porch = live;
        }
        TrayKeeper keeper = new TrayKeeper(live, place(live), new InWindow());
        tray = keeper;
        heard = porchlight::lastHeard;
        startedHidden = hidden || live.now().settings().desktop().startHidden();
        if (!startedHidden && !open()) {
            keeper.close();
            tray = null;
            return false;
        }
        porchlight.onRaise(this::open);
        return true;
    }

    @Override
    public synchronized boolean isSeen() {
        return ui != null;
    }

    @Override
    public synchronized void say(String line) {
        Ui open = ui;
        if (open == null) {
            unheard.add(line);
        } else {
            open.say(line);
        }
    }

    @Override
    public synchronized void close() {
        porch = null;
        if (tray != null) {
            tray.close();
        }
        if (ui != null) {
            ui.close();
        }
    }

    /// Opens the window or raises it; returns false if there can be none.
    private synchronized boolean open() {
        Porch live = porch;
        if (live == null) {
            return false;
        }
        try {
            Ui open = window(live);
            open.open();
            unheard.forEach(open::say);
            unheard.clear();
            return true;
        } catch (IllegalStateException e) {
            log("No window", e);
            terminal.accept("No window can be opened here: " + reason(String.valueOf(e.getMessage())));
            terminal.accept("Porchlight serves in this terminal instead.");
            return false;
        }
    }

    /// What JavaFX says, with the cure where there is one.
    private String reason(String said) {
        if (said.contains("DISPLAY")) {
            return "the display " + here.environment().get("DISPLAY") + " does not answer.";
        }
        if (said.contains("GTK")) {
            return "GTK 3 is missing. Install libgtk-3-0 (Debian, Ubuntu) or gtk3 (Fedora, Arch).";
        }
        return said;
    }

    /// No static logger: this is made before the log has its file.
    private static void log(String what, Exception e) {
        LoggerFactory.getLogger(WindowFront.class).error(what, e);
    }

    private Ui window(Porch live) {
        Ui open = ui == null ? Ui.start(surroundings(live)) : ui;
        ui = open;
        return open;
    }

    /// Does something with the window, which may stay hidden.
    private synchronized void with(Consumer<Ui> deed) {
        Porch live = porch;
        if (live != null) {
            try {
                deed.accept(window(live));
            } catch (IllegalStateException e) {
                log("No window", e);
            }
        }
    }

    private Ui.Surroundings surroundings(Porch live) {
        Desktop desktop = Objects.requireNonNull(tray).desktop();
        Machine machine = new Machine(Path.of("/"), new Programs(here.environment()));
        return new Ui.Surroundings(
                live,
                desktop.opener(),
                new ReachabilityCheck(machine, heard),
                desktop.autostart().map(one -> one),
                here.clock(),
                () -> closing(live));
    }

    private Desktop.Place place(Porch live) {
        return new Desktop.Place(
                here.system(),
                here.environment(),
                here.home(),
                data.path(),
                Optional.ofNullable(System.getProperty("porchlight.home")),
                here.clock(),
                kind -> kind != Notice.Kind.WATCHING || live.now().settings().desktop().notices());
    }

    private Closing.What closing(Porch live) {
        TrayKeeper keeper = tray;
        if (keeper != null && keeper.desktop().tray().isShown()) {
            keeper.hiding();
            terminal.accept(
                    "The window is closed. Porchlight goes on in the panel; its lantern brings the window back.");
            return Closing.What.HIDE;
        }
        boolean watching =
                live.traffic().viewings().stream().anyMatch(one -> one.state() == ViewingSnapshot.State.RUNNING);
        return watching ? Closing.What.ASK : Closing.What.QUIT;
    }

    /// What the tray needs a window for. Called on the thread of the tray's keeper.
    private final class InWindow implements TrayKeeper.Window {
        @Override
        public void open() {
            var _ = WindowFront.this.open();
        }

        @Override
        public void shareFolder() {
            with(Ui::shareFolder);
        }

        @Override
        public void makeLink(String share) {
            with(window -> window.makeLink(share));
        }

        @Override
        public void copy(String text) {
            with(window -> window.copy(text));
        }

        @Override
        public void noTray() {
            if (hidden) {
                terminal.accept("This desktop shows no icon for Porchlight. Start it again to open its window.");
            } else if (startedHidden) {
                open(); // the settings want it in the tray, and there is none
            }
        }
    }
}
