package org.porchlight.engine.loop;

import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.io.IOException;
import java.nio.ByteBuffer;

/// The answer that a connection sends: what is in memory goes out on the loop, the head in one packet with the first
/// bytes; what is on a disk goes out in slices on workers, to which the connection is lent meanwhile.
final class Output implements Runnable {

    private static final Logger LOG = LoggerFactory.getLogger(Output.class);
    private static final byte[] NOTHING = new byte[0];

    /// Bytes of one slice: long enough to be worth the hand-over, short enough that others get their turn.
    private static final long SLICE = 1 << 21;

    /// Bytes sent at once with the head while others wait for the worker: enough for most seeks.
    private static final long SHORT_SLICE = 1 << 18;

    /// Slices sent without giving the worker back, where nobody waits for it.
    private static final int IN_A_ROW = 4;

    /// How far a run came.
    enum Progress {
        DONE,
        BLOCKED,
        LENT
    }

    /// Why an answer cannot go on.
    enum End {
        FAILED,
        CUT,
        CANCELLED
    }

    private final Connection connection;
    private final ByteBuffer[] pair = new ByteBuffer[2];
    private @Nullable ByteBuffer buffer;
    private @Nullable ByteBuffer first;
    private int headLeft;
    private byte[] memory = NOTHING;
    private int written;
    private Body.@Nullable File file;
    private boolean lent;
    private boolean blocked;

    private volatile boolean cancelled;
    // Written by the worker before it hands the connection back through the queue of the loop.
    private long sliceMoved;
    private @Nullable End sliceEnd;
    private @Nullable Throwable sliceFault;

    private final Runnable handBack = this::handedBack;

    Output(Connection connection) {
        this.connection = connection;
    }

    boolean isLent() {
        return lent;
    }

    /// A worker has it: [#sendClaimed] runs, or has run.
    void lend() {
        lent = true;
    }

    void begin(Answer answer, boolean close, boolean saysKeepAlive) {
        // Taken over before anything can fail, so that release gives it back.
        switch (answer.body()) {
            case Body.Memory(byte[] bytes) -> memory = bytes;
            case Body.File disk -> {
                file = disk;
                first = disk.first();
            }
        }
        ByteBuffer out = connection.loop.buffers.acquire();
        buffer = out;
        connection.loop.heads.write(out, answer, close, saysKeepAlive);
        headLeft = out.position();
        fill(out);
        out.flip();
    }

    /// Sends a prepared answer in one write.
    ///
    /// @return bytes that are left, which [#proceed] goes on with
    int sendHot(HotAnswer hot, boolean close, boolean saysKeepAlive) throws IOException {
        ByteBuffer bytes = hot.bytes(connection.loop.heads, close, saysKeepAlive);
        connection.channel().write(bytes);
        int left = bytes.remaining();
        if (left > 0) {
            ByteBuffer out = connection.loop.buffers.acquire();
            buffer = out;
            headLeft = Math.max(0, left - hot.size());
            memory = new byte[left];
            bytes.get(memory);
            written = 0;
            fill(out);
            out.flip();
        }
        return left;
    }

    /// Gives back what an answer holds that nobody will see.
    void discard(Answer answer) {
        if (answer.body() instanceof Body.File unsent) {
            if (unsent.first() != null) {
                connection.loop.buffers.release(unsent.first());
            }
            unsent.workers().submitAlways(unsent::close);
        }
    }

    void writeContinue() {
        // 25 bytes on a connection with nothing else under way fit its send buffer; where not, the client sends anyway.
        ByteBuffer out = connection.loop.buffers.acquire();
        connection.loop.heads.writeContinue(out);
        try {
            connection.channel().write(out.flip());
        } catch (IOException e) {
            LOG.debug("The far end is gone", e);
            connection.abort();
        } finally {
            connection.loop.buffers.release(out);
        }
    }

    Progress proceed() throws IOException {
        while (buffer != null) {
            connection.moved(write(buffer));
            if (isHeld()) {
                return Progress.BLOCKED;
            }
            buffer.clear();
            if (fill(buffer)) {
                buffer.flip();
            } else {
                releaseBuffers();
            }
        }
        Body.File disk = file;
        if (disk == null) {
            return Progress.DONE;
        }
        if (disk.remaining() == 0) {
            closeFile();
            return Progress.DONE;
        }
        if (blocked) {
            blocked = false;
            return Progress.BLOCKED;
        }
        disk.workers().submitAlways(this);
        lent = true;
        return Progress.LENT;
    }

    /// Copies what fits of a body in memory; false if nothing is left of it.
    private boolean fill(ByteBuffer out) {
        int n = Math.min(out.remaining(), memory.length - written);
        out.put(memory, written, n);
        written += n;
        return n > 0;
    }

    /// Writes head and first bytes.
    ///
    /// @return how many bytes of the body went out
    private long write(ByteBuffer out) throws IOException {
        ByteBuffer more = first;
        long n;
        if (more == null) {
            n = connection.channel().write(out);
        } else {
            pair[0] = out;
            pair[1] = more;
            n = connection.channel().write(pair);
        }
        int ofHead = (int) Math.min(n, headLeft);
        headLeft -= ofHead;
        return n - ofHead;
    }

    /// Whether the socket took less than there is in the buffers.
    private boolean isHeld() {
        return buffer != null && buffer.hasRemaining() || first != null && first.hasRemaining();
    }

    /// On the worker that has claimed the connection: begins the answer and sends what the socket takes.
    void sendClaimed(Answer answer, boolean close, boolean saysKeepAlive) {
        sliceMoved = 0;
        sliceEnd = null;
        try {
            begin(answer, close, !close && saysKeepAlive);
            sliceMoved = buffer == null ? 0 : write(buffer);
        } catch (IOException | RuntimeException | Error fault) {
            failed(fault);
        }
        if (sliceEnd == null && !isHeld()) {
            releaseBuffers();
            Body.File disk = fileAtHand();
            sendSlices(disk, disk.workers().waiting() > 0 ? SHORT_SLICE : SLICE);
        }
        handBack();
    }

    /// On a worker: sends a slice, or a few where nobody else waits for the worker.
    @Override
    public void run() {
        sliceMoved = 0;
        sliceEnd = null;
        sendSlices(fileAtHand(), SLICE);
        handBack();
    }

    private void sendSlices(Body.File disk, long length) {
        try {
            trySlices(disk, length);
        } catch (IOException | RuntimeException | Error fault) {
            failed(fault);
        }
    }

    private void trySlices(Body.File disk, long length) throws IOException {
        for (int i = 0; i < IN_A_ROW && disk.remaining() > 0; i++) {
            long n = cancelled ? 0 : disk.send(connection.channel(), length);
            sliceMoved += Math.max(0, n);
            if (cancelled) {
                sliceEnd = End.CANCELLED;
                return;
            }
            if (n == Body.File.CUT) {
                sliceEnd = End.CUT;
                return;
            }
            if (n < length) {
                blocked = disk.remaining() > 0;
                return;
            }
            if (disk.workers().waiting() > 0) {
                return;
            }
        }
    }

    private void failed(Throwable fault) {
        sliceEnd = End.FAILED;
        sliceFault = fault;
    }

    /// Closes what is over while a worker is at hand, and gives the connection back to the loop.
    private void handBack() {
        if (sliceEnd == null && cancelled) {
            sliceEnd = End.CANCELLED;
        }
        Body.File disk = file;
        if (disk != null && (sliceEnd != null || disk.remaining() == 0)) {
            close(disk);
        }
        connection.loop.execute(handBack);
    }

    private Body.File fileAtHand() {
        Body.File disk = file;
        if (disk == null) {
            throw new IllegalStateException("No file to send");
        }
        return disk;
    }

    private static void close(Body.File disk) {
        try {
            disk.close();
        } catch (RuntimeException | Error fault) {
            // What was sent is good all the same.
            LOG.warn("A file did not close", fault);
        }
    }

    private void handedBack() {
        lent = false;
        if (sliceFault != null) {
            LOG.debug("A slice failed", sliceFault);
            sliceFault = null;
        }
        connection.loop.guarded(connection, () -> connection.sliceDone(sliceMoved, sliceEnd));
    }

    /// Asks the worker that has the connection to make this slice its last; the far end sees the end of the stream.
    void cancel() {
        cancelled = true;
        try {
            connection.channel().shutdownOutput();
        } catch (IOException e) {
            LOG.debug("The far end is gone already", e);
        }
    }

    /// Gives all back. On the loop, while nothing is lent.
    void release() {
        releaseBuffers();
        closeFile();
    }

    private void releaseBuffers() {
        if (buffer != null) {
            connection.loop.buffers.release(buffer);
            buffer = null;
        }
        if (first != null) {
            connection.loop.buffers.release(first);
            first = null;
        }
        memory = NOTHING;
        written = 0;
    }

    private void closeFile() {
        Body.File disk = file;
        file = null;
        if (disk != null && !disk.isClosed()) {
            disk.workers().submitAlways(disk::close);
        }
    }
}
