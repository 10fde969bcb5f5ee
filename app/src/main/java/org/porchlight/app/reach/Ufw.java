package org.porchlight.app.reach;

import org.porchlight.app.porch.Reachability;

import java.util.Arrays;
import java.util.Optional;

/// The firewall of Ubuntu. `ufw status` is for the administrator alone; whether it is on stands in a file for all, and
/// on some machines so do its rules.
final class Ufw {
    private Ufw() {}

    static Optional<Reachability.Firewall> look(Machine machine, int port) {
        boolean on = machine.file("etc/ufw/ufw.conf").filter(Ufw::isOn).isPresent();
        if (!on) {
            return Optional.empty();
        }
        Reachability.Open open =
                machine.file("etc/ufw/user.rules")
                        .map(rules -> lets(rules, port) ? Reachability.Open.YES : Reachability.Open.NO)
                        .orElse(Reachability.Open.UNKNOWN);
        return Optional.of(new Reachability.Firewall("ufw", open, "sudo ufw allow " + port + "/tcp"));
    }

    private static boolean isOn(String settings) {
        return settings.lines().anyMatch(line -> line.strip().equalsIgnoreCase("ENABLED=yes"));
    }

    /// A rule stands in a comment of its own: `### tuple ### allow tcp 8420 0.0.0.0/0 any 0.0.0.0/0 in`.
    private static boolean lets(String rules, int port) {
        return rules.lines()
                .filter(line -> line.startsWith("### tuple ### allow "))
                .anyMatch(line -> {
                    String[] rule = line.substring("### tuple ### allow ".length()).split(" ", -1);
                    return rule.length >= 6
                            && (rule[0].equals("tcp") || rule[0].equals("any"))
                            && rule[5].startsWith("in")
                            && (rule[1].equals("any")
                                    || Arrays.stream(rule[1].split(",", -1))
                                            .anyMatch(one -> PortRange.parse(one).holds(port)));
                });
    }
}
