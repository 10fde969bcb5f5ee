package org.porchlight.app.desktop;

import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.time.Duration;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.function.Supplier;

/// The first tray where it shows, else the second; never both, for that would be two icons.
///
/// The second is made when the first has shown nothing for a while, since at the start of a session the panel often
/// comes after us, and after a crash it comes back; making it loads all of AWT. It goes again when the first shows.
final class BestTray implements Tray {
    private static final Logger LOG = LoggerFactory.getLogger(BestTray.class);

    private final Tray first;
    private final Supplier<Tray> second;
    private final Duration patience;
    private final ScheduledExecutorService thread;
    private @Nullable Future<?> waiting;
    private volatile @Nullable Tray stopgap;
    private volatile @Nullable TrayLook wanted;

    /// `first` makes the first tray and is given what that must run when [Tray#isShown] changes.
    BestTray(Function<Runnable, Tray> first, Supplier<Tray> second, Duration patience) {
        this.second = second;
        this.patience = patience;
        this.thread =
                Executors.newSingleThreadScheduledExecutor(
                        Thread.ofPlatform().daemon().name("porchlight tray").factory());
        this.first = first.apply(() -> post(this::choose));
        post(this::choose);
    }

    @Override
    public boolean isShown() {
        Tray other = stopgap;
        return first.isShown() || (other != null && other.isShown());
    }

    @Override
    public void show(TrayLook look) {
        wanted = look;
        first.show(look);
        post(() -> {
            Tray other = stopgap;
            if (other != null) {
                other.show(look);
            }
        });
    }

    @Override
    public void close() {
        thread.shutdownNow();
        first.close();
        Tray other = stopgap;
        if (other != null) {
            other.close();
        }
    }

    private void choose() {
        if (first.isShown()) {
            stopWaiting();
            Tray other = stopgap;
            if (other != null) {
                stopgap = null;
                other.close();
            }
        } else if (waiting == null && stopgap == null) {
            waiting = thread.schedule(this::makeDo, patience.toMillis(), TimeUnit.MILLISECONDS);
        }
    }

    private void makeDo() {
        waiting = null;
        if (first.isShown()) {
            return;
        }
        Tray other = second.get();
        stopgap = other;
        TrayLook look = wanted;
        if (look != null) {
            other.show(look);
        }
    }

    private void stopWaiting() {
        if (waiting != null) {
            waiting.cancel(false);
            waiting = null;
        }
    }

    private void post(Runnable task) {
        try {
            thread.execute(() -> {
                try {
                    task.run();
                } catch (RuntimeException e) {
                    LOG.warn("The tray does not work", e);
                }
            });
        } catch (RejectedExecutionException _) {
            // closed
        }
    }
}
