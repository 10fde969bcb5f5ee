package org.porchlight.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.porchlight.engine.WireClient.request;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.porchlight.engine.ProbedFolder.Call;
import org.porchlight.engine.api.Access;
import org.porchlight.engine.api.AccessPolicy;
import org.porchlight.engine.api.EngineOptions;
import org.porchlight.engine.api.Scope;
import org.porchlight.engine.api.Setup;
import org.porchlight.engine.api.Share;
import org.porchlight.engine.api.ShareSnapshot;
import org.porchlight.engine.api.StreamLink;
import org.porchlight.engine.api.ViewingSnapshot;

import java.net.InetAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;

/// A connection has one owner at a time, the loop or one worker: a disk that is slow or dead stalls its own readers and
/// nobody else. The disk of “Slow” holds every read until its gate opens.
@Timeout(90)
class OwnershipTest {

    private static final long LARGE = 48 << 20;

    @TempDir Path home;

    private final Gate gate = new Gate();

    @BeforeEach
    void media() throws Exception {
        Files.createDirectories(home.resolve("Slow"));
        Files.createDirectories(home.resolve("Well"));
        Files.writeString(home.resolve("Slow/a.txt"), "slow a");
        Files.writeString(home.resolve("Slow/b.txt"), "slow b");
        Files.writeString(home.resolve("Well/a.txt"), "well a");
    }

    private Rig rig() throws Exception {
        Rig rig = new Rig(home, "Slow", "Well");
        rig.film("Slow/Film.mkv", LARGE);
        return rig;
    }

    /// Holds what is asked of the disk for the file of that name.
    private void hold(Rig rig, Call held, String file) {
        rig.probe("Slow").hook =
                (call, name) -> {
                    if (call == held && name.equals(file)) {
                        gate.pass();
                    }
                };
    }

    /// Everybody else is answered while the slow read has not returned. What it took is printed, not judged: the order
    /// is what must hold on the busiest machine.
    private void assertOthersAreServed(ServerEngine engine, String meanwhile) throws Exception {
        time(meanwhile + ", front page", () -> assertEquals(200, WireClient.fetch(engine, "/").status()));
        time(
                meanwhile + ", another share",
                () -> assertEquals("well a", WireClient.fetch(engine, "/Well/a.txt").text()));
        time(meanwhile + ", same share", () -> assertEquals("slow b", WireClient.fetch(engine, "/Slow/b.txt").text()));
        time(meanwhile + ", snapshot", engine::snapshot);
        assertFalse(gate.isOpen(), "the slow read had not returned");
    }

    private interface Step {
        void run() throws Exception;
    }

    private static void time(String what, Step step) throws Exception {
        long begin = System.nanoTime();
        step.run();
        System.out.printf("ownership: %s: %.1f ms%n", what, (System.nanoTime() - begin) / 1e6);
    }

    @Test
    void othersAreAnsweredBeforeASlowFirstReadReturns() throws Exception {
        try (Rig rig = rig();
                WireClient slow = WireClient.to(rig.engine)) {
            hold(rig, Call.READ, "a.txt");
            slow.send(request("GET", "/Slow/a.txt"));
            gate.awaitArrivals(1);
            assertOthersAreServed(rig.engine, "slow read");
            gate.open();
            assertEquals("slow a", slow.read().text());
            slow.leave();
            rig.assertNothingLeaks();
        }
    }

    @Test
    void othersAreAnsweredWhileASliceHangs() throws Exception {
        try (Rig rig = rig();
                WireClient slow = WireClient.to(rig.engine)) {
            hold(rig, Call.SEND, "Film.mkv");
            slow.send(request("GET", "/Slow/Film.mkv"));
            gate.awaitArrivals(1);
            assertOthersAreServed(rig.engine, "slow slice");
            gate.open();
            assertEquals(LARGE, slow.read().body().length);
            slow.leave();
            rig.assertNothingLeaks();
        }
    }

    @Test
    void aClientThatVanishesWhileItsFirstReadHangsLeavesNothingBehind() throws Exception {
        vanish(Call.READ);
    }

    @Test
    void aClientThatVanishesWhileItsSliceHangsLeavesNothingBehind() throws Exception {
        vanish(Call.SEND);
    }

    private void vanish(Call held) throws Exception {
        try (Rig rig = rig();
                WireClient slow = WireClient.to(rig.engine)) {
            hold(rig, held, "Film.mkv");
            slow.send(request("GET", "/Slow/Film.mkv"));
            gate.awaitArrivals(1);
            slow.reset();
            assertOthersAreServed(rig.engine, "client gone");
            gate.open();
            rig.assertNothingLeaks();
        }
    }

    @Test
    void stopCutsAFilmWhoseDiskHangs() throws Exception {
        cut("stop", rig -> assertTrue(rig.engine.stop(rig.onlyViewing().id())), 403);
    }

    @Test
    void aChangeOfPolicyCutsAFilmWhoseDiskHangs() throws Exception {
        cut("policy", rig -> rig.policy((visitor, share, action) -> new Access.Denied(Access.Reason.NOT_LISTED)), 403);
    }

    @Test
    void aShareTakenAwayCutsAFilmWhoseDiskHangs() throws Exception {
        cut("share gone", rig -> rig.engine.change(setup -> setup.withShares(List.of())), 403);
    }

    private interface Owner {
        void act(Rig rig) throws Exception;
    }

    private void cut(String what, Owner owner, int afterwards) throws Exception {
        try (Rig rig = rig();
                WireClient slow = WireClient.to(rig.engine)) {
            hold(rig, Call.SEND, "Film.mkv");
            slow.send(request("GET", "/Slow/Film.mkv"));
            gate.awaitArrivals(1);
            time(what + " meanwhile", () -> owner.act(rig));
            assertFalse(gate.isOpen(), "nobody waited for the disk");
            int before = slow.readToEnd().bytes().length;
            assertTrue(before < 1 << 20, () -> "only what had left before: " + before);
            assertEquals(ViewingSnapshot.State.STOPPED, rig.onlyViewing().state());
            assertEquals(afterwards, WireClient.fetch(rig.engine, "/Slow/Film.mkv").status());
            gate.open();
            rig.assertNothingLeaks();
        }
    }

    @Test
    void aLinkTakenBackCutsAFilmWhoseDiskHangs() throws Exception {
        StreamLink link = new StreamLink(Rig.newId(), Scope.share("Slow"), null, Instant.MAX);
        try (Rig rig = rig();
                WireClient slow = WireClient.to(rig.engine)) {
            rig.links(link);
            hold(rig, Call.SEND, "Film.mkv");
            slow.send(request("GET", "/~" + link.id() + "/Slow/Film.mkv"));
            gate.awaitArrivals(1);
            time("link removed meanwhile", rig::links);
            assertFalse(gate.isOpen());
            assertTrue(slow.readToEnd().bytes().length < 1 << 20);
            assertEquals(404, WireClient.fetch(rig.engine, "/~" + link.id() + "/Slow/Film.mkv").status());
            gate.open();
            rig.assertNothingLeaks();
        }
    }

    @Test
    void aRequestWhoseRightIsTakenAwayWhileItsFileIsOpenedGetsNothing() throws Exception {
        try (Rig rig = rig();
                WireClient slow = WireClient.to(rig.engine)) {
            hold(rig, Call.FIND, "a.txt");
            slow.send(request("GET", "/Slow/a.txt"));
            gate.awaitArrivals(1);
            rig.policy((visitor, share, action) -> new Access.Denied(Access.Reason.NOT_LISTED));
            assertEquals(0, slow.readToEnd().bytes().length);
            gate.open();
            rig.assertNothingLeaks();
        }
    }

    @Test
    void closingTheEngineDoesNotWaitForADiskThatHangs() throws Exception {
        for (Call held : List.of(Call.READ, Call.SEND)) {
            Gate dead = new Gate();
            // The clocks of the system: to give up is a matter of real time.
            ProbedFolder probe = new ProbedFolder(home.resolve("Slow"));
            Path film = home.resolve("Slow/Film.mkv");
            Files.write(film, new byte[4 << 20]);
            probe.hook =
                    (call, name) -> {
                        if (call == held) {
                            dead.pass();
                        }
                    };
            EngineOptions options = EngineOptions.onPort(0).boundTo(InetAddress.ofLiteral("127.0.0.1"));
            ServerEngine engine =
                    ServerEngine.builder()
                            .options(options.clocks(InstantSource.system(), System::nanoTime))
                            .share("Slow", home.resolve("Slow"))
                            .folders(share -> probe)
                            .start();
            try (WireClient slow = WireClient.to(engine)) {
                slow.send(request("GET", "/Slow/Film.mkv"));
                dead.awaitArrivals(1);
                time("close while a " + held + " hangs", engine::close);
                assertFalse(dead.isOpen(), "nobody waited for the disk");
                slow.readToEnd();
                dead.open();
                Rig.await("the file is closed in the end", () -> probe.opened.get() == 1 && probe.closed.get() == 1);
            }
        }
    }

    @Test
    void aShareWhoseDiskHangsForEverSaysSoAndTheOthersAreWell() throws Exception {
        try (Rig rig = rig()) {
            rig.probe("Slow").hook = (call, name) -> gate.pass();
            List<WireClient> stuck = new ArrayList<>();
            for (int i = 0; i < 4; i++) {
                stuck.add(WireClient.to(rig.engine).send(request("GET", "/Slow/a.txt")));
            }
            gate.awaitArrivals(4);
            try (WireClient next = WireClient.to(rig.engine)) {
                next.send(request("GET", "/Slow/b.txt"));
                Rig.await("it waits", () -> rig.engine.snapshot().shares().getFirst().waiting() == 1);
                rig.advance(Duration.ofMillis(4_800));
                assertEquals(0, next.available(), "it still has time");
                assertTrue(rig.engine.snapshot().shares().getFirst().answering());
                rig.advance(Duration.ofMillis(400));
                WireClient.Answer refused = next.read();
                assertEquals(503, refused.status());
                assertEquals("5", refused.field("Retry-After"));
                assertEquals(new ShareSnapshot("Slow", false, 1, ""), rig.engine.snapshot().shares().getFirst());
                assertTrue(rig.engine.snapshot().shares().get(1).answering());
                // Nobody waits for a share that is known not to answer.
                assertEquals(503, next.get("/Slow/b.txt").status());
                time("share dead, another share", () -> assertEquals(200, next.get("/Well/a.txt").status()));
                time("share dead, front page", () -> assertEquals(200, next.get("/").status()));
            }
            // Even those whose work is under way are told in the end.
            rig.advance(Duration.ofMillis(5_200));
            rig.advance(Duration.ofMillis(5_200));
            for (WireClient client : stuck) {
                assertEquals(503, client.read().status());
                client.close();
            }
            assertFalse(gate.isOpen());
            gate.open();
            Rig.await(
                    "it answers again",
                    () -> {
                        try {
                            return WireClient.fetch(rig.engine, "/Slow/a.txt").text().equals("slow a");
                        } catch (Exception e) {
                            throw new AssertionError(e);
                        }
                    });
            assertTrue(rig.engine.snapshot().shares().getFirst().answering());
            rig.assertNothingLeaks();
        }
    }

    @Test
    void aDeadShareKeepsItsReputationThroughAChangeOfItsName() throws Exception {
        try (Rig rig = rig()) {
            rig.probe("Slow").hook = (call, name) -> gate.pass();
            List<WireClient> stuck = new ArrayList<>();
            for (int i = 0; i < 5; i++) {
                stuck.add(WireClient.to(rig.engine).send(request("GET", "/Slow/a.txt")));
            }
            gate.awaitArrivals(4);
            Rig.await("one waits", () -> rig.engine.snapshot().shares().getFirst().waiting() == 1);
            rig.advance(Duration.ofSeconds(6));
            rig.engine.change(setup -> renamed(setup, "Slower"));
            assertEquals(503, WireClient.fetch(rig.engine, "/Slower/a.txt").status());
            gate.open();
            for (WireClient client : stuck) {
                client.close();
            }
            rig.assertNothingLeaks();
        }
    }

    private static Setup renamed(Setup setup, String name) {
        List<Share> shares = new ArrayList<>(setup.shares());
        shares.set(0, new Share(name, shares.getFirst().folder()));
        return setup.withShares(shares).withPolicy(AccessPolicy.everyone());
    }

    @Test
    void anAnswerThatEndsWithAWholeSliceIsWhole() throws Exception {
        // 32 KiB leave with the head; what is left are whole slices, the last of which ends the file.
        long size = (32 << 10) + (2L << 20);
        try (Rig rig = rig();
                WireClient client = WireClient.to(rig.engine)) {
            rig.film("Slow/Exact.mkv", size);
            rig.probe("Slow").sendsAll = true;
            for (int i = 0; i < 5; i++) {
                assertEquals(size, client.get("/Slow/Exact.mkv").body().length);
            }
            client.leave();
            rig.assertNothingLeaks();
        }
    }
}
