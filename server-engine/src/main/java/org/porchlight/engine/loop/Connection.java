package org.porchlight.engine.loop;

import org.jspecify.annotations.Nullable;
import org.porchlight.engine.api.Visitor;
import org.porchlight.engine.transfer.Transfer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.io.IOException;
import java.net.InetAddress;
import java.nio.channels.SelectionKey;
import java.nio.channels.SocketChannel;
import java.time.Duration;

/// One connection and the request it is at. Confined to the loop, but for the channel while a slice is lent to a worker:
/// then the loop neither reads, writes nor closes it, it only asks for the slice to be the last.
///
///     READING --request--> ASKED --answer--> SENDING --done--> READING
///        |                   |                  |
///        |                   |                  +--close--> LINGERING --> CLOSED
///        +--refused--------->+--refused-------->+
///     any state --fault, reset, revoked, too slow--> CLOSED
///
/// ASKED has no time limit of its own but that of [Ticket]; each other state has one. Events that arrive in a state that
/// does not want them take the interest away, which is cheaper than to take it away before each answer.
final class Connection extends Timers.Timer {

    private static final Logger LOG = LoggerFactory.getLogger(Connection.class);

    private static final Duration LINGER = Duration.ofSeconds(5);

    final EventLoop loop;

    /// Where the loop keeps it, -1 nowhere.
    int place = -1;

    /// Whether it counts against its address.
    boolean counted;

    private final InetAddress peer;
    private final InetAddress local;
    private final @Nullable Runnable gone;
    private final Line line;
    private final Incoming incoming;
    private final Output output;
    private State state = State.READING;
    private final Asked exchange;
    private @Nullable Transfer transfer;
    private boolean closes;
    private boolean running;
    private boolean probing;
    private long idleSince;

    Connection(
            EventLoop loop,
            SocketChannel channel,
            InetAddress peer,
            InetAddress local,
            @Nullable Visitor adopted,
            @Nullable Runnable gone) {
        this.loop = loop;
        this.peer = peer;
        this.local = local;
        this.gone = gone;
        this.line = new Line(channel, this, loop);
        this.incoming = new Incoming(this, loop);
        this.exchange = new Asked(this, incoming, adopted);
        this.output = new Output(this);
        this.idleSince = loop.now();
    }

    /// What the router and the hot path see of it.
    Asked exchange() {
        return exchange;
    }

    InetAddress peer() {
        return peer;
    }

    InetAddress local() {
        return local;
    }

    /// Goes on with a request that was told to wait.
    void resume() {
        if (state == State.READING) {
            loop.guarded(this, this::process);
        }
    }

    Output output() {
        return output;
    }

    SocketChannel channel() {
        return line.channel;
    }

    /// Sends the answer to the request that was asked. One that comes when nothing is asked any more is given back.
    void answer(Answer answer) {
        // Whoever answers, no other answer may follow and be taken for that to the next request.
        if (state != State.ASKED || !exchange.abandonWork()) {
            output.discard(answer);
            return;
        }
        begun(answer);
        output.begin(answer, closes, !closes && incoming.saysKeepAlive());
        limit(loop.router.limits().stall());
        send();
    }

    private void begun(Answer answer) {
        closes |= answer.close() || !incoming.keepsAlive();
        if (answer.viewed() != null) {
            transfer = loop.ledger.begin(answer.viewed(), answer.size(), answer.offset());
        }
        state = State.SENDING;
    }

    boolean isLent() {
        return output.isLent() || exchange.isClaimed();
    }

    // Coming in

    /// Begins with what may have come with the connection, before the selector is troubled.
    void begin() {
        limit(loop.router.limits().head());
        read();
    }

    /// Registers with a new selector.
    void register() {
        line.forgetKey();
        line.want(state == State.SENDING ? SelectionKey.OP_WRITE : SelectionKey.OP_READ);
    }

    /// The selector says that something can be done.
    void ready() {
        if (!isLent() && state == State.SENDING && line.isWritable()) {
            line.wantNothing();
            send();
        } else if (state == State.READING && line.isReadable()) {
            read();
        } else if (state == State.LINGERING && line.isReadable()) {
            linger();
        } else {
            line.wantNothing();
        }
    }

    private void read() {
        try {
            if (incoming.read()) {
                limit(loop.router.limits().head());
            }
        } catch (IOException e) {
            // A player that seeks resets its connection: the normal case.
            close();
            return;
        }
        process();
    }

    /// Goes through what has come in until something must be waited for.
    private void process() {
        if (running) {
            return;
        }
        running = true;
        try {
            boolean more = true;
            while (more && state == State.READING) {
                more = step();
            }
        } finally {
            running = false;
        }
        if (state == State.READING) {
            if (incoming.waitsForHot()) {
                line.wantNothing();
            } else if (incoming.isEnded()) {
                // Half closed: what came before was answered (RFC 9112 §9.6 lets a client do so), then it ends.
                close();
            } else {
                line.want(SelectionKey.OP_READ);
            }
        }
    }

    private boolean step() {
        switch (incoming.next()) {
            case WAIT -> {
                return false;
            }
            case HOT -> sendHot(incoming.hot());
            case ASKED -> ask();
            case REFUSED -> refuse(incoming.refusal());
        }
        return true;
    }

    /// The body of the request is read before it is asked for; `saysGoOn` to a client that waits for the word.
    void awaitsBody(boolean saysGoOn) {
        limit(loop.router.limits().head());
        if (saysGoOn) {
            output.writeContinue();
        }
    }

    /// Sends a prepared answer in one write.
    private void sendHot(HotAnswer hot) {
        closes = !incoming.keepsAlive();
        Transfer seen = hot.transfer();
        int left;
        try {
            left = output.sendHot(hot, closes, incoming.saysKeepAlive());
        } catch (IOException e) {
            LOG.debug("The far end is gone", e);
            abort();
            return;
        }
        if (left > 0) {
            state = State.SENDING;
            transfer = seen == null ? null : loop.ledger.again(seen);
            limit(loop.router.limits().stall());
            moved(Math.max(0, hot.size() - left));
            send();
            return;
        }
        loop.ledger.moved(seen, hot.size());
        if (seen != null) {
            loop.ledger.ended(seen);
        }
        next();
    }

    private void ask() {
        state = State.ASKED;
        loop.timers.disarm(this);
        try {
            loop.router.route(exchange);
        } catch (RuntimeException | StackOverflowError fault) {
            LOG.error("A request could not be routed", fault);
            if (state == State.ASKED) {
                answer(loop.router.error(exchange, 500));
            } else {
                // It failed in the midst of its answer, which nobody can take back.
                abort();
            }
        }
    }

    /// Answers a message that cannot be trusted or is not wanted, and ends the connection after it.
    private void refuse(int status) {
        state = State.ASKED;
        closes = true;
        Answer answer = loop.router.error(incoming.request() == null ? null : exchange, status);
        answer(incoming.refusesHead() ? new Answer(status, answer.fields(), Body.NONE, true) : answer);
    }

    // Going out

    private void send() {
        try {
            switch (output.proceed()) {
                case DONE -> done();
                case BLOCKED -> {
                    if (probing) {
                        abort();
                    } else {
                        line.want(SelectionKey.OP_WRITE);
                    }
                }
                case LENT -> {
                    // A worker has it; sliceDone follows.
                }
            }
        } catch (IOException e) {
            LOG.debug("The far end is gone", e);
            abort();
        }
    }

    /// Body bytes went out.
    void moved(long bytes) {
        loop.ledger.moved(transfer, bytes);
        if (bytes > 0 && state == State.SENDING) {
            probing = false;
            limit(loop.router.limits().stall());
        }
    }

    /// A worker has claimed the connection to send this answer; sliceDone follows. What it sends may hang before that,
    /// so it is seen from now on.
    void claimed(Answer answer) {
        exchange.claimed();
        output.lend();
        if (state == State.ASKED) {
            begun(answer);
            limit(loop.router.limits().stall());
            loop.ledger.seen(transfer);
        }
    }

    /// A worker has given the connection back.
    void sliceDone(long bytes, Output.@Nullable End end) {
        if (state == State.CLOSED) {
            finish();
            loop.ledger.moved(null, bytes);
            return;
        }
        moved(bytes);
        if (end == null) {
            send();
        } else {
            if (end == Output.End.CUT) {
                LOG.info("A file became shorter while it was sent; its connection ends here");
            }
            // The length promised cannot be kept: to end is the only honest answer (RFC 9112 §8).
            abort();
        }
    }

    private void done() {
        endTransfer();
        exchange.over();
        next();
        process();
    }

    /// The answer is out: on to the next request, or to the end.
    private void next() {
        if (closes) {
            leave();
            return;
        }
        incoming.answered();
        state = State.READING;
        idleSince = loop.now();
        limit(incoming.isEmpty() ? loop.router.limits().idle() : loop.router.limits().head());
    }

    /// Ends the connection so that its answer can be read: where more of the request may come than was read, our half
    /// is closed first and a little is read, since closing with unread bytes resets the connection (RFC 9112 §9.6).
    private void leave() {
        boolean clean = incoming.isClean() || incoming.isEnded();
        incoming.clear();
        if (clean || !line.closeHalf()) {
            close();
            return;
        }
        state = State.LINGERING;
        limit(LINGER);
        linger();
    }

    private void linger() {
        if (line.drain(loop.incoming)) {
            line.want(SelectionKey.OP_READ);
        } else {
            close();
        }
    }

    // Rights and time

    /// The rights have changed: an answer under way that is not granted any more ends now, and what the system still
    /// holds of it is thrown away.
    void askAgain() {
        boolean underWay = state == State.ASKED || state == State.SENDING;
        if (!underWay || exchange.isStillGranted()) {
            return;
        }
        if (transfer != null) {
            loop.ledger.revoked(transfer);
        }
        abort();
    }

    @Override
    void expired() {
        loop.guarded(this, this::tooSlow);
    }

    private void tooSlow() {
        switch (state) {
            case READING -> {
                if (incoming.isEmpty()) {
                    close();
                } else if (incoming.waitsForHot()) {
                    incoming.goLongWay();
                    process();
                } else {
                    incoming.refuse(408);
                    refuse(408);
                }
            }
            case ASKED -> {
                if (exchange.givesUp()) {
                    answer(loop.router.error(exchange, 503));
                }
            }
            case SENDING -> stalled();
            case LINGERING, CLOSED -> close();
        }
    }

    /// The selector tells of room only when a third of the send buffer is free, which a slow reader of a long buffer
    /// may not reach in time: so it is tried once more before the visitor is given up.
    private void stalled() {
        if (output.isLent()) {
            output.cancel();
            return;
        }
        probing = true;
        send();
    }

    void limit(Duration most) {
        loop.timers.arm(this, loop.now(), most.toNanos());
    }

    // The end

    /// Whether it waits for a request of which nothing has come yet.
    boolean isIdle() {
        return state == State.READING && incoming.isEmpty();
    }

    /// Since when nothing came, by the clock of the loop.
    long idleSince() {
        return idleSince;
    }

    /// Ends the connection; what the system still holds is delivered.
    void close() {
        end(false);
    }

    /// Ends the connection at once with a reset: nothing that the system still holds leaves it.
    void abort() {
        end(true);
    }

    private void end(boolean reset) {
        if (state == State.CLOSED) {
            return;
        }
        state = State.CLOSED;
        loop.timers.remove(this);
        exchange.abandonWork();
        exchange.over();
        incoming.clear();
        try {
            endTransfer();
        } finally {
            letGo(reset);
        }
    }

    private void letGo(boolean reset) {
        if (reset) {
            line.resetOnClose();
        }
        if (isLent()) {
            output.cancel();
        } else {
            finish();
        }
    }

    /// Gives all back; the loop owns the channel again or still.
    private void finish() {
        try {
            output.release();
        } finally {
            leaveLoop();
        }
    }

    private void leaveLoop() {
        line.close();
        loop.forget(this, gone);
    }

    private void endTransfer() {
        Transfer over = transfer;
        transfer = null;
        if (over != null) {
            loop.ledger.ended(over);
        }
    }
}
