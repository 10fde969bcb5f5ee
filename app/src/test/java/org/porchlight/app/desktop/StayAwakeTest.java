package org.porchlight.app.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;

@Timeout(20)
class StayAwakeTest {
    private final AtomicInteger begun = new AtomicInteger();
    private final AtomicInteger ended = new AtomicInteger();
    private final StayAwake.Way works =
            _ -> {
                begun.incrementAndGet();
                return Optional.of(ended::incrementAndGet);
            };

    @Test
    void manyHoldItOffOnceAndTheLastLetsGo() throws InterruptedException {
        try (StayAwake awake = new StayAwake(List.of(works), Duration.ofMillis(1))) {
            StayAwake.Hold first = awake.hold("a film");
            StayAwake.Hold second = awake.hold("a song");
            first.close();
            first.close();
            Thread.sleep(100);
            assertEquals(1, begun.get());
            assertEquals(0, ended.get());
            second.close();
            until(() -> ended.get() == 1);
        }
    }

    @Test
    void whoComesBackSoonFindsItHeld() throws InterruptedException {
        try (StayAwake awake = new StayAwake(List.of(works), Duration.ofSeconds(5))) {
            awake.hold("a film").close();
            StayAwake.Hold again = awake.hold("a film");
            until(() -> begun.get() == 1);
            Thread.sleep(50);
            assertEquals(0, ended.get());
            again.close();
        }
        assertEquals(1, ended.get(), "quitting lets go at once");
    }

    @Test
    void theNextWayIsTriedWhereOneDoesNotWork() throws InterruptedException {
        try (StayAwake awake = new StayAwake(List.of(_ -> Optional.empty(), works), Duration.ZERO);
                StayAwake.Hold _ = awake.hold("a film")) {
            until(() -> begun.get() == 1);
        }
        try (StayAwake none = new StayAwake(List.of(), Duration.ZERO)) {
            none.hold("a film").close();
        }
    }

    @Test
    void theChildEndsWithItsInput(@TempDir Path folder) throws IOException, InterruptedException {
        assumeTrue(Files.isExecutable(Path.of("/bin/sh")));
        Path fake = folder.resolve("systemd-inhibit");
        Path log = folder.resolve("log");
        Files.writeString(fake, "#!/bin/sh\necho \"$1 $3\" >" + log + "\nshift 4\n\"$@\"\necho ended >>" + log + "\n");
        assertTrue(fake.toFile().setExecutable(true));
        Programs programs = new Programs(Map.of("PATH", folder + ":/usr/bin:/bin"));
        StayAwake.Hold hold = new AwakeChild(programs, "Linux").hold("a film").orElseThrow();
        assertEquals("--what=idle:sleep --why=a film\n", Files.readString(log));
        hold.close();
        until(() -> {
            try {
                return Files.readString(log).endsWith("ended\n");
            } catch (IOException e) {
                return false;
            }
        });
        Files.writeString(fake, "#!/bin/sh\nexit 1\n");
        assertTrue(new AwakeChild(programs, "Linux").hold("a film").isEmpty());
    }

    private static void until(BooleanSupplier condition) throws InterruptedException {
        while (!condition.getAsBoolean()) {
            Thread.sleep(10);
        }
    }
}
