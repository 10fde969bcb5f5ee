package org.porchlight.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.porchlight.engine.WireClient.request;

import static java.nio.charset.StandardCharsets.UTF_8;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.porchlight.engine.api.Access;
import org.porchlight.engine.api.Responder;
import org.porchlight.engine.api.Visitor;

import java.io.IOException;
import java.net.InetAddress;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;

/// Connections that are handed over with their visitor, and pages that a program adds.
@Timeout(60)
class AdoptTest {

    private static final Visitor ANNA = new Visitor.Paired(InetAddress.ofLiteral("192.0.2.7"), "anna");

    @TempDir Path home;

    private Rig rig;
    private ServerSocketChannel listener;
    private Path socket;
    private final AtomicInteger gone = new AtomicInteger();

    @BeforeEach
    void start() throws Exception {
        rig = new Rig(home, builder -> builder.responder("/.porchlight/pair", AdoptTest::pair), "Movies");
        rig.file("Movies/a.txt", "file a");
        rig.film("Movies/Film.mkv", 8 << 20);
        socket = home.resolve("s");
        listener = ServerSocketChannel.open(StandardProtocolFamily.UNIX);
        listener.bind(UnixDomainSocketAddress.of(socket));
    }

    private static Responder.Reply pair(Responder.Call call) {
        String said =
                call.method()
                        + " "
                        + call.path()
                        + " "
                        + call.query()
                        + " "
                        + call.visitor().contact()
                        + " "
                        + call.fields().get("x-test")
                        + " "
                        + call.body().length;
        return new Responder.Reply(201, Map.of("Content-Type", "text/plain"), said.getBytes(UTF_8));
    }

    @AfterEach
    void end() throws Exception {
        rig.assertNothingLeaks();
        rig.close();
        listener.close();
    }

    private WireClient adopted() throws IOException {
        SocketChannel far = SocketChannel.open(UnixDomainSocketAddress.of(socket));
        rig.engine.adopt(listener.accept(), ANNA, gone::incrementAndGet);
        return WireClient.over(far);
    }

    private void awaitGone(int count) {
        Rig.await("it is gone", () -> gone.get() == count && rig.engine.snapshot().connections() == 0);
        assertEquals(count, gone.get());
    }

    @Test
    void aPairedVisitorIsKnownAndNoHostIsAsked() throws Exception {
        rig.policy((visitor, share, action) ->
                "anna".equals(visitor.contact())
                        ? new Access.Granted(visitor)
                        : new Access.Denied(Access.Reason.NOT_LISTED));
        try (WireClient client = adopted()) {
            String elsewhere = "GET /Movies/a.txt HTTP/1.1\r\nHost: her-own-name.example\r\n\r\n";
            assertEquals("file a", client.send(elsewhere).read().text());
            assertEquals(8 << 20, client.get("/Movies/Film.mkv").body().length);
            assertEquals("anna", rig.engine.snapshot().viewings().getFirst().visitor().contact());
        }
        assertEquals(403, WireClient.fetch(rig.engine, "/Movies/a.txt").status());
        awaitGone(1);
    }

    @Test
    void goneIsCalledOnceWhenTheFarEndGoes() throws Exception {
        adopted().leave();
        awaitGone(1);
        WireClient client = adopted();
        client.send(request("GET", "/Movies/Film.mkv")).readHead();
        client.leave();
        awaitGone(2);
    }

    @Test
    void goneIsCalledOnceWhenTheEngineEndsIt() throws Exception {
        try (WireClient client = adopted()) {
            assertEquals(200, client.get("/", "Connection: close").status());
            assertEquals("", client.readToEnd().text());
        }
        awaitGone(1);
        try (WireClient client = adopted()) {
            client.send(request("GET", "/Movies/Film.mkv")).readHead();
            rig.policy((visitor, share, action) -> new Access.Denied(Access.Reason.BLOCKED));
            assertTrue(client.readToEnd().bytes().length < 8 << 20);
        }
        awaitGone(2);
    }

    @Test
    void goneIsCalledOnceWhenTheEngineCloses() throws Exception {
        try (WireClient idle = adopted();
                WireClient busy = adopted()) {
            busy.send(request("GET", "/Movies/Film.mkv")).readHead();
            rig.engine.close();
            idle.readToEnd();
            busy.readToEnd();
        }
        Rig.await("both are gone", () -> gone.get() == 2);
        try (SocketChannel late = SocketChannel.open(UnixDomainSocketAddress.of(socket));
                SocketChannel near = listener.accept()) {
            assertThrows(IllegalStateException.class, () -> rig.engine.adopt(near, ANNA, gone::incrementAndGet));
            assertTrue(late.isOpen() && near.isOpen());
        }
        assertEquals(2, gone.get());
        // For the look at leaks after the test.
        rig = new Rig(home, "Movies");
    }

    @Test
    void aClosedChannelIsNotAdopted() throws Exception {
        SocketChannel closed = SocketChannel.open(UnixDomainSocketAddress.of(socket));
        listener.accept().close();
        closed.close();
        assertThrows(ClosedChannelException.class, () -> rig.engine.adopt(closed, ANNA, gone::incrementAndGet));
        assertEquals(0, gone.get());
    }

    @Test
    void aResponderIsAskedWithAllThatCame() throws Exception {
        try (WireClient client = WireClient.to(rig.engine)) {
            WireClient.Answer answer = client.get("/.porchlight/pair/a%20b?x=%20", "X-Test: one");
            assertEquals(201, answer.status());
            assertEquals("GET /.porchlight/pair/a b x=%20 null one 0", answer.text());
            String body = "x".repeat(64 * 1024);
            client.send(request("POST", "/.porchlight/pair", "Content-Length: " + body.length()) + body);
            assertEquals("POST /.porchlight/pair  null null 65536", client.read().text());
            assertEquals(404, client.get("/.porchlight/paired").status());
        }
        try (WireClient client = adopted()) {
            assertEquals("GET /.porchlight/pair  anna null 0", client.get("/.porchlight/pair").text());
        }
        awaitGone(1);
    }

    @Test
    void aBodyBeyondTheBoundIsRefused() throws Exception {
        String body = "x".repeat(64 * 1024 + 1);
        try (WireClient client = WireClient.to(rig.engine)) {
            client.send(request("POST", "/.porchlight/pair", "Content-Length: " + body.length()) + body);
            assertEquals(413, client.read().status());
        }
        try (WireClient client = WireClient.to(rig.engine)) {
            client.send(request("POST", "/.porchlight/pair", "Transfer-Encoding: chunked"));
            client.send(Integer.toHexString(body.length()) + "\r\n" + body + "\r\n0\r\n\r\n");
            assertEquals(413, client.read().status());
        }
    }

    @Test
    void aResponderSaysNothingOfTheFraming() {
        for (String name :
                new String[] {"Content-Length", "transfer-encoding", "Connection", "DATE", "bad name", "a:b"}) {
            assertThrows(
                    IllegalArgumentException.class,
                    () -> new Responder.Reply(200, Map.of(name, "5"), new byte[0]),
                    name);
        }
    }
}
