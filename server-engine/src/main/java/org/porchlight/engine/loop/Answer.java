package org.porchlight.engine.loop;

import org.jspecify.annotations.Nullable;
import org.porchlight.engine.transfer.Transfer.Viewed;

/// One answer: its status, its fields as they go on the wire (each ended by CR LF, ISO 8859-1) without `Date` and
/// `Connection`, which the loop adds, and its body. `close` asks to end the connection after it.
///
/// `viewed` says what people see of it while it runs, null where it is no film, song, picture or download; `size` is
/// then the length of the whole file and `offset` where this body begins in it.
public record Answer(
        int status, byte[] fields, Body body, boolean close, @Nullable Viewed viewed, long size, long offset) {

    /// An answer that is no viewing.
    public Answer(int status, byte[] fields, Body body, boolean close) {
        this(status, fields, body, close, null, 0, 0);
    }
}
