package org.porchlight.engine.loop;

import org.jspecify.annotations.Nullable;
import org.porchlight.engine.api.Visitor;
import org.porchlight.engine.folder.FileWorkers;
import org.porchlight.engine.http.Request;

import java.net.InetAddress;
import java.util.concurrent.Callable;
import java.util.function.BooleanSupplier;

/// One request that wants an answer, as the router sees it. Confined to the loop.
public interface Exchange {

    Request request();

    /// The body, read whole, of a request whose body the router wished to have; else empty.
    byte[] body();

    /// The far end's address.
    InetAddress peer();

    /// This machine's address that the connection reached.
    InetAddress local();

    /// Who was known before the connection was handed over, null for one that was accepted here.
    @Nullable Visitor adopted();

    /// Answers now. Exactly one of `answer` and `work` is called for a request.
    void answer(Answer answer);

    /// Answers with what `work` returns on a worker. Where the worker does not come to it in time the answer is 503,
    /// and what `work` opens later is closed again.
    void work(FileWorkers workers, Callable<Answer> work);

    /// Goes on with a request that was told to wait.
    void resume();

    /// What the hot path remembers of this connection, null at first.
    @Nullable Object memo();

    void memo(Object what);

    /// Says how to find out, on the loop, whether this visitor may still have this answer. It is asked after each
    /// change of rights; once it says no, the connection is reset.
    void guard(BooleanSupplier stillGranted);
}
