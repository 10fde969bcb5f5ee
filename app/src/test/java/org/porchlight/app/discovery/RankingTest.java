package org.porchlight.app.discovery;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.net.InetAddress;
import java.util.List;

/// Which address is printed in links, and where the machine is announced.
class RankingTest {

    @Test
    void theDefaultRouteLeads() {
        Fixture two = Fixture.machine().with("eth0", "192.168.1.5/24").with("wlan0", "192.168.2.5/24");
        assertEquals("192.168.1.5", link(two));
        assertEquals("192.168.2.5", link(two.routes("wlan0", "eth0")));
    }

    @Test
    void aVpnThatTakesTheDefaultRouteIsPassedOver() {
        Fixture away =
                Fixture.machine()
                        .pointToPoint("tun0", "10.8.0.2/24")
                        .with("docker0", "172.17.0.1/16")
                        .with("wlan0", "192.168.2.5/24")
                        .routes("tun0");
        assertEquals("192.168.2.5", link(away));
    }

    @Test
    void bridgesOfContainersComeAfterNetworks() {
        assertEquals(
                "192.168.2.5",
                link(Fixture.machine().with("br-0123456789ab", "172.18.0.1/16").with("br0", "192.168.2.5/24")));
        assertEquals("fd00::5", link(Fixture.machine().with("docker0", "172.17.0.1/16").with("eth0", "fd00::5/64")));
    }

    @Test
    void theBestOfWhatIsLeftIsTaken() {
        assertEquals("10.8.0.2", link(Fixture.machine().pointToPoint("tun0", "10.8.0.2/24")));
        assertEquals(
                "172.17.0.1",
                link(Fixture.machine().with("docker0", "172.17.0.1/16").pointToPoint("wg0", "10.8.0.2/24")));
        assertEquals("10.0.0.2", link(Fixture.machine().with("veth1", "10.0.0.2/24").with("docker0", "172.17.0.1/16")));
    }

    @Test
    void ipv4ComesBeforeIpv6AndARoutedAddressBeforeALinkLocalOne() {
        assertEquals(
                "192.168.1.5",
                link(
                        Fixture.machine()
                                .with("eth0", "fe80::1/64", "2001:db8::5/64", "169.254.1.1/16", "192.168.1.5/24")));
        assertEquals("fd00::5", link(Fixture.machine().with("eth0", "fe80::1/64", "2001:db8::5/64", "fd00::5/64")));
        assertEquals("192.168.2.5", link(Fixture.machine().with("eth0", "fe80::1/64").with("wlan0", "192.168.2.5/24")));
    }

    @Test
    void withoutANetworkThereIsNothingToPrint() {
        assertNull(Fixture.machine().now().linkAddress());
        assertNull(new NetworkState(List.of(), List.of(), "").linkAddress());
    }

    @Test
    void announcesOnEveryNetworkButNotToContainersOrByVpn() {
        assertEquals(
                List.of("wlan0", "eth0"),
                announcing(
                        Fixture.machine()
                                .with("eth0", "192.168.1.5/24", "192.168.1.6/24")
                                .with("docker0", "172.17.0.1/16")
                                .with("veth12ab", "169.254.9.9/16")
                                .with("wlan0", "192.168.2.5/24")
                                .with("uplink", "203.0.113.5/24")
                                .with("six", "fd00::1/64")
                                .pointToPoint("wg0", "10.8.0.2/24")
                                .routes("wlan0")));
    }

    @Test
    void insideAContainerTheVirtualWireCounts() {
        assertEquals(
                List.of("veth1", "veth2"),
                announcing(
                        Fixture.machine()
                                .with("veth1", "10.0.0.2/24")
                                .with("veth2", "10.0.1.2/24")
                                .with("docker0", "172.17.0.1/16")));
        assertEquals(List.of("docker0"), announcing(Fixture.machine().with("docker0", "172.17.0.1/16")));
    }

    @Test
    void cableAndWirelessOfOneNetworkAreAnnouncedOnce() {
        Fixture both = Fixture.machine().with("eth0", "192.168.1.5/24").with("wlan0", "192.168.1.6/24");
        assertEquals(List.of("eth0"), announcing(both));
        assertEquals(List.of("wlan0"), announcing(both.routes("wlan0")));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "tun0",
                "wg0",
                "wg-home",
                "utun4",
                "tailscale0",
                "ppp0",
                "ztabcdef12",
                "WireGuard Tunnel",
                "TAP-Windows Adapter V9",
                "Tailscale Tunnel",
                "Cisco AnyConnect Virtual Miniport Adapter"
            })
    void vpns(String name) {
        assertTrue(InterfaceNames.isVpn(name, name));
        assertTrue(InterfaceNames.isVirtual(name, name));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "docker0",
                "br-0123456789ab",
                "virbr0",
                "veth3f2a1b",
                "vmnet8",
                "vboxnet0",
                "cni0",
                "podman1",
                "lxcbr0",
                "awdl0",
                "llw0",
                "bridge100",
                "vEthernet (WSL)",
                "Hyper-V Virtual Ethernet Adapter",
                "VirtualBox Host-Only Ethernet Adapter",
                "VMware Virtual Ethernet Adapter for VMnet1"
            })
    void virtualOnes(String name) {
        assertTrue(InterfaceNames.isVirtual(name, name));
        assertFalse(InterfaceNames.isVpn(name, name));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "eth0",
                "enp3s0",
                "wlan0",
                "wlp2s0",
                "en0",
                "br0",
                "br-lan",
                "bond0",
                "eno1",
                "usb0",
                "eth0.20",
                "wlx00c0ca123456",
                "Intel(R) Ethernet Connection I219-V",
                "Realtek PCIe GbE Family Controller",
                "Intel(R) Wi-Fi 6 AX200 160MHz"
            })
    void realOnes(String name) {
        assertFalse(InterfaceNames.isVirtual(name, name));
    }

    private static String link(Fixture machine) {
        InetAddress address = machine.now().linkAddress();
        return address == null ? "" : address.getHostAddress().replace("fd00:0:0:0:0:0:0:5", "fd00::5");
    }

    private static List<String> announcing(Fixture machine) {
        return Ranking.announcing(machine.now()).stream().map(spot -> spot.link().name()).toList();
    }
}
