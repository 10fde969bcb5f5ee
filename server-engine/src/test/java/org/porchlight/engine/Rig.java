package org.porchlight.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.porchlight.engine.api.AccessPolicy;
import org.porchlight.engine.api.EngineOptions;
import org.porchlight.engine.api.Setup;
import org.porchlight.engine.api.Share;
import org.porchlight.engine.api.StreamLink;
import org.porchlight.engine.api.ViewingSnapshot;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.net.InetAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import java.util.function.UnaryOperator;

/// An engine on loopback with folders on the disk that can be probed, a clock that stands still, and a look for leaks
/// at its end.
final class Rig implements AutoCloseable {

    private static final long PATIENCE = TimeUnit.SECONDS.toNanos(30);
    private static final SecureRandom RANDOM = new SecureRandom();

    final ManualClock clock = new ManualClock();
    final Map<Path, ProbedFolder> probes = new ConcurrentHashMap<>();
    final ServerEngine engine;
    private final Path home;
    private boolean closed;

    /// Shares folders of these names, made below `home`.
    Rig(Path home, String... shares) throws IOException {
        this(home, UnaryOperator.identity(), shares);
    }

    Rig(Path home, UnaryOperator<ServerEngine.Builder> more, String... shares) throws IOException {
        this.home = home;
        List<Share> list = new ArrayList<>();
        for (String name : shares) {
            list.add(new Share(name, Files.createDirectories(home.resolve(name))));
        }
        EngineOptions options =
                EngineOptions.onPort(0).boundTo(InetAddress.ofLiteral("127.0.0.1")).clocks(clock, clock);
        ServerEngine.Builder builder =
                ServerEngine.builder().options(options).setup(Setup.empty().withShares(list)).folders(this::folder);
        engine = more.apply(builder).start();
    }

    private ProbedFolder folder(Share share) {
        return probes.computeIfAbsent(share.folder(), ProbedFolder::new);
    }

    ProbedFolder probe(String share) {
        ProbedFolder probe = probes.get(home.resolve(share));
        if (probe == null) {
            throw new AssertionError("No share of that name: " + share);
        }
        return probe;
    }

    Path file(String path, String content) throws IOException {
        Path file = home.resolve(path);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, content);
    }

    /// A file of zeros that takes no room on the disk.
    Path film(String path, long size) throws IOException {
        Path file = file(path, "");
        try (RandomAccessFile sparse = new RandomAccessFile(file.toFile(), "rw")) {
            sparse.setLength(size);
        }
        return file;
    }

    void policy(AccessPolicy policy) {
        engine.change(setup -> setup.withPolicy(policy));
    }

    void links(StreamLink... links) {
        engine.change(setup -> setup.withLinks(List.of(links)));
    }

    static String newId() {
        return StreamLink.newId(RANDOM);
    }

    void advance(Duration by) {
        clock.advance(engine, by);
    }

    ViewingSnapshot onlyViewing() {
        List<ViewingSnapshot> all = engine.snapshot().viewings();
        assertEquals(1, all.size(), all::toString);
        return all.getFirst();
    }

    /// Until no byte moves, since the buffers on both sides are full, and no worker has a connection.
    void settle() {
        long[] seen = {-1};
        int[] same = {0};
        await(
                "nothing moves",
                () -> {
                    long sent = engine.snapshot().sent();
                    boolean still = engine.connectionsLent() == 0 && sent == seen[0];
                    same[0] = still ? same[0] + 1 : 0;
                    seen[0] = sent;
                    return same[0] > 30;
                });
    }

    static void await(String what, BooleanSupplier condition) {
        long begin = System.nanoTime();
        while (!condition.getAsBoolean()) {
            if (System.nanoTime() - begin > PATIENCE) {
                throw new AssertionError("Waited in vain until " + what);
            }
            LockSupport.parkNanos(1_000_000);
        }
    }

    /// Every connection gone, every file closed, every buffer back.
    void assertNothingLeaks() {
        await("all connections are gone", () -> engine.snapshot().connections() == 0);
        assertFilesAndBuffersAreBack();
    }

    void assertFilesAndBuffersAreBack() {
        probes.forEach((path, probe) ->
                await(
                        "all files of " + path.getFileName() + " are closed",
                        () -> probe.opened.get() == probe.closed.get()));
        await("all buffers are back", () -> engine.buffersLent() == 0);
    }

    @Override
    public void close() {
        if (!closed) {
            closed = true;
            engine.close();
        }
    }
}
