package org.porchlight.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.porchlight.engine.WireClient.request;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.porchlight.engine.ProbedFolder.Call;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.atomic.AtomicInteger;

/// Small files that are asked for often, on the wire.
@Timeout(60)
class HotFilesTest {

    private static final String HOT = "/Movies/a.txt";

    @TempDir Path home;

    private final AtomicInteger looks = new AtomicInteger();
    private Rig rig;
    private String cold;

    @BeforeEach
    void heat() throws Exception {
        rig = new Rig(home, "Movies");
        rig.file("Movies/a.txt", "file a");
        rig.probe("Movies").hook = (call, name) -> looks.addAndGet(call == Call.FIND ? 1 : 0);
        try (WireClient client = WireClient.to(rig.engine)) {
            cold = client.get(HOT).withoutDate();
            Rig.await("it is answered without a look at the disk", () -> isHot(client));
            assertEquals(cold, client.get(HOT).withoutDate());
        }
    }

    @AfterEach
    void end() {
        rig.assertNothingLeaks();
        rig.close();
    }

    private boolean isHot(WireClient client) {
        int before = looks.get();
        try {
            client.get(HOT);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
        return looks.get() == before;
    }

    /// What is hot is looked at anew after 100 ms; until then nobody is told anything.
    private Gate stale() {
        Gate gate = new Gate();
        rig.probe("Movies").hook =
                (call, name) -> {
                    if (call == Call.FIND) {
                        gate.pass();
                    }
                };
        rig.advance(Duration.ofMillis(200));
        return gate;
    }

    @Test
    void whoHasClosedItsHalfIsAnsweredToo() throws Exception {
        Gate gate = stale();
        try (WireClient client = WireClient.to(rig.engine)) {
            client.send(request("GET", HOT)).halfClose();
            gate.awaitArrivals(1);
            rig.engine.snapshot();
            rig.engine.snapshot();
            assertEquals(1, rig.engine.snapshot().connections());
            gate.open();
            assertEquals("file a", client.read().text());
            assertEquals("", client.readToEnd().text());
        }
    }

    @Test
    void whoSendsMoreMeanwhileIsAnsweredInOrder() throws Exception {
        Gate gate = stale();
        try (WireClient client = WireClient.to(rig.engine)) {
            client.send(request("GET", HOT));
            gate.awaitArrivals(1);
            client.send(request("HEAD", HOT) + request("GET", "/"));
            rig.engine.snapshot();
            gate.open();
            assertEquals("file a", client.read().text());
            assertEquals("6", client.readHead().field("Content-Length"));
            assertTrue(client.read().text().contains("Movies"));
        }
    }

    /// It is not the client that took too long.
    @Test
    void whoWaitsForADiskThatHangsIsToldSo() throws Exception {
        Gate gate = stale();
        try (WireClient client = WireClient.to(rig.engine)) {
            client.send(request("GET", HOT));
            gate.awaitArrivals(1);
            rig.engine.snapshot();
            // It is asked the long way then, which has its own patience with a disk.
            while (client.available() == 0) {
                rig.advance(Duration.ofSeconds(6));
            }
            WireClient.Answer answer = client.read();
            assertEquals(503, answer.status());
            assertEquals("5", answer.field("Retry-After"));
        } finally {
            gate.open();
        }
    }

    @Test
    void whatChangedIsToldWithItsTag() throws Exception {
        Path file = rig.file("Movies/a.txt", "file b");
        Files.setLastModifiedTime(file, FileTime.from(Instant.now().minusSeconds(1_000)));
        rig.advance(Duration.ofMillis(200));
        try (WireClient client = WireClient.to(rig.engine)) {
            WireClient.Answer now = client.get(HOT);
            assertEquals("file b", now.text());
            assertTrue(!cold.contains(now.field("ETag")));
            Files.delete(file);
            rig.advance(Duration.ofMillis(200));
            assertEquals(404, client.get(HOT).status());
        }
    }
}
