package org.porchlight.engine.api;

import java.time.Instant;
import java.util.List;

/// The engine at one moment. Viewings are in the order of their start. `epoch` counts the changes of the [Setup],
/// `sent` the body bytes since the start, `bytesPerSecond` averages the last 10 s.
public record EngineSnapshot(
        Instant at,
        long epoch,
        List<ViewingSnapshot> viewings,
        List<ShareSnapshot> shares,
        int connections,
        long sent,
        double bytesPerSecond) {

    public EngineSnapshot {
        viewings = List.copyOf(viewings);
        shares = List.copyOf(shares);
    }
}
