package org.porchlight.engine.loop;

import org.jspecify.annotations.Nullable;
import org.porchlight.engine.api.Visitor;
import org.porchlight.engine.folder.FileWorkers;
import org.porchlight.engine.http.Request;

import java.net.InetAddress;
import java.util.concurrent.Callable;
import java.util.function.BooleanSupplier;

/// What the router and the hot path see of a connection, and what they left with it for the request it is at. Confined
/// to the loop.
final class Asked implements Exchange {

    private final Connection connection;
    private final Incoming incoming;
    private final @Nullable Visitor adopted;
    private @Nullable Ticket ticket;
    private @Nullable BooleanSupplier guard;
    private @Nullable Object memo;

    Asked(Connection connection, Incoming incoming, @Nullable Visitor adopted) {
        this.connection = connection;
        this.incoming = incoming;
        this.adopted = adopted;
    }

    @Override
    public Request request() {
        Request request = incoming.request();
        if (request == null) {
            throw new IllegalStateException("No request is at hand");
        }
        return request;
    }

    @Override
    public byte[] body() {
        return incoming.body();
    }

    @Override
    public InetAddress peer() {
        return connection.peer();
    }

    @Override
    public InetAddress local() {
        return connection.local();
    }

    @Override
    public @Nullable Visitor adopted() {
        return adopted;
    }

    @Override
    public void answer(Answer answer) {
        connection.answer(answer);
    }

    @Override
    public void work(FileWorkers workers, Callable<Answer> work) {
        Ticket next = new Ticket(connection, workers, work, !incoming.keepsAlive(), incoming.saysKeepAlive());
        ticket = next;
        if (!next.queue()) {
            ticket = null;
            connection.answer(connection.loop.router.error(this, 503));
        }
    }

    @Override
    public void resume() {
        connection.resume();
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
    public void guard(BooleanSupplier stillGranted) {
        guard = stillGranted;
    }

    /// Whether the visitor may still have the answer.
    boolean isStillGranted() {
        return guard == null || guard.getAsBoolean();
    }

    /// Whether the worker has had its time; if not, it gets more.
    boolean givesUp() {
        return ticket != null && ticket.giveUp();
    }

    /// What a worker still brings is given back; false if a worker has claimed the connection.
    boolean abandonWork() {
        if (ticket != null && !ticket.abandon()) {
            return false;
        }
        ticket = null;
        return true;
    }

    /// Whether a worker has claimed the connection and the loop does not know yet.
    boolean isClaimed() {
        return ticket != null && ticket.isClaimed();
    }

    /// The loop knows of the claim.
    void claimed() {
        ticket = null;
    }

    /// The request is answered, or never will be.
    void over() {
        guard = null;
    }
}
