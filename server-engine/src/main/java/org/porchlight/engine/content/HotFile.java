package org.porchlight.engine.content;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import org.jspecify.annotations.Nullable;
import org.porchlight.engine.http.RequestParser;
import org.porchlight.engine.loop.Exchange;
import org.porchlight.engine.loop.HotAnswer;
import org.porchlight.engine.loop.HotPath;
import org.porchlight.engine.transfer.Transfer;

import java.net.InetAddress;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// One file in the content cache, under one spelling of its target. Confined to the loop.
final class HotFile {

    private static final byte[] NOBODY = new byte[0];

    final ContentCache.Subject subject;
    final int hash;

    /// Those that wait until it has been looked at anew.
    final List<Exchange> waiting = new ArrayList<>();

    @Nullable HotFile next;
    long lastUsed;
    boolean refreshing;

    private final byte[] target;
    private String tag;
    private HotAnswer answer;
    private HotPath.Verdict send;
    private long freshUntil;

    /// Who asked last, so that the next request of the same player needs no new object.
    private @Nullable InetAddress peer;

    private byte[] agent = NOBODY;
    private @Nullable Transfer transfer;

    HotFile(ContentCache.Subject subject, ContentCache.Loaded loaded, long freshUntil) {
        this.subject = subject;
        this.target = subject.target().getBytes(ISO_8859_1);
        this.hash = hash(target, 0, target.length);
        this.tag = loaded.tag();
        this.answer = new HotAnswer(loaded.fields(), loaded.body());
        this.send = new HotPath.Verdict.Send(answer);
        this.freshUntil = freshUntil;
    }

    static int hash(byte[] bytes, int from, int to) {
        int hash = 1;
        for (int i = from; i < to; i++) {
            hash = 31 * hash + bytes[i];
        }
        return hash ^ (hash >>> 15);
    }

    String tag() {
        return tag;
    }

    /// Bytes that it may take: its body once for each of two ways to send it, and their heads.
    long weight() {
        return 2L * answer.size() + 2_048;
    }

    boolean isFor(byte[] buf, int from, int to) {
        return Arrays.equals(target, 0, target.length, buf, from, to);
    }

    boolean isFresh(long now) {
        return now - freshUntil < 0;
    }

    /// Takes what the disk says now.
    void renew(ContentCache.Loaded loaded, long until) {
        freshUntil = until;
        if (!loaded.tag().equals(tag)) {
            tag = loaded.tag();
            answer = new HotAnswer(loaded.fields(), loaded.body());
            send = new HotPath.Verdict.Send(answer);
            transfer = null;
        }
    }

    /// What to send to this request.
    HotPath.Verdict send(ContentCache.Gate gate, RequestParser parser, byte[] buf, int start, Exchange exchange) {
        answer.transfer(subject.viewed() ? transfer(gate, parser, buf, start, exchange) : null);
        return send;
    }

    private Transfer transfer(ContentCache.Gate gate, RequestParser parser, byte[] buf, int start, Exchange exchange) {
        long span = parser.userAgent(buf, start);
        int from = start + (int) (span >>> Integer.SIZE);
        int to = start + (int) span;
        Transfer known = transfer;
        if (known != null && exchange.peer().equals(peer) && Arrays.equals(agent, 0, agent.length, buf, from, to)) {
            return known;
        }
        peer = exchange.peer();
        agent = Arrays.copyOfRange(buf, from, to);
        String userAgent = new String(agent, ISO_8859_1);
        known = gate.transfer(exchange, subject.share(), subject.path(), userAgent, answer.size());
        transfer = known;
        return known;
    }
}
