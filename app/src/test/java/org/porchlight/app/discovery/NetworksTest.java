package org.porchlight.app.discovery;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

import java.net.InetAddress;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/// On the interfaces of whatever machine this runs on: loopback is all that is taken for granted.
@Timeout(20)
class NetworksTest {

    @Test
    void loopbackIsThereFromTheBeginning() {
        try (Networks networks = new Networks()) {
            InetAddress loopback = InetAddress.ofLiteral("127.0.0.1");
            assertTrue(networks.now().ownAddresses().contains(loopback));
            assertTrue(networks.now().isOnLink(loopback, loopback));
        }
    }

    @Test
    void nothingIsToldWhileNothingChanges() {
        try (Networks networks = new Networks()) {
            List<NetworkState> told = new ArrayList<>();
            networks.onChange(told::add);
            networks.start();
            assertEquals(networks.refresh(), networks.now());
            assertEquals(List.of(), told);
        }
    }

    @Test
    void discoveryWithoutANetworkEndsAtOnce() {
        NetworkState nowhere = Fixture.machine().now();
        long start = System.nanoTime();
        try (Discovery discovery = new JmdnsDiscovery()) {
            discovery.networks(nowhere);
            discovery.announce(new Discovery.Announcement("Anna", "id", 8420, 0));
        }
        assertTrue(Duration.ofNanos(System.nanoTime() - start).toMillis() < 500);
    }

    @Test
    void anAddressThatIsNotOursHindersNobody() {
        long start = System.nanoTime();
        try (Discovery discovery = new JmdnsDiscovery()) {
            discovery.announce(new Discovery.Announcement("Anna", "id", 8420, 8421));
            discovery.networks(Fixture.machine().with("eth9", "10.255.254.253/24").now());
        }
        assertTrue(Duration.ofNanos(System.nanoTime() - start).toMillis() < 1500);
    }
}
