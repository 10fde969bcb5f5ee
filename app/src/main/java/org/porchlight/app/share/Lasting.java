package org.porchlight.app.share;

import java.time.Duration;
import java.time.Instant;

/// How long a link opens, as people choose it.
public enum Lasting {
    DAY,
    WEEK,
    UNTIL_REVOKED;

    /// The first moment at which a link made at `now` no longer opens.
    public Instant from(Instant now) {
        return switch (this) {
            case DAY -> now.plus(Duration.ofDays(1));
            case WEEK -> now.plus(Duration.ofDays(7));
            case UNTIL_REVOKED -> Instant.MAX;
        };
    }
}
