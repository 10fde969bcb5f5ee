package org.porchlight.engine.loop;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import org.jspecify.annotations.Nullable;
import org.porchlight.engine.http.HttpDates;

import java.nio.ByteBuffer;
import java.time.InstantSource;
import java.util.concurrent.atomic.AtomicReferenceArray;

/// Writes the heads of answers: status line, `Date` (RFC 9110 §6.6.1), `Connection`, and the fields of the answer. The
/// bytes of a date are made once a second. Any thread.
final class HeadWriter {

    private static final byte[] CLOSE = "Connection: close\r\n".getBytes(ISO_8859_1);
    private static final byte[] KEEP_ALIVE = "Connection: keep-alive\r\n".getBytes(ISO_8859_1);
    private static final byte[] END = "\r\n".getBytes(ISO_8859_1);

    /// RFC 9110 §15.2.1.
    private static final byte[] CONTINUE = "HTTP/1.1 100 Continue\r\n\r\n".getBytes(ISO_8859_1);

    private final InstantSource clock;

    /// Made when they are first needed.
    private final AtomicReferenceArray<byte @Nullable []> statusLines = new AtomicReferenceArray<>(600);

    private volatile Stamp stamp = new Stamp(Long.MIN_VALUE, END);

    /// A `Date` field and the second it tells.
    private record Stamp(long second, byte[] field) {}

    HeadWriter(InstantSource clock) {
        this.clock = clock;
    }

    /// Writes a head into `to`, which must have room for it.
    ///
    /// @param saysKeepAlive for a client of HTTP/1.0, which expects to be told (RFC 9112 §9.3)
    void write(ByteBuffer to, Answer answer, boolean close, boolean saysKeepAlive) {
        to.put(statusLine(answer.status())).put(now().field);
        if (close) {
            to.put(CLOSE);
        } else if (saysKeepAlive) {
            to.put(KEEP_ALIVE);
        }
        to.put(answer.fields()).put(END);
    }

    /// The second that is on the clock, in seconds since 1970.
    long second() {
        return now().second;
    }

    /// Sets the date of a head that was written before.
    void stamp(ByteBuffer head, int status) {
        head.put(statusLine(status).length, now().field);
    }

    void writeContinue(ByteBuffer to) {
        to.put(CONTINUE);
    }

    private byte[] statusLine(int status) {
        byte[] line = statusLines.get(status);
        if (line == null) {
            line = ("HTTP/1.1 " + status + " " + Reasons.of(status) + "\r\n").getBytes(ISO_8859_1);
            statusLines.set(status, line);
        }
        return line;
    }

    private Stamp now() {
        long second = Math.floorDiv(clock.millis(), 1000L);
        Stamp known = stamp;
        if (known.second == second) {
            return known;
        }
        Stamp fresh = new Stamp(second, ("Date: " + HttpDates.format(second) + "\r\n").getBytes(ISO_8859_1));
        stamp = fresh;
        return fresh;
    }
}
