package org.porchlight.app.reach;

import org.porchlight.app.porch.Reachability;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Rules of nftables or iptables without anything on top. Those in force are for the administrator alone, so this goes
/// by the files they are loaded from at the start of the machine.
final class BareRules {
    private static final Pattern INPUT =
            Pattern.compile(
                    "table\\s+(\\w+)\\s+(\\w+)\\s*\\{(?:(?!\\btable\\b).)*?chain\\s+(\\w+)\\s*\\{[^}]*?hook\\s+input\\b[^}]*\\}",
                    Pattern.DOTALL);

    private static final Pattern CLOSED = Pattern.compile("policy\\s+drop|\\b(drop|reject)\\b");

    private BareRules() {}

    static Optional<Reachability.Firewall> look(Machine machine, int port) {
        return nftables(machine, port).or(() -> iptables(machine, port));
    }

    private static Optional<Reachability.Firewall> nftables(Machine machine, int port) {
        String rules =
                machine.file("etc/nftables.conf").or(() -> machine.file("etc/sysconfig/nftables.conf")).orElse("");
        Matcher input = INPUT.matcher(rules.replaceAll("#.*", ""));
        if (!input.find() || !CLOSED.matcher(input.group()).find() || !machine.runs("nftables")) {
            return Optional.empty();
        }
        String chain = input.group(1) + " " + input.group(2) + " " + input.group(3);
        return Optional.of(
                new Reachability.Firewall(
                        "nftables",
                        Reachability.Open.UNKNOWN,
                        "sudo nft insert rule " + chain + " tcp dport " + port + " accept"));
    }

    private static Optional<Reachability.Firewall> iptables(Machine machine, int port) {
        boolean closed =
                machine.file("etc/iptables/rules.v4")
                        .or(() -> machine.file("etc/iptables/iptables.rules"))
                        .or(() -> machine.file("etc/sysconfig/iptables"))
                        .filter(BareRules::closesInput)
                        .isPresent();
        boolean loaded = closed && (machine.runs("netfilter-persistent") || machine.runs("iptables"));
        return loaded
                ? Optional.of(
                        new Reachability.Firewall(
                                "iptables",
                                Reachability.Open.UNKNOWN,
                                "sudo iptables -I INPUT -p tcp --dport " + port + " -j ACCEPT"))
                : Optional.empty();
    }

    private static boolean closesInput(String rules) {
        return rules.lines()
                .anyMatch(line ->
                        line.startsWith(":INPUT DROP")
                                || line.startsWith("-A INPUT -j DROP")
                                || line.startsWith("-A INPUT -j REJECT"));
    }
}
