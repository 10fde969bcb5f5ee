package org.porchlight.engine;

import org.jspecify.annotations.Nullable;
import org.porchlight.engine.api.DoorWatch;
import org.porchlight.engine.api.EngineOptions;
import org.porchlight.engine.api.EngineSnapshot;
import org.porchlight.engine.api.Responder;
import org.porchlight.engine.api.Setup;
import org.porchlight.engine.api.Share;
import org.porchlight.engine.api.ShareSnapshot;
import org.porchlight.engine.api.Visitor;
import org.porchlight.engine.content.ContentCache;
import org.porchlight.engine.folder.ShareFolder;
import org.porchlight.engine.folder.WatchedFolder;
import org.porchlight.engine.loop.BufferPool;
import org.porchlight.engine.loop.EventLoop;
import org.porchlight.engine.transfer.Ledger;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.StandardSocketOptions;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/// A running HTTP/1.1 server for the files of a few folders. It can be embedded in any program:
///
/// ```java
/// try (ServerEngine engine = ServerEngine.builder()
///         .options(EngineOptions.onPort(8420))
///         .share("Movies", Path.of("/srv/movies"))
///         .start()) {
///     System.out.println("http://localhost:" + engine.address().getPort() + "/Movies/");
///     Thread.sleep(Duration.ofHours(2));
/// }
/// ```
///
/// All methods may be called by any thread but the loop's own, that is, not from within an
/// [org.porchlight.engine.api.AccessPolicy]. After [#close] they throw an [IllegalStateException].
public final class ServerEngine implements AutoCloseable {

    private static final int BACKLOG = 4096;
    private static final long PATIENCE_SECONDS = 2;

    private final EngineOptions options;
    private final Function<Share, ShareFolder> folders;
    private final BufferPool buffers = new BufferPool();
    private final Ledger ledger;
    private final Responders responders;
    private final ContentCache cache;
    private final EventLoop loop;
    private volatile House house;
    private volatile InetSocketAddress address;
    private volatile boolean closed;

    private ServerEngine(Builder builder) throws IOException {
        options = builder.options;
        folders = builder.folders;
        ledger = new Ledger(options.nanoTime(), options.clock());
        responders = new Responders(builder.responders, options.nanoTime());
        house = furnish(null, builder.setup, builder.machine);
        Refusals refusals = new Refusals(builder.watch, options.nanoTime());
        Door door = new Door(ledger, options.clock(), refusals);
        cache = new ContentCache(new HotGate(() -> house, door, ledger), options.nanoTime(), this::runOnLoop);
        ShareAnswers answers = new ShareAnswers(buffers, cache, options.nanoTime(), refusals);
        Routes routes = new Routes(() -> house, door, responders, answers);
        ServerSocketChannel listener = open(options.bind(), options.port());
        address = (InetSocketAddress) listener.getLocalAddress();
        loop = new EventLoop(routes, cache, ledger, buffers, options.clock(), options.nanoTime(), builder.died);
        loop.execute(() -> loop.listen(listener));
        loop.start();
    }

    /// Begins to describe an engine.
    public static Builder builder() {
        return new Builder();
    }

    /// Where it listens; the port is the real one where 0 was asked for.
    public InetSocketAddress address() {
        return address;
    }

    /// What is served now.
    public Setup setup() {
        return house.setup();
    }

    /// Replaces the setup by what `change` makes of it. When this returns, it holds for every request, and answers
    /// under way that are not granted any more have been cut. Changes from several threads follow each other.
    public synchronized void change(UnaryOperator<Setup> change) {
        checkOpen();
        House before = house;
        house = furnish(before, change.apply(before.setup()), before.machine());
        dismissWorkers(before, house);
        onLoop(() -> {
            cache.clear();
            loop.askAgain();
            return true;
        });
        awaitResets();
    }

    /// A connection that the loop has cut is gone when its selector has let go of it, at the begin of the next turn.
    private void awaitResets() {
        onLoop(() -> true);
    }

    /// Names the machine on the front page.
    public synchronized void machine(String name) {
        House before = house;
        house = House.of(before.epoch(), before.setup(), before.shares(), name);
    }

    /// Listens elsewhere from now on; connections that are there stay.
    ///
    /// @throws IOException if that is not possible, [java.net.BindException] if the port is taken; the listener before
    ///   stays then
    public synchronized void listenOn(@Nullable InetAddress bind, int port) throws IOException {
        checkOpen();
        ServerSocketChannel listener = open(bind, port);
        address = (InetSocketAddress) listener.getLocalAddress();
        onLoop(() -> {
            loop.listen(listener);
            return true;
        });
    }

    /// Everything that goes on, at this moment.
    public EngineSnapshot snapshot() {
        return onLoop(() -> {
            House now = house;
            List<ShareSnapshot> shares = new ArrayList<>();
            long limit = now.setup().limits().file().toNanos();
            for (ServedShare served : now.shares()) {
                boolean answering = served.workers().headWaits() <= limit;
                shares.add(
                        new ShareSnapshot(
                                served.share().name(), answering, served.workers().waiting(), served.folder().away()));
            }
            return new EngineSnapshot(
                    options.clock().instant(),
                    now.epoch(),
                    ledger.snapshot(),
                    shares,
                    loop.connections(),
                    ledger.sent(),
                    ledger.bytesPerSecond());
        });
    }

    /// Cuts a viewing and refuses its visitor its file for 10 minutes or until it is allowed again.
    ///
    /// @return false if there is no viewing of that id
    public boolean stop(long viewing) {
        boolean known =
                onLoop(() -> {
                    boolean found = ledger.stop(viewing);
                    loop.askAgain();
                    return found;
                });
        awaitResets();
        return known;
    }

    /// Lets a stopped viewing go on.
    public void allow(long viewing) {
        onLoop(() -> {
            ledger.allow(viewing);
            return true;
        });
    }

    /// Takes over an open connection, TCP or UNIX-domain, whose visitor is known. Its requests are answered like any
    /// other, without asking whether their `Host` is ours. `gone` runs on the loop once the channel is closed, so it
    /// must not wait.
    ///
    /// @throws IOException if the channel is closed
    /// @throws IllegalStateException if the engine is closed; the channel is still the caller's then
    public synchronized void adopt(SocketChannel channel, Visitor visitor, Runnable gone) throws IOException {
        checkOpen();
        channel.configureBlocking(false);
        loop.execute(() -> loop.adopt(channel, visitor, gone));
    }

    /// Stops listening and cuts all connections. Returns soon after [EngineOptions#stopWithin] at the latest, even if a
    /// disk hangs.
    @Override
    public synchronized void close() {
        if (closed) {
            return;
        }
        closed = true;
        loop.stop(options.stopWithin());
        house.shares().forEach(served -> served.workers().close());
        responders.close();
    }

    /// Buffers that answers hold now; for tests.
    int buffersLent() {
        return buffers.lent();
    }

    /// Connections that workers have now; for tests.
    int connectionsLent() {
        return onLoop(loop::lent);
    }

    private House furnish(@Nullable House before, Setup setup, String machine) {
        List<ServedShare> shares = new ArrayList<>();
        for (Share share : setup.shares()) {
            ServedShare known = before == null ? null : sameFolder(before, share.folder());
            shares.add(
                    known != null
                            ? new ServedShare(share, known.folder(), known.workers())
                            : new ServedShare(
                                    share,
                                    new WatchedFolder(folders.apply(share), share.folder()),
                                    ServedShare.workers(share.name(), options.nanoTime())));
        }
        return House.of(before == null ? 0 : before.epoch() + 1, setup, shares, machine);
    }

    private static @Nullable ServedShare sameFolder(House house, Path folder) {
        for (ServedShare served : house.shares()) {
            if (served.share().folder().equals(folder)) {
                return served;
            }
        }
        return null;
    }

    private static void dismissWorkers(House before, House after) {
        for (ServedShare served : before.shares()) {
            if (after.shares().stream().noneMatch(other -> other.workers() == served.workers())) {
                served.workers().close();
            }
        }
    }

    private static ServerSocketChannel open(@Nullable InetAddress bind, int port) throws IOException {
        ServerSocketChannel listener = ServerSocketChannel.open();
        try {
            listener.configureBlocking(false);
            listener.setOption(StandardSocketOptions.SO_REUSEADDR, true);
            listener.bind(bind == null ? new InetSocketAddress(port) : new InetSocketAddress(bind, port), BACKLOG);
            return listener;
        } catch (IOException | RuntimeException e) {
            listener.close();
            throw e;
        }
    }

    private void runOnLoop(Runnable task) {
        loop.execute(task);
    }

    private void checkOpen() {
        if (closed) {
            throw new IllegalStateException("The engine is closed");
        }
    }

    private <T> T onLoop(Supplier<T> task) {
        checkOpen();
        CompletableFuture<T> result = new CompletableFuture<>();
        loop.execute(() -> {
            try {
                result.complete(task.get());
            } catch (RuntimeException | Error e) {
                result.completeExceptionally(e);
            }
        });
        try {
            return result.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("Interrupted while the engine was asked", e);
        } catch (ExecutionException e) {
            throw new IllegalStateException("The engine could not do it", e.getCause());
        } catch (TimeoutException e) {
            throw new IllegalStateException("The engine does not answer", e);
        }
    }

    /// Describes an engine before it starts. Not for several threads.
    public static final class Builder {

        private EngineOptions options = EngineOptions.onPort(0);
        private Setup setup = Setup.empty();
        private String machine = "Porchlight";
        private final Map<List<String>, Responder> responders = new HashMap<>();
        private Function<Share, ShareFolder> folders = share -> ShareFolder.at(share.folder());
        private Runnable died = () -> {};
        private DoorWatch watch = Refusals.LOGGED;

        private Builder() {}

        /// Where to listen, and by which clocks; all addresses and any free port by default.
        public Builder options(EngineOptions chosen) {
            options = chosen;
            return this;
        }

        /// What to serve, to whom; nothing, to everybody by default.
        public Builder setup(Setup chosen) {
            setup = chosen;
            return this;
        }

        /// Adds a share to what was set up so far. Where a symbolic link leads to the folder, the place it leads to now
        /// is what is shared.
        ///
        /// @throws IllegalArgumentException if the name is not fit for a share, or taken
        public Builder share(String name, Path folder) {
            List<Share> shares = new ArrayList<>(setup.shares());
            shares.add(new Share(name, real(folder)));
            setup = setup.withShares(shares);
            return this;
        }

        private static Path real(Path folder) {
            try {
                return folder.toRealPath();
            } catch (IOException _) {
                return folder; // not there yet
            }
        }

        /// Adds a responder for all paths that begin with the segments of `prefix`, such as `/.porchlight/pair`.
        public Builder responder(String prefix, Responder responder) {
            List<String> names = List.of(prefix.split("/", -1)).stream().filter(name -> !name.isEmpty()).toList();
            responders.put(names, responder);
            return this;
        }

        /// Names the machine on the front page.
        public Builder machine(String name) {
            machine = name;
            return this;
        }

        /// What runs, on the loop, if the loop ends by a fault that it cannot survive.
        public Builder died(Runnable then) {
            died = then;
            return this;
        }

        /// Who hears of those who come by a link and those who are refused; by default the log does of the latter.
        public Builder watch(DoorWatch chosen) {
            watch = chosen;
            return this;
        }

        /// Opens folders in another way; for tests.
        Builder folders(Function<Share, ShareFolder> chosen) {
            folders = chosen;
            return this;
        }

        /// Listens and begins to serve.
        ///
        /// @throws IOException if it cannot listen there, [java.net.BindException] if the port is taken
        public ServerEngine start() throws IOException {
            return new ServerEngine(this);
        }
    }
}
