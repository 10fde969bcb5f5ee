package org.porchlight.app.porch;

import org.jspecify.annotations.Nullable;

import java.time.Instant;
import java.util.List;

/// What is known about whether others can reach this machine.
///
/// `firewalls` are those found running here; `lastHeard` is when the last announcement of a neighbour arrived, null
/// while none did.
public record Reachability(List<Firewall> firewalls, @Nullable Instant lastHeard) {

    public Reachability {
        firewalls = List.copyOf(firewalls);
    }

    /// Nothing is known.
    public static Reachability unknown() {
        return new Reachability(List.of(), null);
    }

    /// A firewall, such as `ufw`. `open` says whether it lets our port through, as far as that can be told; `command`
    /// is what opens it, to be copied into a terminal.
    public record Firewall(String name, Open open, String command) {}

    /// Whether a firewall lets our port through.
    public enum Open {
        YES,
        NO,
        /// Only the administrator may look.
        UNKNOWN
    }

    /// Finds out. May take a second, so a window asks it elsewhere.
    public interface Probe {
        Reachability look(int port);
    }
}
