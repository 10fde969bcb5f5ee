package org.porchlight.engine.loop;

import org.jspecify.annotations.Nullable;
import org.porchlight.engine.api.Visitor;
import org.porchlight.engine.transfer.Ledger;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.StandardSocketOptions;
import java.nio.ByteBuffer;
import java.nio.channels.ClosedSelectorException;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import java.util.function.LongSupplier;

/// The one thread that owns all connections, their buffers and timers. It never touches a disk and never waits but for
/// the network: what waits runs on file workers and comes back as a task.
///
/// No Throwable ends it. A fault in a connection closes that connection; a selector that fails, or memory that ran out,
/// has the selector built anew with all connections; if even that fails the loop ends and says so to `died`.
public final class EventLoop {

    private static final Logger LOG = LoggerFactory.getLogger(EventLoop.class);
    private static final int REBUILDS = 10;

    final Router router;
    final Ledger ledger;
    final Timers timers;
    final BufferPool buffers;
    final InputPool inputs = new InputPool();
    final HeadWriter heads;
    final HotPath hot;

    /// What a read fills before it is copied to the connection it belongs to.
    final ByteBuffer incoming = ByteBuffer.allocateDirect(64 * 1024);

    private final LongSupplier nanoTime;
    private final Runnable died;
    private final ConcurrentLinkedQueue<Runnable> tasks = new ConcurrentLinkedQueue<>();
    private final AtomicBoolean woken = new AtomicBoolean();
    private final Thread thread = new Thread(this::run, "porchlight loop");
    private final List<Connection> connections = new ArrayList<>();
    private final Acceptor acceptor;
    private final Consumer<SelectionKey> ready = this::ready;
    private volatile Selector selector;
    private final ReentrantLock last = new ReentrantLock();
    private volatile boolean stopping;
    private volatile boolean ended;
    private boolean ending;
    private boolean gaveUp;

    /// Whether tasks were run since the selector was last asked.
    private boolean handedBack;

    /// What a hanging disk holds does not hold the loop.
    private final Timers.Timer giveUp =
            new Timers.Timer() {
                @Override
                void expired() {
                    gaveUp = true;
                }
            };

    private int rebuilds;

    public EventLoop(
            Router router,
            HotPath hot,
            Ledger ledger,
            BufferPool buffers,
            InstantSource clock,
            LongSupplier nanoTime,
            Runnable died)
            throws IOException {
        this.router = router;
        this.hot = hot;
        this.ledger = ledger;
        this.buffers = buffers;
        this.nanoTime = nanoTime;
        this.died = died;
        timers = new Timers(nanoTime.getAsLong());
        heads = new HeadWriter(clock);
        acceptor = new Acceptor(this);
        selector = Selector.open();
    }

    public void start() {
        thread.start();
    }

    /// Runs a task on the loop, or here and now if the loop has ended: what workers hand back then must still be
    /// closed. Any thread.
    public void execute(Runnable task) {
        tasks.add(task);
        if (ended) {
            runLastTasks();
        } else if (Thread.currentThread() != thread && woken.compareAndSet(false, true)) {
            selector.wakeup();
        }
    }

    /// Runs a task on the loop before what is executed from now on, and no sooner than that: nobody is woken for it.
    /// Any thread.
    void note(Runnable task) {
        tasks.add(task);
    }

    /// Begins to accept from a bound, non-blocking listener, in place of the one before. On the loop.
    public void listen(ServerSocketChannel listener) {
        acceptor.listen(listener);
    }

    /// Takes over a connection whose visitor is known; `gone` runs on the loop once it is closed. On the loop.
    public void adopt(SocketChannel channel, Visitor visitor, Runnable gone) {
        InetAddress loopback = InetAddress.getLoopbackAddress();
        add(new Connection(this, channel, visitor.address(), loopback, visitor, gone));
    }

    /// Asks for every answer that is under way whether its visitor may still have it. On the loop.
    public void askAgain() {
        VirtualMachineError first = null;
        for (Connection connection : List.copyOf(connections)) {
            try {
                guarded(connection, connection::askAgain);
            } catch (VirtualMachineError fault) {
                // What is taken away from the others must not depend on the fate of this one.
                first = first == null ? fault : first;
            }
        }
        if (first != null) {
            throw first;
        }
    }

    /// Connections now. On the loop.
    public int connections() {
        return connections.size();
    }

    /// Closes up to `most` of the connections that have been idle longest, to make room for new ones. On the loop.
    ///
    /// @return how many were closed
    int reap(int most) {
        PriorityQueue<Connection> longest =
                new PriorityQueue<>(most + 1, Comparator.comparingLong(Connection::idleSince).reversed());
        for (Connection connection : connections) {
            if (connection.isIdle()) {
                longest.add(connection);
                if (longest.size() > most) {
                    longest.remove();
                }
            }
        }
        longest.forEach(Connection::close);
        return longest.size();
    }

    /// Connections that are lent to a worker now. On the loop.
    public int lent() {
        int count = 0;
        for (Connection connection : connections) {
            count += connection.isLent() ? 1 : 0;
        }
        return count;
    }

    /// Ends the loop: the listener and all connections at once, answers under way are cut. Any thread but the loop.
    /// Waits little longer than `limit`; what a hanging disk holds is left to the end of the process.
    public void stop(Duration limit) {
        stopping = true;
        execute(() -> {
            ending = true;
            acceptor.close();
            List.copyOf(connections).forEach(Connection::abort);
            timers.arm(giveUp, now(), limit.toNanos());
        });
        try {
            thread.join(limit.plusMillis(200));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    long now() {
        return nanoTime.getAsLong();
    }

    Selector selector() {
        return selector;
    }

    void add(Connection connection) {
        if (stopping) {
            connection.abort();
            return;
        }
        connection.place = connections.size();
        connections.add(connection);
        guarded(connection, connection::begin);
    }

    /// Lets go of a closed connection, and runs what is to follow its end.
    void forget(Connection connection, @Nullable Runnable gone) {
        remove(connection);
        if (gone != null) {
            try {
                gone.run();
            } catch (RuntimeException | Error fault) {
                LOG.error("What follows the end of an adopted connection failed", fault);
            }
        }
    }

    private void remove(Connection connection) {
        int place = connection.place;
        if (place < 0) {
            return;
        }
        Connection last = connections.removeLast();
        if (last != connection) {
            connections.set(place, last);
            last.place = place;
        }
        connection.place = -1;
        acceptor.left(connection);
    }

    private void run() {
        boolean alive = true;
        while (alive && (!ending || !connections.isEmpty() && !gaveUp)) {
            try {
                turn();
                rebuilds = 0;
            } catch (ClosedSelectorException | IOException | VirtualMachineError fault) {
                alive = rebuild(fault);
            } catch (Throwable fault) {
                LOG.error("A fault on the loop was survived", fault);
            }
        }
        stopping = true;
        acceptor.close();
        List.copyOf(connections).forEach(connection -> tasks.add(connection::abort));
        ended = true;
        runLastTasks();
        try {
            selector.close();
        } catch (IOException e) {
            LOG.warn("The selector did not close", e);
        }
        if (!alive) {
            died.run();
        }
    }

    /// The loop is over; one at a time plays its part.
    private void runLastTasks() {
        last.lock();
        try {
            for (Runnable task = tasks.poll(); task != null; task = tasks.poll()) {
                runLastTask(task);
            }
        } finally {
            last.unlock();
        }
    }

    private void turn() throws IOException {
        long wait = timers.millisUntilNext(now());
        if (!tasks.isEmpty()) {
            selector.selectNow(ready);
        } else if (wait < 0) {
            selector.select(ready);
        } else {
            selector.select(ready, wait);
        }
        woken.set(false);
        if (!handedBack) {
            runTasks();
        }
        handedBack = false;
        timers.run(now());
    }

    /// Those that are here now, once a turn: what they add must not keep sockets and timers waiting, and a task that is
    /// posted after another was seen to be done comes a turn later.
    private void runTasks() {
        for (int left = tasks.size(); left > 0; left--) {
            Runnable task = tasks.poll();
            if (task == null) {
                break;
            }
            runTask(task);
        }
    }

    private static void runTask(Runnable task) {
        try {
            task.run();
        } catch (VirtualMachineError fault) {
            throw fault;
        } catch (Throwable fault) {
            LOG.error("A task on the loop failed", fault);
        }
    }

    private static void runLastTask(Runnable task) {
        try {
            task.run();
        } catch (Throwable fault) {
            LOG.error("A task at the end of the loop failed", fault);
        }
    }

    private void ready(SelectionKey key) {
        if (!handedBack) {
            // What workers have handed back comes first: the next request of a connection is often here as soon as its
            // answer is out, and would have the interest taken away and set again.
            handedBack = true;
            int interest = key.interestOps();
            runTasks();
            if (!key.isValid() || key.interestOps() != interest) {
                // The event is none that is still waited for; what is waited for now comes with the next turn.
                return;
            }
        }
        Object owner = key.attachment();
        if (owner instanceof Connection connection) {
            guarded(connection, connection::ready);
        } else if (owner instanceof Acceptor listener) {
            listener.ready();
        }
    }

    /// Runs a step of a connection; what goes wrong in it costs that connection and no other.
    void guarded(Connection connection, Runnable step) {
        try {
            step.run();
        } catch (VirtualMachineError fault) {
            connection.abort();
            throw fault;
        } catch (Throwable fault) {
            LOG.error("A fault closed a connection", fault);
            connection.abort();
        }
    }

    private boolean rebuild(Throwable fault) {
        LOG.error("The loop is built anew", fault);
        if (++rebuilds > REBUILDS) {
            LOG.error("The loop failed {} times in a row and ends", REBUILDS);
            return false;
        }
        try {
            Selector old = selector;
            selector = Selector.open();
            // A wake-up that the old one still held is lost with it; whoever comes now must wake the new one.
            woken.set(false);
            acceptor.register();
            for (Connection connection : List.copyOf(connections)) {
                guarded(connection, connection::register);
            }
            old.close();
            return true;
        } catch (IOException | RuntimeException | Error again) {
            LOG.error("The loop could not be built anew", again);
            return false;
        }
    }

    /// Prepares an accepted channel: small answers must not wait for an acknowledgement (Nagle).
    static void configure(SocketChannel channel) throws IOException {
        channel.configureBlocking(false);
        if (channel.getRemoteAddress() instanceof InetSocketAddress) {
            channel.setOption(StandardSocketOptions.TCP_NODELAY, true);
        }
    }
}
