package org.porchlight.engine.loop;

import org.porchlight.engine.http.ChunkedDecoder;
import org.porchlight.engine.http.Request;

import java.util.Arrays;

/// The body of a request while it arrives: framed by its length or by chunks (RFC 9112 §6.3), kept or skipped, and
/// bounded. Confined to the loop.
final class RequestBody implements ChunkedDecoder.Sink {

    /// The longest body that is read before an answer.
    static final int MOST = 64 * 1024;

    private final boolean keep;
    private final ChunkedDecoder chunks = new ChunkedDecoder();
    private final boolean chunked;
    private long left;
    private int seen;
    private int fault;
    private byte[] kept = new byte[0];

    RequestBody(Request request, boolean keep) {
        this.keep = keep;
        this.chunked = request.chunked();
        this.left = Math.max(0, request.contentLength());
        if (left > MOST) {
            fault = 413;
        }
    }

    /// Takes bytes of `buf` from `from` up to `to`; returns how many belong to the body.
    int feed(byte[] buf, int from, int to) {
        if (chunked) {
            int used = chunks.decode(buf, from, to, this);
            if (used < 0) {
                fault = -used;
                return 0;
            }
            return used;
        }
        int n = (int) Math.min(left, to - from);
        data(buf, from, n);
        left -= n;
        return n;
    }

    @Override
    public void data(byte[] buf, int from, int length) {
        seen += length;
        if (seen > MOST) {
            fault = 413;
        } else if (keep && length > 0) {
            if (kept.length < seen) {
                kept = Arrays.copyOf(kept, Math.min(MOST, Math.max(seen, 2 * kept.length)));
            }
            System.arraycopy(buf, from, kept, seen - length, length);
        }
    }

    /// The status that refuses this body, 0 if nothing is wrong.
    int fault() {
        return fault;
    }

    boolean isComplete() {
        return chunked ? chunks.done() : left == 0;
    }

    byte[] bytes() {
        return kept.length == seen || !keep ? kept : Arrays.copyOf(kept, seen);
    }
}
