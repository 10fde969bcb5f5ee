package org.porchlight.engine.loop;

import org.jspecify.annotations.Nullable;
import org.porchlight.engine.transfer.Transfer;

import java.nio.ByteBuffer;

/// A whole answer in a buffer, head and body, to be sent again and again in one write. There is one buffer for each way
/// to say what becomes of the connection; its date is set anew once a second. Confined to the loop.
public final class HotAnswer {

    private static final int WAYS = 3;

    private final Answer answer;
    private final byte[] body;
    private final @Nullable ByteBuffer[] ways = new @Nullable ByteBuffer[WAYS];
    private final long[] stamped = new long[WAYS];
    private @Nullable Transfer transfer;

    /// An answer with these fields, as in [Answer], and this body.
    public HotAnswer(byte[] fields, byte[] body) {
        this.answer = new Answer(200, fields, new Body.Memory(body), false);
        this.body = body;
    }

    /// Bytes of the body.
    public int size() {
        return body.length;
    }

    /// What people see of it when it is sent next, null for nothing.
    public void transfer(@Nullable Transfer next) {
        transfer = next;
    }

    @Nullable Transfer transfer() {
        return transfer;
    }

    /// The bytes, from the first to the last.
    ByteBuffer bytes(HeadWriter heads, boolean close, boolean saysKeepAlive) {
        int way = close ? 2 : saysKeepAlive ? 1 : 0;
        ByteBuffer bytes = ways[way];
        if (bytes == null) {
            bytes = prepare(heads, close, saysKeepAlive);
            ways[way] = bytes;
            stamped[way] = heads.second();
        } else if (stamped[way] != heads.second()) {
            heads.stamp(bytes, answer.status());
            stamped[way] = heads.second();
        }
        return bytes.position(0);
    }

    private ByteBuffer prepare(HeadWriter heads, boolean close, boolean saysKeepAlive) {
        ByteBuffer bytes = ByteBuffer.allocateDirect(answer.fields().length + body.length + 256);
        heads.write(bytes, answer, close, saysKeepAlive);
        return bytes.put(body).flip();
    }
}
