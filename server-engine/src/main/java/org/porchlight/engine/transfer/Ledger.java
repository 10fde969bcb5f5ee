package org.porchlight.engine.transfer;

import org.jspecify.annotations.Nullable;
import org.porchlight.engine.api.ViewingSnapshot;
import org.porchlight.engine.api.ViewingSnapshot.State;
import org.porchlight.engine.transfer.Transfer.Viewed;

import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongSupplier;

/// Who is sent what: all viewings, the bytes they moved, and what the owner stopped. Confined to the loop.
public final class Ledger {

    private static final long PAUSED_FOR = Duration.ofMinutes(30).toNanos();
    private static final long SHOWN_AFTER_END = Duration.ofMinutes(1).toNanos();
    private static final long STOPPED_FOR = Duration.ofMinutes(10).toNanos();

    /// Bounds what a visitor who changes its User-Agent with every request can make us remember.
    private static final int MOST = 5_000;

    private final LongSupplier nanoTime;
    private final InstantSource clock;
    private final Map<ViewingKey, Viewing> viewings = new LinkedHashMap<>();
    private final Map<ViewingKey, Long> stopped = new HashMap<>();
    private final SpeedMeter speed;
    private long sent;
    private long lastId;

    public Ledger(LongSupplier nanoTime, InstantSource clock) {
        this.nanoTime = nanoTime;
        this.clock = clock;
        this.speed = new SpeedMeter(nanoTime.getAsLong());
    }

    /// A transfer of `size` bytes' file from offset `first`; it counts as viewed from its first byte on, or once it is
    /// [#seen].
    public Transfer begin(Viewed viewed, long size, long first) {
        return new Transfer(viewed, PlayerName.of(viewed.userAgent()), size, first);
    }

    /// Another transfer of the same to the same.
    public Transfer again(Transfer transfer) {
        return new Transfer(transfer.viewed, transfer.player, transfer.size, transfer.first);
    }

    /// `bytes` body bytes went to the network, for `transfer` if it is one that people see.
    public void moved(@Nullable Transfer transfer, long bytes) {
        if (bytes <= 0) {
            return;
        }
        long now = nanoTime.getAsLong();
        sent += bytes;
        speed.add(now, bytes);
        if (transfer == null) {
            return;
        }
        transfer.moved += bytes;
        joined(transfer, now).moved(transfer, bytes, now, clock.instant());
    }

    /// `transfer` is under way on a worker, whose bytes are told later; null for one that people do not see.
    public void seen(@Nullable Transfer transfer) {
        if (transfer != null) {
            joined(transfer, nanoTime.getAsLong());
        }
    }

    private Viewing joined(Transfer transfer, long now) {
        Viewing viewing = transfer.viewing;
        if (viewing == null) {
            viewing = viewingOf(transfer, now);
            transfer.viewing = viewing;
            viewing.join(transfer, now);
        }
        return viewing;
    }

    /// The transfer is over, complete or not.
    public void ended(Transfer transfer) {
        if (transfer.viewing != null) {
            transfer.viewing.leave(nanoTime.getAsLong());
            transfer.viewing = null;
            transfer.moved = 0;
        }
    }

    /// The right to it was taken away.
    public void revoked(Transfer transfer) {
        Viewing viewing = transfer.viewing;
        if (viewing != null) {
            viewing.stop(nanoTime.getAsLong());
        }
        ended(transfer);
    }

    /// Stops a viewing and refuses its visitor its file for 10 minutes; false if there is none of that id.
    public boolean stop(long id) {
        Viewing viewing = find(id);
        if (viewing == null) {
            return false;
        }
        long now = nanoTime.getAsLong();
        viewing.stop(now);
        stopped.put(viewing.viewed.key(), now + STOPPED_FOR);
        return true;
    }

    /// Lets a stopped viewing go on.
    public void allow(long id) {
        Viewing viewing = find(id);
        if (viewing != null) {
            stopped.remove(viewing.viewed.key());
        }
    }

    /// Whether the owner stopped anything.
    public boolean hasStopped() {
        return !stopped.isEmpty();
    }

    /// Whether the owner stopped this visitor with this file.
    public boolean isStopped(Viewed viewed) {
        if (stopped.isEmpty()) {
            return false;
        }
        Long until = stopped.get(viewed.key());
        return until != null && nanoTime.getAsLong() - until < 0;
    }

    /// All viewings now, in the order of their start.
    public List<ViewingSnapshot> snapshot() {
        long now = nanoTime.getAsLong();
        tidy(now);
        List<ViewingSnapshot> list = new ArrayList<>(viewings.size());
        viewings.values().forEach(viewing -> list.add(viewing.snapshot(now)));
        return list;
    }

    /// Body bytes since the start.
    public long sent() {
        return sent;
    }

    /// Body bytes per second, averaged over 10 s.
    public double bytesPerSecond() {
        return speed.perSecond(nanoTime.getAsLong());
    }

    private Viewing viewingOf(Transfer transfer, long now) {
        ViewingKey key = transfer.key();
        Viewing known = viewings.get(key);
        if (known != null) {
            return known;
        }
        if (viewings.size() >= MOST) {
            tidy(now);
            forgetOne();
        }
        Viewing viewing = new Viewing(++lastId, transfer, clock.instant(), now);
        viewings.put(key, viewing);
        return viewing;
    }

    private void forgetOne() {
        for (Iterator<Viewing> all = viewings.values().iterator(); viewings.size() >= MOST && all.hasNext(); ) {
            if (all.next().state() != State.RUNNING) {
                all.remove();
            }
        }
    }

    private void tidy(long now) {
        stopped.values().removeIf(until -> now - until >= 0);
        viewings.values()
                .removeIf(viewing -> {
                    long age = now - viewing.stateSince;
                    if (viewing.state() == State.PAUSED && age > PAUSED_FOR) {
                        viewing.end(now);
                        return false;
                    }
                    return (viewing.state() == State.ENDED && age > SHOWN_AFTER_END)
                            || (viewing.state() == State.STOPPED && age > STOPPED_FOR);
                });
    }

    private @Nullable Viewing find(long id) {
        for (Viewing viewing : viewings.values()) {
            if (viewing.id == id) {
                return viewing;
            }
        }
        return null;
    }
}
