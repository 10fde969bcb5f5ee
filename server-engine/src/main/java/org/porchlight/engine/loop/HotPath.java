package org.porchlight.engine.loop;

import org.jspecify.annotations.Nullable;
import org.porchlight.engine.http.RequestParser;

/// Answers at once what was answered the same way a moment ago, before the request becomes an object. On the loop.
public interface HotPath {

    /// What is to be done with a request.
    sealed interface Verdict {

        /// Send this.
        record Send(HotAnswer answer) implements Verdict {}

        /// Wait: its content is just being looked at anew. [Exchange#resume] follows.
        record Wait() implements Verdict {}
    }

    /// The verdict on the request whose head `parser` has read from `buf` at `start`; null to go the long way.
    @Nullable Verdict find(RequestParser parser, byte[] buf, int start, Exchange exchange);

    /// Nothing is hot.
    HotPath NONE = (parser, buf, start, exchange) -> null;
}
