package org.porchlight.app.discovery;

import static java.util.Comparator.comparing;
import static java.util.Comparator.comparingInt;

import org.jspecify.annotations.Nullable;

import java.net.Inet4Address;
import java.net.InetAddress;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/// Which interface is the one people mean by "my network".
final class Ranking {

    /// An interface with the address it is known by.
    record Spot(NetworkState.Interface link, NetworkState.Address own) {}

    private Ranking() {}

    static @Nullable InetAddress linkAddress(NetworkState now) {
        return spots(now).stream().min(order(now)).map(spot -> spot.own().address()).orElse(null);
    }

    static List<InetAddress> linkAddresses(NetworkState now) {
        return spots(now).stream().sorted(order(now)).map(spot -> spot.own().address()).distinct().toList();
    }

    /// Where to announce, best first: one private IPv4 address an interface. Virtual interfaces count only where there
    /// are no others, so that containers are not told, yet a machine that is itself a container is found. Of two
    /// interfaces in the same prefix, such as cable and Wi-Fi, the better one speaks for both: they are one network,
    /// and the second would find its own name taken.
    static List<Spot> announcing(NetworkState now) {
        List<Spot> fit =
                spots(now).stream()
                        .filter(spot -> spot.link().multicast() && !spot.link().pointToPoint())
                        .filter(spot ->
                                spot.own().address() instanceof Inet4Address four && NetworkState.isPrivate(four))
                        .sorted(order(now))
                        .toList();
        Set<String> links = new HashSet<>();
        Set<Prefix> networks = new HashSet<>();
        List<Spot> chosen = new ArrayList<>();
        for (Spot spot : fit) {
            boolean asGood = remoteness(spot.link()) == remoteness(fit.getFirst().link());
            if (asGood && links.add(spot.link().name()) && networks.add(spot.own().prefix())) {
                chosen.add(spot);
            }
        }
        return chosen;
    }

    private static List<Spot> spots(NetworkState now) {
        List<Spot> all = new ArrayList<>();
        for (NetworkState.Interface link : now.interfaces()) {
            for (NetworkState.Address own : link.addresses()) {
                if (!own.address().isLoopbackAddress()) {
                    all.add(new Spot(link, own));
                }
            }
        }
        return all;
    }

    private static Comparator<Spot> order(NetworkState now) {
        // An address of IPv6 link-local scope cannot be written in a link at all, so it comes last on any interface
        return comparing((Spot spot) -> quality(spot.own().address()) == 5)
                .thenComparingInt(spot -> remoteness(spot.link()))
                .thenComparingInt(spot -> route(now, spot.link()))
                .thenComparingInt(spot -> quality(spot.own().address()))
                .thenComparing(comparingInt(spot -> spot.link().index()));
    }

    private static int remoteness(NetworkState.Interface link) {
        if (link.pointToPoint()) {
            return 3;
        }
        if (!link.virtual()) {
            return 0;
        }
        // An end of a virtual wire that bears an address is the way out of a container; a bridge leads into others
        return link.name().startsWith("veth") ? 1 : 2;
    }

    private static int route(NetworkState now, NetworkState.Interface link) {
        int place = now.defaultRoutes().indexOf(link.name());
        return place < 0 ? Integer.MAX_VALUE : place;
    }

    private static int quality(InetAddress address) {
        if (address instanceof Inet4Address) {
            return address.isLinkLocalAddress() ? 2 : NetworkState.isPrivate(address) ? 0 : 1;
        }
        return address.isLinkLocalAddress() ? 5 : NetworkState.isPrivate(address) ? 3 : 4;
    }
}
