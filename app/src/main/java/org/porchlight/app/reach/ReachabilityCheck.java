package org.porchlight.app.reach;

import org.jspecify.annotations.Nullable;
import org.porchlight.app.porch.Reachability;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/// Looks for firewalls on this machine, and asks when a neighbour was last heard. Reads only; blocks for up to some
/// seconds where a firewall does not answer.
public final class ReachabilityCheck implements Reachability.Probe {
    private final Machine machine;
    private final Supplier<@Nullable Instant> lastHeard;

    public ReachabilityCheck(Machine machine, Supplier<@Nullable Instant> lastHeard) {
        this.machine = machine;
        this.lastHeard = lastHeard;
    }

    @Override
    public Reachability look(int port) {
        return new Reachability(firewalls(port), lastHeard.get());
    }

    /// Those found. The first two are told alone where they run: they write the rules of the others.
    private List<Reachability.Firewall> firewalls(int port) {
        List<Reachability.Firewall> friendly =
                List.of(Ufw.look(machine, port), Firewalld.look(machine, port)).stream()
                        .flatMap(Optional::stream)
                        .toList();
        return friendly.isEmpty() ? BareRules.look(machine, port).stream().toList() : friendly;
    }

    /// What to tell a person about it in a terminal: nothing where nothing is in the way.
    public static List<String> hint(Reachability found) {
        return found.firewalls().stream().flatMap(firewall -> hint(firewall).stream()).toList();
    }

    private static List<String> hint(Reachability.Firewall firewall) {
        return switch (firewall.open()) {
            case YES -> List.of();
            case NO ->
                    List.of(
                            "The firewall of this machine (" + firewall.name() + ") keeps others out. To let them in:",
                            "  " + firewall.command());
            case UNKNOWN ->
                    List.of(
                            "A firewall ("
                                    + firewall.name()
                                    + ") runs here. If others cannot open the links, let them in:",
                            "  " + firewall.command());
        };
    }
}
