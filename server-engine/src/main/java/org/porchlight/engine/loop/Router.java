package org.porchlight.engine.loop;

import org.jspecify.annotations.Nullable;
import org.porchlight.engine.api.Limits;

import java.net.InetAddress;

/// Decides what a request is answered. Called on the loop, so it must not wait.
public interface Router {

    /// What is to be done with the body of a request before it is routed.
    enum BodyWish {
        /// Read and forget it, so that the next request on the connection is found (RFC 9112 §6).
        SKIP,
        /// Read it whole and hand it over.
        KEEP,
        /// Answer without reading it; the connection ends after the answer.
        REFUSE
    }

    BodyWish bodyWish(Exchange exchange);

    void route(Exchange exchange);

    /// The answer for a fault of the request or of ours, `exchange` null where no request could be read.
    Answer error(@Nullable Exchange exchange, int status);

    boolean admits(InetAddress peer, InetAddress local);

    boolean isOwn(InetAddress peer);

    Limits limits();
}
