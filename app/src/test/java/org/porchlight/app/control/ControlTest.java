package org.porchlight.app.control;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.porchlight.app.store.DataFolder;
import org.porchlight.app.store.Json;
import org.porchlight.app.text.Refusal;

import java.io.IOException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.ServerSocketChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

class ControlTest {
    @TempDir private Path folder;

    private DataFolder data = DataFolder.chosen(Path.of("data"));
    private final AtomicInteger told = new AtomicInteger();

    @BeforeEach
    void make() {
        data = DataFolder.chosen(folder.resolve("data"));
        data.make();
    }

    @Test
    void aFolderNobodyUsesIsTakenAndGivenBack() {
        for (int i = 0; i < 2; i++) {
            Instance.None none = assertInstanceOf(Instance.None.class, Instance.find(data));
            assertTrue(InstanceLock.take(data).isEmpty(), "taken once");
            none.lock().close();
        }
    }

    @Test
    void aRequestIsAnsweredByTheRunningOne() throws IOException {
        try (ControlServer _ = start(data)) {
            Instance.Running running = found();
            Answer answer = running.ask(new Request.AddContact("Jürgen \"x\"\n", List.of("192.168.1.2")));
            assertEquals(Answer.done("AddContact[name=Jürgen \"x\"\n, addresses=[192.168.1.2]]"), answer);
            assertEquals(
                    "Porchlight (process " + ProcessHandle.current().pid() + ", http://h:1/)", running.file().name());
        }
    }

    @Test
    void whoIsToldAgainAndAgainUntilTheAskingSideGoes() throws IOException {
        try (ControlServer _ = start(data)) {
            List<Json.Fields> heard = new ArrayList<>();
            found().watch(fields -> {
                heard.add(fields);
                return heard.size() < 2;
            });
            assertEquals(List.of(Json.Fields.none().with("n", 1), Json.Fields.none().with("n", 2)), heard);
        }
    }

    @Test
    void theSocketIsForItsOwnerAloneAndGoesWithIt() throws IOException {
        Path socket = data.file("control.sock");
        try (ControlServer _ = start(data)) {
            assertEquals("rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(socket)));
        }
        assertFalse(Files.exists(socket));
        assertFalse(Files.exists(data.file("control.json")));
    }

    @Test
    void aPathTooLongForASocketGetsAPlaceElsewhere() throws IOException {
        DataFolder deep = DataFolder.chosen(folder.resolve("x".repeat(120)));
        deep.make();
        Path socket;
        try (ControlServer _ = start(deep)) {
            Instance.Running running = assertInstanceOf(Instance.Running.class, foundIn(deep));
            socket = running.file().socket();
            assertFalse(socket.startsWith(deep.path()));
            assertEquals(
                    "rwx------",
                    PosixFilePermissions.toString(Files.getPosixFilePermissions(socket.resolveSibling("."))));
            assertEquals(Answer.done("ListLinks[]"), running.ask(new Request.ListLinks()));
        }
        assertFalse(Files.exists(socket.resolveSibling(".")));
    }

    @Test
    void whatAKilledOneLeftIsTakenOver() throws IOException {
        try (ServerSocketChannel left = ServerSocketChannel.open(StandardProtocolFamily.UNIX)) {
            left.bind(UnixDomainSocketAddress.of(data.file("control.sock")));
        }
        new ControlFile(ProcessHandle.current().pid(), data.file("control.sock"), "http://old:1/").write(data);
        Instance.None none = assertInstanceOf(Instance.None.class, Instance.find(data));
        try (InstanceLock _ = none.lock();
                ControlServer _ = start(data)) {
            assertEquals(Answer.done("ListLinks[]"), found().ask(new Request.ListLinks()));
        }
    }

    @Test
    void oneThatHangsIsSaidToHang() throws IOException {
        try (ServerSocketChannel deaf = ServerSocketChannel.open(StandardProtocolFamily.UNIX)) {
            deaf.bind(UnixDomainSocketAddress.of(data.file("control.sock")));
            ControlFile file = new ControlFile(7, data.file("control.sock"), "http://h:1/");
            long start = System.nanoTime();
            Refusal refusal =
                    assertThrows(Refusal.class, () -> new Instance.Running(file).ask(new Request.ListLinks()));
            assertTrue(
                    refusal.text().contains("process 7") && refusal.text().contains("does not answer"), refusal::text);
            assertTrue(System.nanoTime() - start >= Duration.ofSeconds(3).toNanos());
        }
    }

    @Test
    void oneThatIsGoneIsSaidToBeGone() {
        ControlFile file = new ControlFile(7, data.file("none.sock"), "http://h:1/");
        Refusal refusal = assertThrows(Refusal.class, () -> new Instance.Running(file).ask(new Request.ListLinks()));
        assertTrue(refusal.text().contains("has just ended"), refusal::text);
    }

    private Instance.Running found() {
        return assertInstanceOf(Instance.Running.class, foundIn(data));
    }

    /// What another process would find while this one holds the lock.
    private static Instance foundIn(DataFolder data) {
        Instance instance = Instance.find(data);
        if (instance instanceof Instance.None(InstanceLock lock)) {
            try {
                return Instance.find(data);
            } finally {
                lock.close();
            }
        }
        return instance;
    }

    private ControlServer start(DataFolder where) throws IOException {
        ControlServer server =
                ControlServer.start(
                        where,
                        null,
                        new ControlServer.Desk() {
                            @Override
                            public Answer answer(Request request) {
                                return Answer.done(request.toString());
                            }

                            @Override
                            public Json.Fields viewings() {
                                return Json.Fields.none().with("n", told.incrementAndGet());
                            }
                        });
        server.publish("http://h:1/");
        return server;
    }
}
