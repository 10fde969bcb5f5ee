package org.porchlight.app.discovery;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.channels.DatagramChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;

/// Which interfaces lead out of the local networks.
final class DefaultRoutes {

    private static final Path IPV4 = Path.of("/proc/net/route");
    private static final Path IPV6 = Path.of("/proc/net/ipv6_route");
    private static final int UP = 0x1;
    private static final int REJECT = 0x200;

    private DefaultRoutes() {}

    /// Names of interfaces, the best first, those of IPv4 before those of IPv6; empty where there is no way out, or it
    /// cannot be known.
    static List<String> read(List<NetworkState.Interface> links) {
        Set<String> names = new LinkedHashSet<>();
        if (Files.isReadable(IPV4)) {
            names.addAll(ipv4(lines(IPV4)));
            names.addAll(ipv6(lines(IPV6)));
        } else {
            // Documentation networks (RFC 5737, RFC 3849): the system picks the route, and no packet is sent
            names.addAll(asked("192.0.2.1", links));
            names.addAll(asked("2001:db8::1", links));
        }
        return List.copyOf(names);
    }

    /// Lines of `/proc/net/route`: interface, destination, gateway, flags, two counters, metric, mask …, numbers in
    /// hexadecimal but for the metric.
    static List<String> ipv4(List<String> lines) {
        return byMetric(
                lines.stream()
                        .map(line -> line.strip().split("\\s+"))
                        .filter(f -> f.length >= 8 && f[1].equals("00000000") && f[7].equals("00000000"))
                        .filter(f -> isUsable(f[3]))
                        .map(f -> new Route(f[0], number(f[6], 10))));
    }

    /// Lines of `/proc/net/ipv6_route`: destination, its length, source, its length, next hop, metric, two counters,
    /// flags, interface, all in hexadecimal.
    static List<String> ipv6(List<String> lines) {
        return byMetric(
                lines.stream()
                        .map(line -> line.strip().split("\\s+"))
                        .filter(f -> f.length >= 10 && f[0].equals("0".repeat(32)) && f[1].equals("00"))
                        .filter(f -> isUsable(f[8]))
                        .map(f -> new Route(f[9], number(f[5], 16))));
    }

    private record Route(String link, long metric) {}

    private static List<String> byMetric(Stream<Route> routes) {
        TreeMap<Long, List<String>> sorted = new TreeMap<>();
        routes.forEach(route -> sorted.computeIfAbsent(route.metric(), _ -> new ArrayList<>()).add(route.link()));
        return sorted.values().stream().flatMap(List::stream).distinct().toList();
    }

    private static boolean isUsable(String hexadecimalFlags) {
        long flags = number(hexadecimalFlags, 16);
        return (flags & UP) != 0 && (flags & REJECT) == 0;
    }

    private static long number(String digits, int radix) {
        try {
            return Long.parseLong(digits, radix);
        } catch (NumberFormatException e) {
            return 0; // a heading
        }
    }

    private static List<String> lines(Path table) {
        try {
            return Files.readAllLines(table);
        } catch (IOException e) {
            return List.of(); // no such protocol here
        }
    }

    private static List<String> asked(String outside, List<NetworkState.Interface> links) {
        try (DatagramChannel probe = DatagramChannel.open()) {
            probe.connect(new InetSocketAddress(InetAddress.ofLiteral(outside), 9));
            if (!(probe.getLocalAddress() instanceof InetSocketAddress local)) {
                return List.of();
            }
            return links.stream()
                    .filter(link -> link.addresses().stream().anyMatch(own -> own.address().equals(local.getAddress())))
                    .map(NetworkState.Interface::name)
                    .limit(1)
                    .toList();
        } catch (IOException | RuntimeException e) {
            return List.of(); // no route, or no such protocol: both mean that nothing leads out
        }
    }
}
