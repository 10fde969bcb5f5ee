package org.porchlight.app.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;

@Timeout(20)
class BestTrayTest {
    private static final TrayLook LOOK = new TrayLook(TrayIcon.IDLE, "", TrayMenu.empty());

    private final Fake sni = new Fake();
    private final Fake awt = new Fake();
    private final AtomicInteger made = new AtomicInteger();

    @Test
    void whereTheFirstShowsTheSecondIsNeverMade() throws InterruptedException {
        sni.shown = true;
        try (BestTray tray = tray(Duration.ofMillis(50))) {
            tray.show(LOOK);
            assertTrue(tray.isShown());
            Thread.sleep(200);
            assertEquals(0, made.get());
        }
    }

    @Test
    void theSecondStandsInUntilTheFirstShows() throws InterruptedException {
        awt.shown = true;
        try (BestTray tray = tray(Duration.ofMillis(50))) {
            tray.show(LOOK);
            until(tray::isShown);
            until(() -> LOOK.equals(awt.look));
            sni.become(true);
            until(() -> awt.closed);
            assertTrue(tray.isShown());
            sni.become(false);
            assertFalse(tray.isShown(), "nothing shows while we wait for the panel to come back");
            until(() -> made.get() == 2);
        }
    }

    @Test
    void aPanelThatComesBackSoonIsWaitedFor() throws InterruptedException {
        sni.shown = true;
        try (BestTray tray = tray(Duration.ofMillis(400))) {
            tray.show(LOOK);
            sni.become(false);
            Thread.sleep(50);
            sni.become(true);
            Thread.sleep(600);
            assertEquals(0, made.get());
            assertTrue(tray.isShown());
        }
    }

    private BestTray tray(Duration patience) {
        return new BestTray(
                changed -> {
                    sni.changed = changed;
                    return sni;
                },
                () -> {
                    made.incrementAndGet();
                    return awt;
                },
                patience);
    }

    private static void until(BooleanSupplier condition) throws InterruptedException {
        while (!condition.getAsBoolean()) {
            Thread.sleep(10);
        }
    }

    private static final class Fake implements Tray {
        volatile boolean shown;
        volatile boolean closed;
        volatile @Nullable TrayLook look;
        volatile Runnable changed = () -> {};

        void become(boolean now) {
            shown = now;
            changed.run();
        }

        @Override
        public boolean isShown() {
            return shown;
        }

        @Override
        public void show(TrayLook wanted) {
            look = wanted;
        }

        @Override
        public void close() {
            closed = true;
        }
    }
}
