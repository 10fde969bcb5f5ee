package org.porchlight.app.ui.activity;

import org.porchlight.app.text.Stage;
import org.porchlight.engine.api.ViewingSnapshot;

import java.time.Instant;

/// What one row shows at one moment. `bytesPerSecond` is rounded as far as people can read it, so that two states which
/// look the same are equal; `since` is when the phase began.
public record RowState(Who who, Phase phase, long position, long size, long bytesPerSecond, Instant since) {

    /// What a viewing is doing, in the order in which states sort.
    public enum Phase {
        WATCHING,
        PAUSED,
        /// Paused, with nothing left to be sent: most players have it whole by now and do not come back.
        SENT,
        /// Stopped, allowed again, and the player has not come back yet.
        ALLOWED,
        STOPPED,
        ENDED;

        boolean isOver() {
            return this == STOPPED || this == ENDED;
        }
    }

    /// `stopped` is when it was first seen stopped.
    static RowState of(ViewingSnapshot viewing, Who who, boolean allowed, Instant stopped) {
        Phase phase =
                switch (viewing.state()) {
                    case RUNNING -> Phase.WATCHING;
                    case PAUSED -> viewing.position() >= viewing.size() ? Phase.SENT : Phase.PAUSED;
                    case ENDED -> Phase.ENDED;
                    case STOPPED -> allowed ? Phase.ALLOWED : Phase.STOPPED;
                };
        Instant since =
                switch (phase) {
                    case WATCHING -> viewing.started();
                    case PAUSED, SENT, ENDED -> viewing.lastActive();
                    case ALLOWED, STOPPED -> stopped;
                };
        long speed = phase == Phase.WATCHING ? readable(viewing.bytesPerSecond()) : 0;
        return new RowState(who, phase, viewing.position(), viewing.size(), speed, since);
    }

    /// The same viewing after the engine has forgotten it.
    RowState over() {
        return phase.isOver() ? this : new RowState(who, Phase.ENDED, position, size, 0, since);
    }

    RowState of(Who now) {
        return now.equals(who) ? this : new RowState(now, phase, position, size, bytesPerSecond, since);
    }

    /// What it is doing, for words; what is allowed again is still stopped.
    Stage stage() {
        return Stage.of(
                switch (phase) {
                    case WATCHING -> ViewingSnapshot.State.RUNNING;
                    case PAUSED, SENT -> ViewingSnapshot.State.PAUSED;
                    case ENDED -> ViewingSnapshot.State.ENDED;
                    case ALLOWED, STOPPED -> ViewingSnapshot.State.STOPPED;
                },
                position,
                size,
                bytesPerSecond);
    }

    /// From 0 to 1.
    double done() {
        return size <= 0 ? 0 : Math.clamp((double) position / size, 0, 1);
    }

    /// Seconds until the file is through at this speed, [Long#MAX_VALUE] if nothing moves.
    long secondsLeft() {
        long remaining = Math.max(0, size - position);
        return bytesPerSecond <= 0 ? Long.MAX_VALUE : remaining / bytesPerSecond;
    }

    private static long readable(double bytesPerSecond) {
        long speed = Math.max(0, Math.round(bytesPerSecond));
        long step = 1;
        while (speed / step >= 1000) {
            step *= 10;
        }
        return speed / step * step;
    }
}
