package org.porchlight.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.Random;

/// What scanners, broken programs and tired people send, 20,000 times, always the same by its seed: nobody sees what is
/// not shared, nothing breaks, nothing hangs (a client of ours waits 20 s, then fails), nothing is left behind.
@Timeout(300)
class MutatedRequestsTest {

    private static final int REQUESTS = 20_000;

    @Test
    void noMutationBreaksAnything(@TempDir Path home) throws Exception {
        Random random = new Random(20_000);
        WireMixture mixture = new WireMixture(random::nextInt);
        try (CapturedLog log = new CapturedLog();
                HostileRig hostile = new HostileRig(home)) {
            for (int i = 0; i < REQUESTS; i++) {
                byte[] bytes = mixture.request().getBytes(ISO_8859_1);
                for (int times = random.nextInt(4); times > 0; times--) {
                    bytes = mixture.mutated(bytes);
                }
                HostileRig.assertHarmless(hostile.answers(bytes));
            }
            assertEquals("file a", WireClient.fetch(hostile.rig.engine, "/Movies/a.txt").text());
            assertFalse(log.text().contains(" ERROR "), log::text);
        }
    }
}
