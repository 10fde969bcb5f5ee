package org.porchlight.engine.loop;

import org.jspecify.annotations.Nullable;
import org.porchlight.engine.http.Request;

import java.io.IOException;

/// The requests of one connection as they come in: heads, bodies where the router wants them read, and what is wrong with
/// them. Confined to the loop.
///
///     HEAD --complete--> (BODY --complete-->) asked; the next head follows after the answer
final class Incoming {

    private static final byte[] NO_BODY = new byte[0];

    /// What came of what has arrived.
    enum Step {
        /// More bytes are needed, or the content of a hot file: nothing to do now.
        WAIT,
        /// [#hot] answers the request.
        HOT,
        /// [#request] wants its answer.
        ASKED,
        /// [#refusal] is the status to end with.
        REFUSED
    }

    private final Connection connection;
    private final EventLoop loop;
    private final Input input;
    private @Nullable Request request;
    private @Nullable RequestBody body;
    private @Nullable HotAnswer hot;
    private int refusal;
    private boolean keepsAlive;
    private boolean saysKeepAlive;
    private boolean readingBody;
    private boolean waitsForHot;
    private boolean longWay;
    private boolean ended;

    Incoming(Connection connection, EventLoop loop) {
        this.connection = connection;
        this.loop = loop;
        this.input = new Input(loop.inputs);
    }

    /// The request that is being read or answered, null before its head is complete and after a hot answer.
    @Nullable Request request() {
        return request;
    }

    /// The body of the request, as far as it was wanted.
    byte[] body() {
        return body == null ? NO_BODY : body.bytes();
    }

    /// The answer of [Step#HOT].
    HotAnswer hot() {
        if (hot == null) {
            throw new IllegalStateException("Nothing hot was found");
        }
        return hot;
    }

    int refusal() {
        return refusal;
    }

    /// Whether the client wants the connection to stay after this request.
    boolean keepsAlive() {
        return keepsAlive && !ended;
    }

    /// Whether the client has to be told that it stays (RFC 9112 §9.3).
    boolean saysKeepAlive() {
        return saysKeepAlive;
    }

    /// Whether the request that is refused asks for no body in the answer.
    boolean refusesHead() {
        return request == null && input.isHead();
    }

    /// Whether the far end has closed its half.
    boolean isEnded() {
        return ended;
    }

    /// Whether nothing of a request is here.
    boolean isEmpty() {
        return input.isEmpty() && !readingBody;
    }

    /// Whether all of the last request was read, and nothing came after it.
    boolean isClean() {
        boolean whole = body == null ? request == null || !request.hasBody() : body.isComplete();
        return refusal == 0 && whole && input.isEmpty();
    }

    /// Whether a request waits for the content of a hot file to be looked at anew.
    boolean waitsForHot() {
        return waitsForHot;
    }

    /// That takes too long: the request is asked the long way, which knows what to say of a disk that hangs.
    void goLongWay() {
        waitsForHot = false;
        longWay = true;
    }

    /// Reads what is there.
    ///
    /// @return true if it is the begin of a request
    boolean read() throws IOException {
        boolean wasEmpty = isEmpty();
        int n = input.read(connection.channel(), loop.incoming);
        ended |= n < 0;
        return n > 0 && wasEmpty;
    }

    /// Goes on with what was read.
    Step next() {
        return readingBody ? nextOfBody() : nextHead();
    }

    private Step nextHead() {
        int length = input.isEmpty() ? 0 : input.parse();
        if (length == 0) {
            return Step.WAIT;
        }
        if (length < 0) {
            return refuse(-length);
        }
        keepsAlive = input.keepsAlive();
        saysKeepAlive = keepsAlive && input.minorVersion() == 0;
        return switch (longWay ? null : input.find(loop.hot, connection.exchange())) {
            case HotPath.Verdict.Send(HotAnswer answer) -> {
                hot = answer;
                waitsForHot = false;
                input.drop(length);
                yield Step.HOT;
            }
            case HotPath.Verdict.Wait _ -> {
                if (!waitsForHot) {
                    waitsForHot = true;
                    connection.limit(loop.router.limits().file());
                }
                yield Step.WAIT;
            }
            case null -> {
                waitsForHot = false;
                request = input.take(length);
                yield asked(request);
            }
        };
    }

    private Step asked(Request head) {
        if (head.hasUnknownExpectation()) {
            return refuse(417);
        }
        if (!head.hasBody()) {
            return Step.ASKED;
        }
        return switch (loop.router.bodyWish(connection.exchange())) {
            case REFUSE -> {
                keepsAlive = false;
                yield Step.ASKED;
            }
            case SKIP -> await(new RequestBody(head, false), head);
            case KEEP -> await(new RequestBody(head, true), head);
        };
    }

    private Step await(RequestBody next, Request head) {
        body = next;
        readingBody = true;
        connection.awaitsBody(head.expectsContinue() && next.fault() == 0 && input.isEmpty());
        return nextOfBody();
    }

    private Step nextOfBody() {
        RequestBody reading = body;
        if (reading == null) {
            throw new IllegalStateException("No body is being read");
        }
        if (reading.fault() == 0) {
            input.feed(reading);
        }
        if (reading.fault() != 0) {
            return refuse(reading.fault());
        }
        if (!reading.isComplete()) {
            return Step.WAIT;
        }
        readingBody = false;
        return Step.ASKED;
    }

    /// Nothing more is read: what has come cannot be trusted, or takes too long.
    Step refuse(int status) {
        refusal = status;
        keepsAlive = false;
        readingBody = false;
        return Step.REFUSED;
    }

    /// The answer is out; makes ready for the next head.
    void answered() {
        request = null;
        body = null;
        hot = null;
        waitsForHot = false;
        longWay = false;
    }

    /// Forgets all that is here.
    void clear() {
        input.clear();
    }
}
