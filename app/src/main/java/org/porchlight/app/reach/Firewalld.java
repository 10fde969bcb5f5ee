package org.porchlight.app.reach;

import org.porchlight.app.porch.Reachability;

import java.util.Arrays;
import java.util.Optional;

/// The firewall of Fedora, openSUSE and others. Its default zone may be asked by whoever sits at the machine.
final class Firewalld {
    private Firewalld() {}

    static Optional<Reachability.Firewall> look(Machine machine, int port) {
        if (!machine.runs("firewalld")) {
            return Optional.empty();
        }
        Reachability.Open open =
                machine.answer("firewall-cmd", "--list-all")
                        .filter(zone -> zone.contains("ports:"))
                        .map(zone -> lets(zone, port) ? Reachability.Open.YES : Reachability.Open.NO)
                        .orElse(Reachability.Open.UNKNOWN);
        String command = "sudo firewall-cmd --permanent --add-port=" + port + "/tcp && sudo firewall-cmd --reload";
        return Optional.of(new Reachability.Firewall("firewalld", open, command));
    }

    private static boolean lets(String zone, int port) {
        return zone.lines()
                .map(String::strip)
                .anyMatch(line -> {
                    if (line.equals("target: ACCEPT")) {
                        return true;
                    }
                    return line.startsWith("ports:")
                            && Arrays.stream(line.substring("ports:".length()).strip().split(" +", -1))
                                    .filter(one -> one.endsWith("/tcp"))
                                    .anyMatch(one -> PortRange.parse(one.replace("/tcp", "")).holds(port));
                });
    }
}
