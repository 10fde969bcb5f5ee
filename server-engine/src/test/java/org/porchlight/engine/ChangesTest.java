package org.porchlight.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.porchlight.engine.WireClient.request;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.porchlight.engine.api.Setup;
import org.porchlight.engine.api.Share;

import java.io.IOException;
import java.net.BindException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;

/// The engine is changed, moved and closed while it runs, by whom and as often as they like.
@Timeout(60)
class ChangesTest {

    private static final InetAddress LOOPBACK = InetAddress.ofLiteral("127.0.0.1");

    @TempDir Path home;

    private static boolean isRefused(int port) throws IOException {
        try (Socket socket = new Socket()) {
            socket.connect(new InetSocketAddress(LOOPBACK, port), 20_000);
            // The last one in the queue of a listener that goes is reset.
            socket.setSoTimeout(20_000);
            return socket.getInputStream().read() < 0;
        } catch (SocketException e) {
            return true;
        }
    }

    @Test
    void listeningElsewhereKeepsTheConnectionsThatAreThere() throws Exception {
        try (Rig rig = new Rig(home, "Movies")) {
            rig.film("Movies/Film.mkv", 16 << 20);
            try (WireClient client = WireClient.narrow(rig.engine)) {
                client.send(request("GET", "/Movies/Film.mkv")).readHead();
                int before = rig.engine.address().getPort();
                rig.engine.listenOn(LOOPBACK, 0);
                int after = rig.engine.address().getPort();
                assertFalse(before == after);
                rig.engine.snapshot();
                assertTrue(isRefused(before));
                assertEquals(200, WireClient.fetch(rig.engine, "/").status());
                assertEquals(16 << 20, client.readBytes(16 << 20).length);
                assertEquals(200, client.get("/").status());
            }
            rig.assertNothingLeaks();
        }
    }

    @Test
    void aPortThatIsTakenLeavesTheListenerWhereItIs() throws Exception {
        try (Rig rig = new Rig(home, "Movies");
                ServerSocket taken = new ServerSocket(0, 1, LOOPBACK)) {
            InetSocketAddress before = rig.engine.address();
            assertThrows(BindException.class, () -> rig.engine.listenOn(LOOPBACK, taken.getLocalPort()));
            assertEquals(before, rig.engine.address());
            assertEquals(200, WireClient.fetch(rig.engine, "/").status());
        }
    }

    @Test
    void changesOfSeveralThreadsFollowEachOther() throws Exception {
        try (Rig rig = new Rig(home)) {
            List<Thread> threads = new ArrayList<>();
            for (int i = 0; i < 4; i++) {
                int number = i;
                threads.add(
                        Thread.ofPlatform()
                                .start(() -> {
                                    for (int k = 0; k < 50; k++) {
                                        Share share = new Share("Share " + number + " " + k, home);
                                        rig.engine.change(setup -> with(setup, share));
                                    }
                                }));
            }
            for (Thread thread : threads) {
                thread.join();
            }
            assertEquals(200, rig.engine.setup().shares().size());
            assertEquals(200, rig.engine.snapshot().epoch());
            assertEquals(200, rig.engine.snapshot().shares().size());
        }
    }

    private static Setup with(Setup setup, Share share) {
        List<Share> more = new ArrayList<>(setup.shares());
        more.add(share);
        return setup.withShares(more);
    }

    @Test
    void aChangeThatFailsChangesNothing() throws Exception {
        try (Rig rig = new Rig(home, "Movies")) {
            Setup before = rig.engine.setup();
            assertThrows(
                    IllegalArgumentException.class,
                    () -> rig.engine.change(setup -> with(setup, new Share("MOVIES", home))));
            assertEquals(before, rig.engine.setup());
            assertEquals(200, WireClient.fetch(rig.engine, "/Movies/").status());
        }
    }

    @Test
    void aClosedEngineSaysSo() throws Exception {
        Rig rig = new Rig(home, "Movies");
        int port = rig.engine.address().getPort();
        rig.engine.close();
        rig.engine.close();
        assertTrue(isRefused(port));
        assertEquals(port, rig.engine.address().getPort());
        for (Runnable use :
                List.<Runnable>of(
                        rig.engine::snapshot,
                        () -> rig.engine.stop(1),
                        () -> rig.engine.allow(1),
                        () -> rig.engine.change(setup -> setup))) {
            IllegalStateException e = assertThrows(IllegalStateException.class, use::run);
            assertEquals("The engine is closed", e.getMessage());
        }
        assertThrows(IllegalStateException.class, () -> rig.engine.listenOn(LOOPBACK, 0));
    }

    @Test
    void closingFreesThePortHoweverBusyTheLoopIs() throws Exception {
        for (int round = 0; round < 60; round++) {
            Rig rig = new Rig(home, "Movies");
            AtomicBoolean over = new AtomicBoolean();
            Thread asking =
                    Thread.ofPlatform()
                            .start(() -> {
                                while (!over.get()) {
                                    try {
                                        rig.engine.snapshot();
                                    } catch (IllegalStateException e) {
                                        return;
                                    }
                                }
                            });
            Thread.onSpinWait();
            rig.engine.close();
            over.set(true);
            assertTrue(isRefused(rig.engine.address().getPort()), "round " + round);
            asking.join();
        }
    }

    @Test
    void closingCutsWhatRuns() throws Exception {
        Rig rig = new Rig(home, "Movies");
        rig.film("Movies/Film.mkv", 64 << 20);
        try (WireClient playing = WireClient.narrow(rig.engine);
                WireClient idle = WireClient.to(rig.engine);
                WireClient half = WireClient.to(rig.engine)) {
            playing.send(request("GET", "/Movies/Film.mkv")).readHead();
            assertEquals(200, idle.get("/").status());
            half.send("GET /");
            Rig.await("all are there", () -> rig.engine.snapshot().connections() == 3);
            rig.engine.close();
            assertTrue(playing.readToEnd().bytes().length < 64 << 20);
            idle.readToEnd();
            half.readToEnd();
        }
        rig.assertFilesAndBuffersAreBack();
    }
}
