package org.porchlight.app.discovery;

import org.jspecify.annotations.Nullable;

import java.time.Instant;
import java.util.List;

/// Announces this machine to its neighbours by DNS-SD (RFC 6763). What is announced suggests, and never grants.
///
/// All methods return at once; the work happens on threads of its own and follows after some seconds.
public interface Discovery extends AutoCloseable {

    /// What neighbours get to know: the name for people, `id` by which the apps of contacts find it again, `port` of
    /// plain HTTP and that of the secure door, 0 while there is none.
    record Announcement(String name, String id, int port, int securePort) {}

    /// Announces this instead of what was announced before.
    void announce(Announcement announcement);

    /// Announces on these networks from now on.
    void networks(NetworkState now);

    /// Other Porchlights that announced themselves, as far as is known now.
    default List<Neighbour> nearby() {
        return List.of();
    }

    /// When an announcement of another machine was last heard, null while none was: the sign that multicast gets in.
    default @Nullable Instant lastHeard() {
        return null;
    }

    /// Takes everything back. Goodbyes are sent, and the call returns within 1.5 s even where a network hangs.
    @Override
    void close();
}
