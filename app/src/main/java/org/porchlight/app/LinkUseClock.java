package org.porchlight.app;

import java.time.Duration;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/// Brings the uses of links to those who show them every few seconds, and to the disk every minute; whoever is killed
/// loses no more than that.
final class LinkUseClock implements AutoCloseable {
    private static final Duration SHOWN_EVERY = Duration.ofSeconds(5);
    private static final Duration KEPT_EVERY = Duration.ofMinutes(1);

    private final Household household;
    private final ScheduledExecutorService thread =
            Executors.newSingleThreadScheduledExecutor(
                    Thread.ofPlatform().daemon().name("porchlight-link-uses").factory());

    /// `shown` is told when there were uses.
    LinkUseClock(Household household, Runnable shown) {
        this.household = household;
        repeat(
                SHOWN_EVERY,
                () -> {
                    if (household.hasNewUses()) {
                        shown.run();
                    }
                });
        repeat(KEPT_EVERY, household::keepUses);
    }

    private void repeat(Duration every, Runnable task) {
        var _ = thread.scheduleWithFixedDelay(task, every.toMillis(), every.toMillis(), TimeUnit.MILLISECONDS);
    }

    /// Keeps the last ones.
    @Override
    public void close() {
        thread.shutdownNow();
        household.keepUses();
    }
}
