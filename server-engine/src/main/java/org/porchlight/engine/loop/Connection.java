package org.porchlight.engine.loop;

import org.jspecify.annotations.Nullable;
import org.porchlight.engine.api.Visitor;
import org.porchlight.engine.folder.FileWorkers;
import org.porchlight.engine.http.Request;
import org.porchlight.engine.transfer.Transfer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.io.IOException;
import java.net.InetAddress;
import java.net.StandardSocketOptions;
import java.nio.ByteBuffer;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.SelectionKey;
import java.nio.channels.SocketChannel;
import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.function.BooleanSupplier;

/// One connection and the request it is at. Confined to the loop, but for the channel while a slice is lent to a worker:
/// then the loop neither reads, writes nor closes it, it only asks for the slice to be the last.
///
///     READING --head--> BODY --whole--> ASKED --answer--> SENDING --done--> READING
///        |                |               |                  |
///        |                |               |                  +--close--> LINGERING --> CLOSED
///        +----------------+--refused------+--refused-------->+
///     any state --fault, reset, revoked, too slow--> CLOSED
///
/// ASKED has no time limit of its own but that of [Ticket]; each other state has one. Events that arrive in a state that
/// does not want them take the interest away, which is cheaper than to take it away before each answer.
final class Connection extends Timers.Timer implements Exchange {

    private static final Logger LOG = LoggerFactory.getLogger(Connection.class);

    /// How much of an unwanted body is read so that its sender can read the answer (RFC 9112 §9.6).
    private static final int LINGER_BYTES = 64 * 1024;

    private static final Duration LINGER = Duration.ofSeconds(5);
    private static final byte[] NO_BODY = new byte[0];

    enum State {
        READING,
        BODY,
        ASKED,
        SENDING,
        LINGERING,
        CLOSED
    }

    final EventLoop loop;
    final SocketChannel channel;

    /// Where the loop keeps it, -1 nowhere.
    int place = -1;

    /// Whether it counts against its address.
    boolean counted;

    private final InetAddress peer;
    private final InetAddress local;
    private final @Nullable Visitor adopted;
    private final @Nullable Runnable gone;
    private final Input input;
    private final Output output;
    private @Nullable SelectionKey key;
    private State state = State.READING;
    private @Nullable Request request;
    private @Nullable RequestBody body;
    private @Nullable Ticket ticket;
    private @Nullable BooleanSupplier guard;
    private @Nullable Object memo;
    private @Nullable Transfer transfer;
    private boolean closes;
    private boolean ended;
    private boolean running;
    private boolean probing;
    private int lingered;
    private long idleSince;

    Connection(
            EventLoop loop,
            SocketChannel channel,
            InetAddress peer,
            InetAddress local,
            @Nullable Visitor adopted,
            @Nullable Runnable gone) {
        this.loop = loop;
        this.channel = channel;
        this.peer = peer;
        this.local = local;
        this.adopted = adopted;
        this.gone = gone;
        this.input = new Input(loop.inputs);
        this.output = new Output(this);
        this.idleSince = loop.now();
    }

    // What the router and the hot path see

    @Override
    public void resume() {
        if (state == State.READING) {
            loop.guarded(this, this::process);
        }
    }

    @Override
    public @Nullable Object memo() {
        return memo;
    }

    @Override
    public void memo(Object what) {
        memo = what;
    }

    @Override
    public Request request() {
        if (request == null) {
            throw new IllegalStateException("No request is at hand");
        }
        return request;
    }

    @Override
    public byte[] body() {
        return body == null ? NO_BODY : body.bytes();
    }

    @Override
    public InetAddress peer() {
        return peer;
    }

    @Override
    public InetAddress local() {
        return local;
    }

    @Override
    public @Nullable Visitor adopted() {
        return adopted;
    }

    @Override
    public void guard(BooleanSupplier stillGranted) {
        guard = stillGranted;
    }

    @Override
    public void work(FileWorkers workers, Callable<Answer> work) {
        Ticket next = new Ticket(this, workers, work);
        ticket = next;
        if (!next.queue()) {
            ticket = null;
            answer(loop.router.error(this, 503));
        }
    }

    @Override
    public void answer(Answer answer) {
        if (state != State.ASKED) {
            discard(answer);
            return;
        }
        ticket = null;
        Request asked = request;
        boolean stays = asked != null && asked.keepAlive() && !answer.close() && !closes && !ended;
        boolean saysSo = stays && asked != null && asked.minorVersion() == 0;
        closes = !stays;
        if (answer.viewed() != null) {
            transfer = loop.ledger.begin(answer.viewed(), answer.size(), answer.offset());
        }
        state = State.SENDING;
        limit(loop.router.limits().stall());
        output.begin(answer, closes, saysSo);
        send();
    }

    /// Gives back what an answer holds that nobody will see.
    void discard(Answer answer) {
        if (answer.body() instanceof Body.File file) {
            if (file.first() != null) {
                loop.buffers.release(file.first());
            }
            file.workers().submitAlways(file::close);
        }
    }

    // Coming in

    /// Begins with what may have come with the connection, before the selector is troubled.
    void begin() {
        limit(loop.router.limits().head());
        read();
    }

    /// Registers with a new selector.
    void register() {
        key = null;
        want(state == State.SENDING ? SelectionKey.OP_WRITE : SelectionKey.OP_READ);
    }

    /// The selector says that something can be done.
    void ready() {
        SelectionKey now = key;
        if (now == null || !now.isValid()) {
            return;
        }
        if (output.isLent()) {
            now.interestOps(0);
        } else if (state == State.SENDING && now.isWritable()) {
            now.interestOps(0);
            send();
        } else if (now.isReadable() && (state == State.READING || state == State.BODY)) {
            read();
        } else if (now.isReadable() && state == State.LINGERING) {
            linger();
        } else {
            now.interestOps(0);
        }
    }

    private void read() {
        boolean wasEmpty = input.isEmpty();
        try {
            int n = input.read(channel, loop.incoming);
            if (n < 0) {
                ended = true;
                // Half closed: what came before is answered (RFC 9112 §9.6 lets a client do so), then it ends.
                if (state != State.READING || input.isEmpty()) {
                    close();
                    return;
                }
            } else if (n > 0 && wasEmpty && state == State.READING) {
                limit(loop.router.limits().head());
            }
        } catch (IOException e) {
            // A player that seeks resets its connection: the normal case.
            close();
            return;
        }
        process();
    }

    /// Goes through what is in the input until something must be waited for.
    private void process() {
        if (running) {
            return;
        }
        running = true;
        try {
            while (step()) {
                // Each step is one request, or a part of one.
            }
        } finally {
            running = false;
        }
        if (state == State.READING || state == State.BODY) {
            if (ended) {
                close();
            } else {
                want(SelectionKey.OP_READ);
            }
        }
    }

    private boolean step() {
        return switch (state) {
            case READING -> readHead();
            case BODY -> readBody();
            case ASKED, SENDING, LINGERING, CLOSED -> false;
        };
    }

    private boolean readHead() {
        if (input.isEmpty()) {
            return false;
        }
        int length = input.parse();
        if (length == 0) {
            return false;
        }
        if (length < 0) {
            request = null;
            refuse(-length);
            return true;
        }
        switch (input.find(loop.hot, this)) {
            case HotPath.Verdict.Send(HotAnswer answer) -> {
                return sendHot(answer, length);
            }
            case HotPath.Verdict.Wait _ -> {
                return false;
            }
            case null -> {
                // The long way.
            }
        }
        Request head = input.take(length);
        request = head;
        if (head.hasUnknownExpectation()) {
            refuse(417);
            return true;
        }
        if (!head.hasBody()) {
            ask();
            return true;
        }
        switch (loop.router.bodyWish(this)) {
            case REFUSE -> {
                closes = true;
                ask();
            }
            case SKIP -> await(new RequestBody(head, false));
            case KEEP -> await(new RequestBody(head, true));
        }
        return true;
    }

    /// Sends a prepared answer in one write; true if the next request may follow.
    private boolean sendHot(HotAnswer hot, int length) {
        closes = ended || !input.keepsAlive();
        ByteBuffer bytes = hot.bytes(loop.heads, closes, input.minorVersion() == 0);
        int headLength = bytes.remaining() - hot.size();
        input.drop(length);
        int sent;
        try {
            sent = channel.write(bytes);
        } catch (IOException e) {
            LOG.debug("The far end is gone", e);
            abort();
            return false;
        }
        Transfer seen = hot.transfer();
        if (bytes.hasRemaining()) {
            state = State.SENDING;
            request = null;
            transfer = seen == null ? null : loop.ledger.again(seen);
            limit(loop.router.limits().stall());
            loop.ledger.moved(transfer, Math.max(0, sent - headLength));
            output.beginRest(bytes, Math.max(0, headLength - sent));
            send();
            return state == State.READING;
        }
        loop.ledger.moved(seen, hot.size());
        if (seen != null) {
            loop.ledger.ended(seen);
        }
        guard = null;
        if (closes) {
            request = null;
            if (input.isEmpty()) {
                close();
            } else {
                leave();
            }
            return false;
        }
        idleSince = loop.now();
        limit(input.isEmpty() ? loop.router.limits().idle() : loop.router.limits().head());
        return true;
    }

    private void await(RequestBody next) {
        body = next;
        state = State.BODY;
        limit(loop.router.limits().head());
        if (request().expectsContinue() && next.fault() == 0 && input.isEmpty()) {
            output.writeContinue();
        }
    }

    private boolean readBody() {
        RequestBody reading = body;
        if (reading == null) {
            return false;
        }
        if (reading.fault() == 0) {
            input.feed(reading);
        }
        if (reading.fault() != 0) {
            refuse(reading.fault());
            return true;
        }
        if (!reading.isComplete()) {
            return false;
        }
        ask();
        return true;
    }

    private void ask() {
        state = State.ASKED;
        loop.timers.disarm(this);
        try {
            loop.router.route(this);
        } catch (RuntimeException | StackOverflowError fault) {
            LOG.error("A request could not be routed", fault);
            answer(loop.router.error(this, 500));
        }
    }

    /// Answers a message that cannot be trusted or is not wanted, and ends the connection after it.
    private void refuse(int status) {
        state = State.ASKED;
        closes = true;
        answer(loop.router.error(request == null ? null : this, status));
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
                        want(SelectionKey.OP_WRITE);
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

    /// A worker has given the connection back.
    void sliceDone(Output.@Nullable End end) {
        if (state == State.CLOSED) {
            finish();
            return;
        }
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
        guard = null;
        body = null;
        if (closes) {
            leave();
            return;
        }
        request = null;
        state = State.READING;
        idleSince = loop.now();
        limit(input.isEmpty() ? loop.router.limits().idle() : loop.router.limits().head());
        process();
    }

    /// Ends the connection so that its answer can be read: where more of the request may come than was read, our half
    /// is closed first and a little is read, since closing with unread bytes resets the connection (RFC 9112 §9.6).
    private void leave() {
        boolean clean = request != null && input.isEmpty() && isBodyRead(request);
        input.clear();
        if (clean || ended) {
            close();
            return;
        }
        try {
            channel.shutdownOutput();
        } catch (IOException e) {
            close();
            return;
        }
        state = State.LINGERING;
        limit(LINGER);
        linger();
    }

    private boolean isBodyRead(Request asked) {
        return body == null ? !asked.hasBody() : body.isComplete();
    }

    private void linger() {
        try {
            while (lingered < LINGER_BYTES) {
                loop.incoming.clear();
                int n = channel.read(loop.incoming);
                if (n == 0) {
                    want(SelectionKey.OP_READ);
                    return;
                }
                if (n < 0) {
                    break;
                }
                lingered += n;
            }
        } catch (IOException e) {
            LOG.debug("The far end did not wait for its answer", e);
        }
        close();
    }

    // Rights and time

    /// The rights have changed: an answer under way that is not granted any more ends now, and what the system still
    /// holds of it is thrown away.
    void askAgain() {
        boolean underWay = state == State.ASKED || state == State.SENDING;
        if (guard == null || !underWay || guard.getAsBoolean()) {
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
                if (input.isEmpty()) {
                    close();
                } else {
                    request = null;
                    refuse(408);
                }
            }
            case BODY -> refuse(408);
            case ASKED -> {
                Ticket waiting = ticket;
                if (waiting != null && waiting.giveUp()) {
                    answer(loop.router.error(this, 503));
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
        return state == State.READING && input.isEmpty();
    }

    /// Since when nothing came, by the clock of the loop.
    long idleSince() {
        return idleSince;
    }

    void closeIdle() {
        close();
    }

    private void close() {
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
        if (ticket != null) {
            ticket.abandon();
            ticket = null;
        }
        endTransfer();
        guard = null;
        input.clear();
        if (reset) {
            try {
                channel.setOption(StandardSocketOptions.SO_LINGER, 0);
            } catch (IOException | UnsupportedOperationException e) {
                LOG.debug("No reset for this connection", e);
            }
        }
        if (output.isLent()) {
            output.cancel();
        } else {
            finish();
        }
    }

    /// Gives all back; the loop owns the channel again or still.
    private void finish() {
        output.release();
        try {
            channel.close();
        } catch (IOException e) {
            LOG.debug("A connection did not close", e);
        }
        loop.forget(this);
        if (gone != null) {
            gone.run();
        }
    }

    private void endTransfer() {
        if (transfer != null) {
            loop.ledger.ended(transfer);
            transfer = null;
        }
    }

    private void want(int interest) {
        try {
            if (key == null) {
                key = channel.register(loop.selector(), interest, this);
            } else if (key.interestOps() != interest) {
                key.interestOps(interest);
            }
        } catch (ClosedChannelException e) {
            throw new IllegalStateException("A closed connection wants events", e);
        }
    }
}
