package org.porchlight.app.discovery;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.UnknownHostException;

/// Whom *Everyone* covers.
class OnLinkTest {

    private final NetworkState now =
            Fixture.machine()
                    .with("eth0", "192.168.1.5/24", "fe80::1/64", "fd00:1::5/64", "2001:db8:1:2::5/64")
                    .with("wlan0", "10.0.0.5/8", "169.254.7.7/16", "fe80::1/64", "2001:db8:9::5/48")
                    .with("docker0", "172.17.0.1/16")
                    .with("uplink", "203.0.113.5/24")
                    .pointToPoint("tailscale0", "100.101.102.103/32", "fd7a:115c:a1e0::1/48")
                    .pointToPoint("tun0", "10.8.0.2/24")
                    .with("bare", "192.168.77.5/32")
                    .now();

    @ParameterizedTest
    @CsvSource({
        "127.0.0.1, 127.0.0.1, loopback",
        "::1, ::1, loopback",
        "192.168.1.9, 192.168.1.5, private and on the link",
        "::ffff:192.168.1.9, ::ffff:192.168.1.5, the same in clothes of IPv6",
        "169.254.1.1, 169.254.7.7, link-local",
        "10.200.0.1, 10.0.0.5, a wide private network",
        "10.8.0.9, 10.0.0.5, within the wide network though the VPN has it too",
        "172.17.0.2, 172.17.0.1, a container of this machine",
        "fd00:1::77, fd00:1::5, unique local",
        "2001:db8:1:2::77, 2001:db8:1:2::5, global within the /64",
        "2001:db8:1:2::77, fd00:1::5, another prefix of the same link",
        "2001:db8:9::77, 2001:db8:9::5, the /64 around an address with a shorter prefix",
        "fe80::99, fd00:1::5, link-local of IPv6",
        "100.101.102.103, 100.101.102.103, this machine itself",
        "203.0.113.5, 203.0.113.5, this machine itself",
        "10.8.0.2, 10.8.0.2, this machine itself",
    })
    void neighboursAreLetIn(String peer, String local, String why) {
        assertTrue(now.isOnLink(InetAddress.ofLiteral(peer), InetAddress.ofLiteral(local)), why);
    }

    @ParameterizedTest
    @CsvSource({
        "192.168.2.9, 192.168.1.5, another network",
        "10.0.0.9, 192.168.1.5, a neighbour of the other interface",
        "192.168.1.9, 10.0.0.5, and the other way round",
        "203.0.113.9, 203.0.113.5, public IPv4 on the link",
        "8.8.8.8, 192.168.1.5, public IPv4",
        "100.64.0.9, 192.168.1.5, the space of providers",
        "100.101.102.104, 100.101.102.103, Tailscale",
        "fd7a:115c:a1e0::2, fd7a:115c:a1e0::1, Tailscale by IPv6",
        "10.8.0.9, 10.8.0.2, a VPN although it has a /24",
        "2001:db8:1:3::77, 2001:db8:1:2::5, the /64 beside",
        "2001:db8:9:1::77, 2001:db8:9::5, within the /48 yet outside the /64",
        "fd00:2::77, fd00:1::5, unique local elsewhere",
        "169.254.1.1, 192.168.1.5, link-local where there is none",
        "192.168.77.6, 192.168.77.5, a prefix of unknown length",
        "192.168.1.9, 192.168.9.9, reached at an address that is not ours",
    })
    void strangersAreNot(String peer, String local, String why) {
        assertFalse(now.isOnLink(InetAddress.ofLiteral(peer), InetAddress.ofLiteral(local)), why);
    }

    @Test
    void theSameLinkLocalAddressOnTwoLinksIsTwoHosts() throws UnknownHostException {
        InetAddress atEth0 = scoped("fe80::1", 2);
        assertTrue(now.isOnLink(scoped("fe80::99", 2), atEth0));
        assertFalse(now.isOnLink(scoped("fe80::99", 3), atEth0));
        assertTrue(now.isOnLink(scoped("fe80::99", 3), scoped("fe80::1", 3)));
        assertFalse(now.isOnLink(scoped("fe80::99", 2), scoped("fe80::1", 3)));
        assertFalse(now.isOnLink(scoped("fe80::99", 9), scoped("fe80::1", 9)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "127.9.9.9",
                "::1",
                "10.0.0.1",
                "172.16.0.1",
                "172.31.255.255",
                "192.168.0.1",
                "169.254.0.1",
                "fe80::1",
                "fc00::1",
                "fdff::1",
                "::ffff:10.0.0.1"
            })
    void privateOnes(String address) {
        assertTrue(NetworkState.isPrivate(InetAddress.ofLiteral(address)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "100.64.0.1",
                "172.15.0.1",
                "172.32.0.1",
                "192.169.0.1",
                "169.253.0.1",
                "8.8.8.8",
                "2001:db8::1",
                "fec0::1",
                "fe00::1",
                "::ffff:8.8.8.8",
                "0.0.0.0"
            })
    void publicOnes(String address) {
        assertFalse(NetworkState.isPrivate(InetAddress.ofLiteral(address)));
    }

    @Test
    void ownAddressesAreKnown() {
        assertTrue(now.isOwn(InetAddress.ofLiteral("192.168.1.5")));
        assertTrue(now.isOwn(InetAddress.ofLiteral("127.0.0.53")));
        assertTrue(now.isOwn(InetAddress.ofLiteral("::ffff:10.8.0.2")));
        assertFalse(now.isOwn(InetAddress.ofLiteral("192.168.1.6")));
        assertTrue(now.ownAddresses().contains(InetAddress.ofLiteral("2001:db8:1:2::5")));
        assertTrue(now.ownAddresses().contains(InetAddress.ofLiteral("127.0.0.1")));
    }

    private static InetAddress scoped(String literal, int scope) throws UnknownHostException {
        return Inet6Address.getByAddress(null, InetAddress.ofLiteral(literal).getAddress(), scope);
    }
}
