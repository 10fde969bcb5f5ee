package org.porchlight.engine.transfer;

import org.porchlight.engine.api.ViewingSnapshot;
import org.porchlight.engine.api.ViewingSnapshot.State;
import org.porchlight.engine.transfer.Transfer.Viewed;

import java.time.Instant;

/// One row of what people see: a visitor and a file, over all the connections a player opens for it. Confined to the loop.
///
///     RUNNING --last connection gone--> PAUSED --30 minutes--> ENDED --1 minute--> forgotten
///        ^                                 |                     |
///        +------------- a byte ------------+---------------------+
///     RUNNING, PAUSED --stop, revoke--> STOPPED --allowed, and a byte--> RUNNING
final class Viewing {

    /// What a range must have moved to be the place that is watched; players also fetch an index at the end.
    private static final long MOVED_ENOUGH = 1_000_000;

    final long id;
    final Instant started;
    Viewed viewed;
    private final SpeedMeter speed;
    private String player;
    private long size;
    private long position;
    private long sent;
    private int connections;
    private Transfer latest;
    private Instant lastActive;
    private State state = State.RUNNING;
    long stateSince;

    Viewing(long id, Transfer first, Instant started, long now) {
        this.id = id;
        this.started = started;
        this.viewed = first.viewed;
        this.player = first.player;
        this.size = first.size;
        this.latest = first;
        this.lastActive = started;
        this.stateSince = now;
        this.speed = new SpeedMeter(now);
    }

    State state() {
        return state;
    }

    void join(Transfer transfer, long now) {
        connections++;
        viewed = transfer.viewed;
        player = transfer.player;
        size = transfer.size;
        enter(State.RUNNING, now);
    }

    void moved(Transfer transfer, long bytes, long now, Instant date) {
        sent += bytes;
        speed.add(now, bytes);
        lastActive = date;
        if (transfer.moved > Math.min(MOVED_ENOUGH, size / 4)) {
            if (latest == transfer || transfer.moved - bytes <= Math.min(MOVED_ENOUGH, size / 4)) {
                latest = transfer;
                position = transfer.first + transfer.moved;
            }
        }
    }

    void leave(long now) {
        connections--;
        if (connections == 0 && state == State.RUNNING) {
            enter(State.PAUSED, now);
        }
    }

    void stop(long now) {
        enter(State.STOPPED, now);
    }

    void end(long now) {
        enter(State.ENDED, now);
    }

    private void enter(State next, long now) {
        if (state != next) {
            state = next;
            stateSince = now;
        }
    }

    ViewingSnapshot snapshot(long now) {
        return new ViewingSnapshot(
                id,
                viewed.visitor(),
                player,
                viewed.share(),
                viewed.path(),
                size,
                position,
                sent,
                speed.perSecond(now),
                connections,
                state,
                started,
                lastActive);
    }
}
