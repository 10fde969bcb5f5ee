package org.porchlight.app;

import org.jspecify.annotations.Nullable;
import org.porchlight.app.porch.Opener;
import org.porchlight.app.porch.Porch;
import org.porchlight.app.porch.Reachability;
import org.porchlight.app.share.FolderCheck;
import org.porchlight.app.store.DataFolder;
import org.porchlight.app.ui.Closing;
import org.porchlight.app.ui.Ui;
import org.porchlight.engine.api.ViewingSnapshot;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;

/// A run on the desktop. JavaFX is loaded when the window first opens: at the start, or later when it started hidden.
final class WindowFront implements Front {
    private static final Logger LOG = LoggerFactory.getLogger(WindowFront.class);

    private final Surroundings here;
    private final DataFolder data;
    private final boolean hidden;
    private final Consumer<String> terminal;
    private final List<String> unheard = new ArrayList<>();
    private @Nullable Porch porch;
    private @Nullable Ui ui;

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
        if (!hidden && !open()) {
            return false;
        }
        porchlight.onRaise(this::open);
        return true;
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
            Ui open = ui == null ? Ui.start(surroundings(live)) : ui;
            ui = open;
            open.open();
            unheard.forEach(open::say);
            unheard.clear();
            return true;
        } catch (IllegalStateException e) {
            LOG.error("No window", e);
            terminal.accept("No window can be opened here (" + e.getMessage() + ").");
            terminal.accept("Porchlight serves in this terminal instead.");
            return false;
        }
    }

    private Ui.Surroundings surroundings(Porch live) {
        return new Ui.Surroundings(live, opener(), port -> Reachability.unknown(), here.clock(), () -> closing(live));
    }

    private static Closing.What closing(Porch live) {
        boolean watching =
                live.traffic().viewings().stream().anyMatch(one -> one.state() == ViewingSnapshot.State.RUNNING);
        return watching ? Closing.What.ASK : Closing.What.QUIT;
    }

    private static Opener opener() {
        return new SystemOpener();
    }
}
