package org.porchlight.engine.api;

import java.time.Duration;

/// Bounds that keep one visitor from taking what others need. All may change while the engine runs.
///
/// | field | default | range |
/// | --- | --- | --- |
/// | `connections` | 12,000 in all | 1 … 1,000,000 |
/// | `connectionsPerAddress` | 256 from one remote address (an IPv6 address counts by its /64) | 1 … 1,000,000 |
/// | `head` | 10 s for a whole request head | 100 ms … 1 h |
/// | `idle` | 75 s between requests | 100 ms … 1 h |
/// | `stall` | 60 s without a byte moving in an answer | 100 ms … 24 h |
/// | `file` | 5 s until a share that does not answer gives 503 | 100 ms … 1 h |
public record Limits(
        int connections, int connectionsPerAddress, Duration head, Duration idle, Duration stall, Duration file) {

    public Limits {
        check("connections", connections);
        check("connectionsPerAddress", connectionsPerAddress);
        check("head", head, Duration.ofHours(1));
        check("idle", idle, Duration.ofHours(1));
        check("stall", stall, Duration.ofHours(24));
        check("file", file, Duration.ofHours(1));
    }

    /// The defaults of the table above.
    public static Limits defaults() {
        return new Limits(
                12_000,
                256,
                Duration.ofSeconds(10),
                Duration.ofSeconds(75),
                Duration.ofSeconds(60),
                Duration.ofSeconds(5));
    }

    private static void check(String name, int value) {
        if (value < 1 || value > 1_000_000) {
            throw new IllegalArgumentException(name + " must be between 1 and 1,000,000: " + value);
        }
    }

    private static void check(String name, Duration value, Duration most) {
        if (value.compareTo(Duration.ofMillis(100)) < 0 || value.compareTo(most) > 0) {
            throw new IllegalArgumentException(name + " must be between 100 ms and " + most + ": " + value);
        }
    }
}
