package org.porchlight.app;

import org.jspecify.annotations.Nullable;
import org.porchlight.app.console.ViewingRow;
import org.porchlight.app.desktop.Desktop;
import org.porchlight.app.desktop.Notice;
import org.porchlight.app.desktop.StayAwake;
import org.porchlight.app.desktop.TrayCommand;
import org.porchlight.app.desktop.TrayLook;
import org.porchlight.app.desktop.TrayState;
import org.porchlight.app.porch.Porch;
import org.porchlight.app.porch.PorchState;
import org.porchlight.app.share.Audience;
import org.porchlight.app.share.SharedFolder;
import org.porchlight.app.text.Refusal;
import org.porchlight.app.text.SafeText;
import org.porchlight.engine.api.EngineSnapshot;
import org.porchlight.engine.api.ViewingSnapshot;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/// Keeps what the desktop shows true: looks once a second, tells the tray, says who began to watch, and holds off sleep
/// while somebody is served. Does what is chosen in the tray. All of it happens on one thread.
final class TrayKeeper implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(TrayKeeper.class);
    private static final Duration EVERY = Duration.ofSeconds(1);
    private static final Duration TRAY_PATIENCE = Duration.ofSeconds(12);

    /// What only a window can do.
    interface Window {
        void open();

        void shareFolder();

        void makeLink(String share);

        void copy(String text);

        /// There is no tray after all.
        void noTray();
    }

    private final Porch porch;
    private final Desktop desktop;
    private final Window window;
    private final ScheduledExecutorService thread =
            Executors.newSingleThreadScheduledExecutor(
                    Thread.ofPlatform().daemon().name("porchlight tray keeper").factory());
    private final Set<Long> known = new HashSet<>();
    private StayAwake.@Nullable Hold awake;
    private boolean looked;

    TrayKeeper(Porch porch, Desktop.Place place, Window window) {
        this.porch = porch;
        this.window = window;
        this.desktop = Desktop.begin(place, this::chosen);
        var _ = thread.scheduleWithFixedDelay(() -> safely(this::look), 0, EVERY.toMillis(), TimeUnit.MILLISECONDS);
        var _ = thread.schedule(() -> safely(this::missTray), TRAY_PATIENCE.toMillis(), TimeUnit.MILLISECONDS);
    }

    Desktop desktop() {
        return desktop;
    }

    /// The window is about to hide behind the icon; the first time, the person is told so.
    void hiding() {
        post(() -> {
            if (!porch.window().hidingExplained()) {
                porch.keepWindow(porch.window().hidingExplained(true));
                desktop.notices()
                        .tell(
                                new Notice(
                                        Notice.Kind.WHEREABOUTS,
                                        "Porchlight goes on in the panel",
                                        "Its lantern brings the window back, and Quit is in its menu."));
            }
        });
    }

    @Override
    public void close() {
        thread.shutdownNow();
        desktop.close();
    }

    private void look() {
        PorchState now = porch.now();
        EngineSnapshot traffic = porch.traffic();
        List<ViewingSnapshot> running =
                traffic.viewings().stream().filter(one -> one.state() == ViewingSnapshot.State.RUNNING).toList();
        desktop.tray().show(TrayLook.of(state(now, traffic, running.size())));
        stayAwake(now.settings().desktop().stayAwake() && !running.isEmpty());
        tellNew(running, traffic, now);
    }

    private static TrayState state(PorchState now, EngineSnapshot traffic, int watching) {
        List<TrayState.ShareName> shares = now.shares().all().stream().map(TrayKeeper::share).toList();
        return new TrayState(
                shares,
                watching,
                Math.round(traffic.bytesPerSecond()),
                now.onlyMyContacts(),
                now.sharingPaused(),
                true);
    }

    private static TrayState.ShareName share(SharedFolder folder) {
        return new TrayState.ShareName(folder.name(), folder.audience() instanceof Audience.Everyone);
    }

    private void stayAwake(boolean wanted) {
        StayAwake.Hold held = awake;
        if (wanted && held == null) {
            awake = desktop.awake().hold("Somebody watches what is shared here");
        } else if (!wanted && held != null) {
            held.close();
            awake = null;
        }
    }

    private void tellNew(List<ViewingSnapshot> running, EngineSnapshot traffic, PorchState now) {
        List<ViewingRow> rows = ViewingRow.of(traffic, now.contacts());
        for (ViewingSnapshot viewing : running) {
            boolean news = known.add(viewing.id()) && looked;
            if (news && !viewing.visitor().address().isLoopbackAddress()) {
                rows.stream().filter(row -> row.id() == viewing.id()).forEach(this::tell);
            }
        }
        known.retainAll(traffic.viewings().stream().map(ViewingSnapshot::id).toList());
        looked = true;
    }

    private void tell(ViewingRow row) {
        String title = SafeText.of(row.who()) + " is watching";
        desktop.notices().tell(new Notice(Notice.Kind.WATCHING, title, SafeText.of(row.what())));
    }

    private void missTray() {
        if (!desktop.tray().isShown()) {
            window.noTray();
        }
    }

    private void chosen(TrayCommand command) {
        post(() -> {
            try {
                act(command);
                look();
            } catch (Refusal refusal) {
                desktop.notices().tell(new Notice(Notice.Kind.TROUBLE, "That did not work", refusal.text()));
            }
        });
    }

    private void act(TrayCommand command) {
        switch (command) {
            case TrayCommand.Open _ -> window.open();
            case TrayCommand.ShareFolder _ -> window.shareFolder();
            case TrayCommand.CopyLink(String share) -> copyLink(share);
            case TrayCommand.OnlyMyContacts(boolean only) -> porch.onlyMyContacts(only);
            case TrayCommand.PauseSharing(boolean paused) -> porch.pauseSharing(paused);
            case TrayCommand.Quit _ -> porch.quit();
        }
    }

    private void copyLink(String share) {
        PorchState now = porch.now();
        boolean forEveryone =
                now.shares().all().stream()
                        .anyMatch(one -> one.name().equals(share) && one.audience() instanceof Audience.Everyone);
        if (forEveryone && !now.onlyMyContacts()) {
            window.copy(now.address().playlist(share));
        } else {
            window.makeLink(share);
        }
    }

    private void post(Runnable task) {
        try {
            thread.execute(() -> safely(task));
        } catch (RejectedExecutionException _) {
            // closed
        }
    }

    private static void safely(Runnable task) {
        try {
            task.run();
        } catch (RuntimeException e) {
            LOG.warn("The tray cannot be kept true", e);
        }
    }
}
