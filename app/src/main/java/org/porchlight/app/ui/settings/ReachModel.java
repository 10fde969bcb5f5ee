package org.porchlight.app.ui.settings;

import org.jspecify.annotations.Nullable;
import org.porchlight.app.porch.PorchState;
import org.porchlight.app.porch.Reachability;
import org.porchlight.app.text.Figures;

import java.net.InetAddress;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/// Whether others can reach this machine, as lines of findings.
final class ReachModel {

    /// How good a finding is.
    enum Good {
        YES,
        PERHAPS,
        NO
    }

    /// One finding; `command` is what mends it, to be copied, or empty.
    record Finding(Good good, String text, String command) {
        Finding(Good good, String text) {
            this(good, text, "");
        }
    }

    private ReachModel() {}

    static List<Finding> findings(PorchState state, Reachability reach, Instant now) {
        List<Finding> all = new ArrayList<>();
        all.add(addresses(state));
        all.add(port(state));
        reach.firewalls().forEach(firewall -> all.add(firewall(firewall, state.address().port())));
        if (reach.firewalls().isEmpty()) {
            all.add(new Finding(Good.YES, "No firewall of this machine was found in the way."));
        }
        all.add(heard(reach.lastHeard(), now));
        return all;
    }

    private static Finding addresses(PorchState state) {
        List<String> literals =
                state.addresses().stream().map(InetAddress::getHostAddress).filter(a -> a.indexOf('%') < 0).toList();
        return literals.isEmpty() || !state.reachable()
                ? new Finding(Good.NO, "This machine is on no network now. Connect it by cable or Wi-Fi.")
                : new Finding(Good.YES, "Addresses of this machine: " + String.join(", ", literals));
    }

    private static Finding port(PorchState state) {
        int port = state.address().port();
        return state.portMoved()
                ? new Finding(
                        Good.PERHAPS,
                        "Port "
                                + state.settings().port()
                                + " is used by another program, so it is "
                                + port
                                + " for now.")
                : new Finding(Good.YES, "Listening on port " + port + ".");
    }

    private static Finding firewall(Reachability.Firewall firewall, int port) {
        return switch (firewall.open()) {
            case YES -> new Finding(Good.YES, "The firewall " + firewall.name() + " lets port " + port + " through.");
            case NO ->
                    new Finding(
                            Good.NO,
                            "The firewall "
                                    + firewall.name()
                                    + " keeps others out of port "
                                    + port
                                    + ". This opens it:",
                            firewall.command());
            case UNKNOWN ->
                    new Finding(
                            Good.PERHAPS,
                            "The firewall "
                                    + firewall.name()
                                    + " is running. If others cannot come in, this opens port "
                                    + port
                                    + ":",
                            firewall.command());
        };
    }

    private static Finding heard(@Nullable Instant last, Instant now) {
        return last == null
                ? new Finding(
                        Good.PERHAPS,
                        "No announcement of a neighbour was heard yet. Addresses work all the same; names may not.")
                : new Finding(
                        Good.YES,
                        "The last announcement of a neighbour was heard "
                                + Figures.remaining(Duration.between(last, now))
                                + " ago.");
    }
}
