package org.porchlight.app;

import org.jspecify.annotations.Nullable;
import org.porchlight.app.discovery.Discovery;
import org.porchlight.app.discovery.Neighbour;
import org.porchlight.app.discovery.NetworkState;

import java.time.Instant;
import java.util.List;

/// What this Porchlight calls out on its networks, and whom it hears there. Silent until it begins. Any thread.
final class Announcements implements AutoCloseable {
    private volatile @Nullable Discovery discovery;
    private Discovery.@Nullable Announcement announced;

    void begin(Discovery chosen, NetworkState networks, Discovery.Announcement wanted) {
        discovery = chosen;
        follow(networks, wanted);
    }

    /// Announces `wanted` on the networks there are now.
    synchronized void follow(NetworkState networks, Discovery.Announcement wanted) {
        Discovery begun = discovery;
        if (begun == null) {
            return;
        }
        begun.networks(networks);
        if (!wanted.equals(announced)) {
            announced = wanted;
            begun.announce(wanted);
        }
    }

    List<Neighbour> nearby() {
        Discovery begun = discovery;
        return begun == null ? List.of() : begun.nearby();
    }

    /// When an announcement of another machine was last heard, null while none was.
    @Nullable Instant lastHeard() {
        Discovery begun = discovery;
        return begun == null ? null : begun.lastHeard();
    }

    @Override
    public void close() {
        Discovery begun = discovery;
        if (begun != null) {
            begun.close();
        }
    }
}
