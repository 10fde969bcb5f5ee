package org.porchlight.engine.loop;

import org.jspecify.annotations.Nullable;
import org.porchlight.engine.http.Request;
import org.porchlight.engine.http.RequestParser;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;

/// What a connection has received and not used yet. Holds an array and a parser only while there is something. Confined
/// to the loop.
final class Input {

    private static final byte[] NOTHING = new byte[0];

    private final InputPool pool;
    private @Nullable RequestParser parser;
    private byte[] bytes = NOTHING;
    private int start;
    private int end;

    Input(InputPool pool) {
        this.pool = pool;
    }

    boolean isEmpty() {
        return start == end;
    }

    /// Reads what is there through `shared`.
    ///
    /// @return bytes read, 0 for none, -1 at the end of the stream
    int read(SocketChannel channel, ByteBuffer shared) throws IOException {
        int room = InputPool.LARGE - (end - start);
        if (room <= 0) {
            return 0;
        }
        shared.clear().limit(Math.min(room, shared.capacity()));
        int n = channel.read(shared);
        if (n > 0) {
            makeRoom(n);
            shared.flip().get(bytes, end, n);
            end += n;
        }
        return n;
    }

    private void makeRoom(int more) {
        int held = end - start;
        if (bytes.length - end >= more) {
            return;
        }
        if (bytes.length >= held + more) {
            System.arraycopy(bytes, start, bytes, 0, held);
        } else {
            byte[] next = pool.acquire(held + more);
            System.arraycopy(bytes, start, next, 0, held);
            release(bytes);
            bytes = next;
        }
        start = 0;
        end = held;
    }

    /// As [RequestParser#parse]; what was parsed is kept until [#take].
    int parse() {
        return parser().parse(bytes, start, end);
    }

    private RequestParser parser() {
        RequestParser now = parser;
        if (now == null) {
            now = pool.parser();
            parser = now;
        }
        return now;
    }

    /// The verdict of the hot path on the head that was parsed.
    HotPath.@Nullable Verdict find(HotPath hot, Exchange exchange) {
        return hot.find(parser(), bytes, start, exchange);
    }

    /// Whether the client wants the connection to stay after the request that was parsed.
    boolean keepsAlive() {
        return parser().keepAlive();
    }

    /// Whether it is a HEAD, as far as was parsed, that is refused.
    boolean isHead() {
        return parser != null && parser.isHead(bytes, start);
    }

    /// The minor version of the request that was parsed.
    int minorVersion() {
        return parser().minorVersion();
    }

    /// Drops the request that was parsed.
    void drop(int length) {
        parser().reset();
        skip(length);
    }

    /// The request whose head of `length` bytes was parsed, taken out.
    Request take(int length) {
        Request request = parser().request(bytes, start);
        parser().reset();
        skip(length);
        return request;
    }

    /// Feeds what is there to a body until it is complete, broken or wants more.
    void feed(RequestBody body) {
        skip(body.feed(bytes, start, end));
    }

    void skip(int n) {
        start += n;
        if (start == end) {
            clear();
        }
    }

    /// Forgets all that is there and gives the array back.
    void clear() {
        release(bytes);
        if (parser != null) {
            pool.release(parser);
            parser = null;
        }
        bytes = NOTHING;
        start = 0;
        end = 0;
    }

    private void release(byte[] array) {
        if (array.length > 0) {
            pool.release(array);
        }
    }
}
