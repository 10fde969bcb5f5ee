package org.porchlight.engine.api;

import java.time.Instant;

/// One viewing at one moment: one visitor and one file, however many connections a player opens for it.
///
/// `path` is the decoded path below the share, with `/` between its names. `player` is the product that the User-Agent
/// names, a browser by its own name; empty if there was none. `size` and `position` are bytes of the file; the position
/// follows the latest range that moved more than 1 MB. `sent` counts body bytes handed to the network, `bytesPerSecond`
/// averages the last 10 s. `connections` are those that carry it now.
public record ViewingSnapshot(
        long id,
        Visitor visitor,
        String player,
        String share,
        String path,
        long size,
        long position,
        long sent,
        double bytesPerSecond,
        int connections,
        State state,
        Instant started,
        Instant lastActive) {

    /// What a viewing is doing.
    public enum State {
        /// At least one connection carries it.
        RUNNING,
        /// Its last connection is gone; players come back, so it stays for 30 minutes.
        PAUSED,
        /// It ended by itself, or its last connection is gone for 30 minutes.
        ENDED,
        /// The owner stopped it, or the right to it was taken away.
        STOPPED
    }
}
