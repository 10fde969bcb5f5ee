package org.porchlight.engine;

import org.jspecify.annotations.Nullable;
import org.porchlight.engine.api.Access.Reason;
import org.porchlight.engine.api.DoorWatch;
import org.porchlight.engine.api.Refused;
import org.porchlight.engine.api.Visitor;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.net.InetAddress;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.LongSupplier;

/// Tells the [DoorWatch] who came and who was refused: of refusals that are alike in who and why one a minute, since a
/// player that is refused tries again at once, and for long. Any thread.
final class Refusals {

    static final String NO_LINK = "there is no such link; it was revoked, or is mistyped";
    static final String GONE = "what the link was made for is not in its place any more";
    static final String LOCKED = "this account may not read the file";
    static final String STRANGER = "the address is in none of the networks of this machine";
    static final String OTHER_HOST = "the request means another machine; see the names of this one in the settings";

    private static final Logger LOG = LoggerFactory.getLogger(Refusals.class);
    private static final long EVERY = Duration.ofMinutes(1).toNanos();

    /// Bounds what strangers can make us remember.
    private static final int MOST = 1_000;

    /// Logs who was refused, and nothing that a visitor chose.
    static final DoorWatch LOGGED =
            new DoorWatch() {
                @Override
                public void refused(Refused refused) {
                    LOG.info("{} was refused: {}", refused.address().getHostAddress(), refused.why());
                }
            };

    private record Kind(InetAddress address, @Nullable String contact, String why) {}

    private static final class Count {
        private long since;
        private int untold;

        private Count(long since) {
            this.since = since;
        }
    }

    private final DoorWatch watch;
    private final LongSupplier nanoTime;
    private final Map<Kind, Count> counts =
            new LinkedHashMap<>() {
                private static final long serialVersionUID = 1L;

                @Override
                protected boolean removeEldestEntry(Map.Entry<Kind, Count> eldest) {
                    return size() > MOST;
                }
            };

    Refusals(DoorWatch watch, LongSupplier nanoTime) {
        this.watch = watch;
        this.nanoTime = nanoTime;
    }

    void cameByLink(Visitor.LinkHolder holder) {
        tell(to -> to.cameByLink(holder));
    }

    void refused(Visitor visitor, String what, Reason reason) {
        refused(visitor, what, why(reason));
    }

    void refused(Visitor visitor, String what, String why) {
        refused(visitor.address(), visitor.contact(), what, why);
    }

    void refused(InetAddress address, @Nullable String contact, String what, String why) {
        Kind kind = new Kind(address, contact, why);
        int more;
        synchronized (counts) {
            long now = nanoTime.getAsLong();
            Count count = counts.get(kind);
            if (count != null && now - count.since < EVERY) {
                count.untold++;
                return;
            }
            more = count == null ? 0 : count.untold;
            counts.remove(kind); // so that it is the youngest again
            counts.put(kind, new Count(now));
        }
        tell(to -> to.refused(new Refused(address, contact, what, why, more)));
    }

    private void tell(Consumer<DoorWatch> news) {
        try {
            news.accept(watch);
        } catch (RuntimeException e) {
            LOG.error("The watch at the door failed", e);
        }
    }

    private static String why(Reason reason) {
        return switch (reason) {
            case NOT_LISTED -> "it is not shared with them";
            case BLOCKED -> "they are blocked";
            case LINK_EXPIRED -> "the link has expired";
            case LINK_USED_ELSEWHERE -> "the link was used at another place";
            case SHARE_PAUSED -> "the share is paused";
            case STOPPED -> "their viewing of it was stopped";
            case READ_ONLY -> "nothing can be changed here";
        };
    }
}
