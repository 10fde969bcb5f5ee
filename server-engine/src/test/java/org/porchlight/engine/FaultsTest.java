package org.porchlight.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.porchlight.engine.WireClient.request;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.porchlight.engine.ProbedFolder.Call;
import org.porchlight.engine.api.Access;
import org.porchlight.engine.api.AccessPolicy;
import org.porchlight.engine.api.Action;
import org.porchlight.engine.api.Responder;
import org.porchlight.engine.api.Share;
import org.porchlight.engine.api.Visitor;

import java.io.IOException;
import java.net.InetAddress;
import java.net.SocketException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;

/// No Throwable ends the loop: each is thrown at every place where code of others is called, and all must be as before.
@Timeout(60)
class FaultsTest {

    private static final int SIZE = 8 << 20;

    /// What is thrown.
    enum Fault {
        RUNTIME {
            @Override
            void happen() {
                throw new IllegalStateException("thrown by a test");
            }
        },
        STACK {
            @Override
            void happen() {
                throw new StackOverflowError("thrown by a test");
            }
        },
        MEMORY {
            @Override
            void happen() {
                throw new OutOfMemoryError("thrown by a test");
            }
        },
        ASSERTION {
            @Override
            void happen() {
                throw new AssertionError("thrown by a test");
            }
        };

        abstract void happen();
    }

    @TempDir Path home;

    private Rig rig;
    private CapturedLog log;
    private final AtomicReference<Runnable> responder = new AtomicReference<>(() -> {});
    private final AtomicInteger deaths = new AtomicInteger();

    @BeforeEach
    void start() throws Exception {
        log = new CapturedLog();
        rig =
                new Rig(
                        home,
                        builder -> builder.responder("/hook", this::respond).died(deaths::incrementAndGet),
                        "Movies");
        rig.file("Movies/a.txt", "file a");
        rig.film("Movies/Film.mkv", SIZE);
    }

    private Responder.Reply respond(Responder.Call call) {
        responder.get().run();
        return new Responder.Reply(200, Map.of(), new byte[0]);
    }

    @AfterEach
    void end() {
        rig.assertNothingLeaks();
        assertEquals(0, deaths.get());
        rig.close();
        log.close();
    }

    /// Asks, and takes whatever comes of it: an answer or the end of the connection.
    private void ask(String target) throws IOException {
        try (WireClient client = WireClient.to(rig.engine)) {
            client.send(request("GET", target, "Connection: close")).readToEnd();
        }
    }

    private void assertAllIsWell() throws IOException {
        try (WireClient client = WireClient.to(rig.engine)) {
            assertEquals(200, client.get("/").status());
            assertEquals("file a", client.get("/Movies/a.txt").text());
            assertEquals(200, client.get("/Movies/").status());
            assertEquals(200, client.get("/hook/x").status());
            assertEquals(SIZE, client.get("/Movies/Film.mkv").body().length);
        }
    }

    /// A policy whose every question can fail.
    private record Failing(Runnable decides, Runnable admission, Runnable own) implements AccessPolicy {
        @Override
        public Access decide(Visitor visitor, Share share, Action action) {
            decides.run();
            return new Access.Granted(visitor);
        }

        @Override
        public boolean admits(InetAddress peer, InetAddress local) {
            admission.run();
            return true;
        }

        @Override
        public boolean isOwn(InetAddress peer) {
            own.run();
            return true;
        }
    }

    private static void nothing() {}

    @ParameterizedTest
    @EnumSource
    void aPolicyMayFailAtEveryQuestion(Fault fault) throws Exception {
        AccessPolicy[] all = {
            new Failing(fault::happen, FaultsTest::nothing, FaultsTest::nothing),
            new Failing(FaultsTest::nothing, fault::happen, FaultsTest::nothing),
            new Failing(FaultsTest::nothing, FaultsTest::nothing, fault::happen)
        };
        // More often than the loop is built anew in a row.
        for (int i = 0; i < 15; i++) {
            // An answer that is out, but not yet seen to be, would have the new policy asked here.
            rig.assertNothingLeaks();
            rig.policy(all[i % 3]);
            ask("/Movies/a.txt");
            ask("/");
            rig.policy(AccessPolicy.everyone());
            assertEquals("file a", WireClient.fetch(rig.engine, "/Movies/a.txt").text());
        }
        assertAllIsWell();
    }

    /// What was to wake the selector that failed must wake the next one.
    @Test
    void whoAsksWhileTheLoopIsBuiltAnewIsAnswered() throws Exception {
        AtomicBoolean over = new AtomicBoolean();
        AtomicReference<String> unanswered = new AtomicReference<>("");
        Thread asking =
                Thread.ofPlatform()
                        .start(() -> {
                            while (!over.get()) {
                                try {
                                    rig.engine.snapshot();
                                } catch (IllegalStateException e) {
                                    unanswered.set(e.toString());
                                }
                            }
                        });
        for (int i = 0; i < 60; i++) {
            rig.policy(new Failing(FaultsTest::nothing, Fault.MEMORY::happen, FaultsTest::nothing));
            ask("/");
            rig.policy(AccessPolicy.everyone());
        }
        over.set(true);
        asking.join();
        assertEquals("", unanswered.get());
        assertAllIsWell();
    }

    @ParameterizedTest
    @EnumSource
    void aPolicyThatFailsOverOneFilmStillDecidesOverTheOthers(Fault fault) throws Exception {
        rig.film("Movies/Long.mkv", 64 << 20);
        rig.film("Movies/Other.mkv", 64 << 20);
        try (WireClient first = WireClient.narrow(rig.engine);
                WireClient second = WireClient.narrow(rig.engine);
                WireClient third = WireClient.narrow(rig.engine)) {
            for (WireClient client : new WireClient[] {first, second, third}) {
                client.send(request("GET", "/Movies/Long.mkv")).readHead();
                client.readBytes(1);
            }
            rig.settle();
            AtomicInteger asked = new AtomicInteger();
            AccessPolicy failing =
                    (visitor, share, action) -> {
                        if (asked.incrementAndGet() == 1) {
                            fault.happen();
                        }
                        return new Access.Denied(Access.Reason.NOT_LISTED);
                    };
            if (fault == Fault.STACK || fault == Fault.MEMORY) {
                assertThrows(IllegalStateException.class, () -> rig.policy(failing));
            } else {
                rig.policy(failing);
            }
            for (WireClient client : new WireClient[] {first, second, third}) {
                assertTrue(client.readToEnd().reset());
            }
            assertEquals(3, asked.get());
        }
        rig.policy(AccessPolicy.everyone());
        assertAllIsWell();
    }

    @ParameterizedTest
    @EnumSource
    void aResponderMayFail(Fault fault) throws Exception {
        responder.set(fault::happen);
        try (WireClient client = WireClient.to(rig.engine)) {
            assertEquals(500, client.get("/hook/x").status());
            assertEquals("file a", client.get("/Movies/a.txt").text());
        }
        responder.set(FaultsTest::nothing);
        assertAllIsWell();
    }

    @ParameterizedTest
    @EnumSource
    void aDiskMayFailAtEveryCall(Fault fault) throws Exception {
        for (Call failing : Call.values()) {
            rig.probe("Movies").hook =
                    (call, name) -> {
                        if (call == failing) {
                            fault.happen();
                        }
                    };
            for (String target : new String[] {"/Movies/a.txt", "/Movies/Film.mkv", "/Movies/", "/Movies/?m3u&deep"}) {
                ask(target);
            }
            rig.probe("Movies").hook = (call, name) -> {};
            assertAllIsWell();
        }
    }

    @ParameterizedTest
    @EnumSource(Call.class)
    void aDiskMaySayNoAtEveryCall(Call failing) throws Exception {
        rig.probe("Movies").hook =
                (call, name) -> {
                    if (call == failing) {
                        throw new IOException("input/output error");
                    }
                };
        ask("/Movies/a.txt");
        ask("/Movies/Film.mkv");
        ask("/Movies/");
        if (failing == Call.CLOSE) {
            // What was read is good all the same.
            assertEquals(SIZE, WireClient.fetch(rig.engine, "/Movies/Film.mkv").body().length);
        }
        rig.probe("Movies").hook = (call, name) -> {};
        assertAllIsWell();
    }

    @ParameterizedTest
    @EnumSource
    void theClockMayFail(Fault fault) throws Exception {
        // Each of the first questions of a request fails once, whoever asks it.
        for (int at = 1; at < 40; at++) {
            int fails = at;
            AtomicInteger asked = new AtomicInteger();
            rig.clock.asked =
                    () -> {
                        if (asked.incrementAndGet() == fails) {
                            fault.happen();
                        }
                    };
            try (WireClient client = WireClient.to(rig.engine)) {
                client.send(request("GET", at % 2 == 0 ? "/Movies/Film.mkv" : "/Movies/a.txt", "Connection: close"));
                drainUntilQuiet(client, asked, fails);
            } catch (SocketException e) {
                // It was not even taken in.
                assertTrue(asked.get() >= fails);
            }
            rig.clock.asked = () -> {};
        }
        assertAllIsWell();
    }

    /// Until the connection ends or the fault has happened; after that some faults leave it to a time limit to end it.
    private void drainUntilQuiet(WireClient client, AtomicInteger asked, int fails) throws IOException {
        AtomicInteger quiet = new AtomicInteger();
        Rig.await(
                "the fault happened or the answer came",
                () -> {
                    try {
                        int n = client.available();
                        client.readBytes(n);
                        quiet.set(n == 0 ? quiet.get() + 1 : 0);
                    } catch (IOException e) {
                        return true;
                    }
                    return asked.get() >= fails || quiet.get() > 20;
                });
    }

    @ParameterizedTest
    @EnumSource
    void whatFollowsTheEndOfAnAdoptedConnectionMayFail(Fault fault) throws Exception {
        Path socket = home.resolve("s");
        CountDownLatch gone = new CountDownLatch(2);
        try (ServerSocketChannel listener = ServerSocketChannel.open(StandardProtocolFamily.UNIX)) {
            listener.bind(UnixDomainSocketAddress.of(socket));
            for (int i = 0; i < 2; i++) {
                try (SocketChannel far = SocketChannel.open(UnixDomainSocketAddress.of(socket))) {
                    Visitor visitor = new Visitor.Paired(InetAddress.getLoopbackAddress(), "anna");
                    rig.engine.adopt(
                            listener.accept(),
                            visitor,
                            () -> {
                                gone.countDown();
                                fault.happen();
                            });
                    assertEquals(200, WireClient.over(far).get("/").status());
                }
            }
        }
        gone.await();
        assertAllIsWell();
    }
}
