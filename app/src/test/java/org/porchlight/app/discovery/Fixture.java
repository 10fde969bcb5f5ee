package org.porchlight.app.discovery;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/// Networks to try rules on. Interfaces get their index from their place, loopback is 1.
final class Fixture {

    private final List<NetworkState.Interface> links = new ArrayList<>();
    private List<String> routes = List.of();

    static Fixture machine() {
        return new Fixture().with("lo", false, "127.0.0.1/8", "::1/128");
    }

    /// An interface as the reader would describe one of this name.
    Fixture with(String name, String... addresses) {
        return with(name, InterfaceNames.isVpn(name, name), addresses);
    }

    Fixture pointToPoint(String name, String... addresses) {
        return with(name, true, addresses);
    }

    Fixture routes(String... names) {
        routes = List.of(names);
        return this;
    }

    NetworkState now() {
        return new NetworkState(links, routes, "annas-pc");
    }

    private Fixture with(String name, boolean pointToPoint, String... addresses) {
        links.add(
                new NetworkState.Interface(
                        name,
                        links.size() + 1,
                        pointToPoint,
                        InterfaceNames.isVirtual(name, name),
                        true,
                        Stream.of(addresses).map(NetworkState.Address::parse).toList()));
        return this;
    }
}
