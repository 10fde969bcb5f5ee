package org.porchlight.engine.loop;

import org.jspecify.annotations.Nullable;
import org.porchlight.engine.folder.FileWorkers;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;

/// Where the bytes of an answer come from. All the loop knows of answers.
public sealed interface Body {

    /// No body at all: HEAD, 304, 204.
    Body NONE = new Memory(new byte[0]);

    /// Bytes that are all there; written on the loop.
    record Memory(byte[] bytes) implements Body {}

    /// Bytes that come from a disk: the first of them with the head, the others in slices on a worker.
    non-sealed interface File extends Body {

        /// Bytes that go out with the head, read before the answer was made and ready to be read from; null for none.
        /// The loop gives the buffer back to the pool.
        @Nullable ByteBuffer first();

        /// What is left after [#first], in bytes. Called by whoever owns the connection.
        long remaining();

        /// Sends at most `most` bytes without waiting for the socket; on a worker.
        ///
        /// @return bytes sent, 0 if the socket takes none, [#CUT] if the file ends before its length
        /// @throws IOException if the disk or the connection fails
        long send(SocketChannel to, long most) throws IOException;

        /// Closes the file; on a worker, as often as it is called.
        void close();

        /// Whether nothing is left to be closed.
        boolean isClosed();

        /// The workers of its share.
        FileWorkers workers();

        /// What [#send] returns where the file has become shorter than it was.
        long CUT = -1;
    }
}
