package org.porchlight.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.porchlight.engine.WireClient.request;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.porchlight.engine.ProbedFolder.Call;
import org.porchlight.engine.api.Access;
import org.porchlight.engine.api.EngineOptions;

import java.io.IOException;
import java.net.InetAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;

/// Hot small files are answered without their disk, and say nothing that the disk does not.
@Timeout(60)
class ContentCacheTest {

    private static final int ENOUGH_TO_BE_HOT = 12;

    @TempDir private Path home;

    /// Asks often enough, and waits until the disk is not asked any more.
    private static void makeHot(Rig rig, WireClient client, String share, String target) throws Exception {
        for (int i = 0; i < ENOUGH_TO_BE_HOT; i++) {
            client.get(target);
        }
        ProbedFolder probe = rig.probe(share);
        Rig.await(
                "it is hot",
                () -> {
                    int before = probe.opened.get();
                    try {
                        client.get(target);
                    } catch (IOException e) {
                        throw new AssertionError(e);
                    }
                    return probe.opened.get() == before;
                });
    }

    @Test
    void aHotFileIsAnsweredWithoutItsDiskUntilItIsTimeToLookAgain() throws Exception {
        try (Rig rig = new Rig(home, "Movies", "Other");
                WireClient client = WireClient.to(rig.engine);
                WireClient neighbour = WireClient.to(rig.engine)) {
            rig.file("Movies/a.txt", "one");
            rig.file("Other/b.txt", "other");
            makeHot(rig, client, "Movies", "/Movies/a.txt");

            Gate gate = new Gate();
            rig.probe("Movies").hook = (call, name) -> gate.pass();
            assertEquals("one", client.get("/Movies/a.txt").text());

            rig.file("Movies/a.txt", "two, and longer");
            rig.advance(Duration.ofMillis(150));
            client.send(request("GET", "/Movies/a.txt"));
            gate.awaitArrivals(1);
            // While it is looked at anew nobody else waits.
            assertEquals("other", neighbour.get("/Other/b.txt").text());
            gate.open();
            assertEquals("two, and longer", client.read().text());
        }
    }

    @Test
    void pipelinedRequestsForAHotFileAreAllAnswered() throws Exception {
        try (Rig rig = new Rig(home, "Movies");
                WireClient client = WireClient.to(rig.engine)) {
            rig.file("Movies/a.txt", "one");
            makeHot(rig, client, "Movies", "/Movies/a.txt");
            client.send(request("GET", "/Movies/a.txt").repeat(100));
            for (int i = 0; i < 100; i++) {
                assertEquals("one", client.read().text());
            }
            assertEquals(1, rig.engine.snapshot().viewings().size());
        }
    }

    @Test
    void whoeverMayNotReadAFileMayNotReadItHot() throws Exception {
        try (Rig rig = new Rig(home, "Movies");
                WireClient client = WireClient.to(rig.engine)) {
            rig.file("Movies/a.txt", "one");
            makeHot(rig, client, "Movies", "/Movies/a.txt");
            String foreign = "GET /Movies/a.txt HTTP/1.1\r\nHost: evil.example\r\n\r\n";
            assertEquals(421, client.send(foreign).read().status());
            assertEquals(200, client.get("/Movies/a.txt").status());

            rig.policy((visitor, share, action) -> new Access.Denied(Access.Reason.NOT_LISTED));
            assertEquals(403, client.get("/Movies/a.txt").status());
            rig.policy((visitor, share, action) -> new Access.Granted(visitor));
            makeHot(rig, client, "Movies", "/Movies/a.txt");
            rig.engine.change(setup -> setup.withShares(List.of()));
            assertEquals(403, client.get("/Movies/a.txt").status());
        }
    }

    @Test
    void aHotFileThatWasStoppedIsRefused() throws Exception {
        try (Rig rig = new Rig(home, "Movies");
                WireClient client = WireClient.to(rig.engine)) {
            rig.file("Movies/a.txt", "one");
            makeHot(rig, client, "Movies", "/Movies/a.txt");
            assertTrue(rig.engine.stop(rig.onlyViewing().id()));
            assertEquals(403, client.get("/Movies/a.txt").status());
        }
    }

    @Test
    void aHotFileThatIsGoneIsNotFound() throws Exception {
        try (Rig rig = new Rig(home, "Movies");
                WireClient client = WireClient.to(rig.engine)) {
            Path file = rig.file("Movies/a.txt", "one");
            makeHot(rig, client, "Movies", "/Movies/a.txt");
            Files.delete(file);
            rig.advance(Duration.ofMillis(150));
            assertEquals(404, client.get("/Movies/a.txt").status());
        }
    }

    @Test
    void aDiskThatHangsBehindAHotFileIsSaid() throws Exception {
        try (Rig rig = new Rig(home, "Movies");
                WireClient client = WireClient.to(rig.engine)) {
            rig.file("Movies/a.txt", "one");
            makeHot(rig, client, "Movies", "/Movies/a.txt");
            Gate gate = new Gate();
            rig.probe("Movies").hook =
                    (call, name) -> {
                        if (call == Call.FIND) {
                            gate.pass();
                        }
                    };
            rig.advance(Duration.ofMillis(150));
            client.send(request("GET", "/Movies/a.txt"));
            gate.awaitArrivals(1);
            while (client.available() == 0) {
                rig.advance(Duration.ofSeconds(6));
            }
            assertEquals(503, client.read().status());
            gate.open();
        }
    }

    /// A tag stands for one sequence of bytes, whoever rewrites the file how often.
    @Test
    void noBodyEverComesUnderTheTagOfAnother() throws Exception {
        EngineOptions options = EngineOptions.onPort(0).boundTo(InetAddress.ofLiteral("127.0.0.1"));
        Path folder = Files.createDirectories(home.resolve("Movies"));
        Files.writeString(folder.resolve("a.txt"), content(0));
        try (ServerEngine engine = ServerEngine.builder().options(options).share("Movies", folder).start()) {
            AtomicBoolean over = new AtomicBoolean();
            AtomicInteger versions = new AtomicInteger();
            Thread writer = Thread.ofPlatform().start(() -> rewrite(folder, versions, over));
            Map<String, String> bodies = new HashMap<>();
            String newest = "";
            try (WireClient client = WireClient.to(engine)) {
                for (int i = 0; i < 20_000 && bodies.size() < 60; i++) {
                    WireClient.Answer answer = client.get("/Movies/a.txt");
                    assertEquals(200, answer.status());
                    String before = bodies.putIfAbsent(answer.field("ETag"), answer.text());
                    assertTrue(before == null || before.equals(answer.text()));
                    newest = answer.text();
                }
            } finally {
                over.set(true);
                writer.join();
            }
            assertTrue(bodies.size() > 1, "The file was seen to change");
            assertTrue(newest.length() > 1);
        }
    }

    private static void rewrite(Path folder, AtomicInteger versions, AtomicBoolean over) {
        try {
            while (!over.get()) {
                Path next = folder.resolve("next.txt");
                Files.writeString(next, content(versions.incrementAndGet()));
                Files.move(next, folder.resolve("a.txt"), StandardCopyOption.ATOMIC_MOVE);
                Thread.sleep(5);
            }
        } catch (IOException | InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    /// All of one length, so that nothing but the time of modification and the inode tells them apart.
    private static String content(int version) {
        return String.format("%08d", version).repeat(50);
    }
}
