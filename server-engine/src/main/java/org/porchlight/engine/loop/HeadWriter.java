package org.porchlight.engine.loop;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import org.porchlight.engine.http.HttpDates;

import java.nio.ByteBuffer;
import java.time.InstantSource;
import java.util.Arrays;

/// Writes the heads of answers: status line, `Date` (RFC 9110 §6.6.1), `Connection`, and the fields of the answer. The
/// bytes of a date are made once a second. Confined to the loop.
final class HeadWriter {

    private static final byte[] CLOSE = "Connection: close\r\n".getBytes(ISO_8859_1);
    private static final byte[] KEEP_ALIVE = "Connection: keep-alive\r\n".getBytes(ISO_8859_1);
    private static final byte[] END = "\r\n".getBytes(ISO_8859_1);

    /// RFC 9110 §15.2.1.
    private static final byte[] CONTINUE = "HTTP/1.1 100 Continue\r\n\r\n".getBytes(ISO_8859_1);

    private final InstantSource clock;

    /// Made when they are first needed; END stands for none yet.
    private final byte[][] statusLines = new byte[600][];

    private long second = Long.MIN_VALUE;
    private byte[] date = END;

    HeadWriter(InstantSource clock) {
        this.clock = clock;
        Arrays.fill(statusLines, END);
    }

    /// Writes a head into `to`, which must have room for it.
    ///
    /// @param saysKeepAlive for a client of HTTP/1.0, which expects to be told (RFC 9112 §9.3)
    void write(ByteBuffer to, Answer answer, boolean close, boolean saysKeepAlive) {
        to.put(statusLine(answer.status())).put(date());
        if (close) {
            to.put(CLOSE);
        } else if (saysKeepAlive) {
            to.put(KEEP_ALIVE);
        }
        to.put(answer.fields()).put(END);
    }

    /// The second that is on the clock, in seconds since 1970.
    long second() {
        date();
        return second;
    }

    /// Sets the date of a head that was written before.
    void stamp(ByteBuffer head, int status) {
        head.put(statusLine(status).length, date());
    }

    void writeContinue(ByteBuffer to) {
        to.put(CONTINUE);
    }

    private byte[] statusLine(int status) {
        byte[] line = statusLines[status];
        if (line.length == END.length) {
            line = ("HTTP/1.1 " + status + " " + Reasons.of(status) + "\r\n").getBytes(ISO_8859_1);
            statusLines[status] = line;
        }
        return line;
    }

    private byte[] date() {
        long now = Math.floorDiv(clock.millis(), 1000L);
        if (now != second) {
            second = now;
            date = ("Date: " + HttpDates.format(now) + "\r\n").getBytes(ISO_8859_1);
        }
        return date;
    }
}
