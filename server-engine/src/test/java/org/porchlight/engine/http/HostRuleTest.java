package org.porchlight.engine.http;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.porchlight.engine.api.Hosts;

import java.net.InetAddress;
import java.util.Set;

class HostRuleTest {
    private static final InetAddress LOCAL = InetAddress.ofLiteral("192.168.1.5");
    private static final InetAddress PEER = InetAddress.ofLiteral("192.168.1.9");
    private static final InetAddress LOOPBACK = InetAddress.ofLiteral("127.0.0.1");
    private static final Hosts HOSTS =
            new Hosts(
                    Set.of("lamp", "Lamp.local"),
                    Set.of(InetAddress.ofLiteral("10.0.0.7"), InetAddress.ofLiteral("2001:db8::1")));

    @ParameterizedTest
    @ValueSource(
            strings = {
                "192.168.1.5",
                "192.168.1.5:8420",
                "192.168.1.5:1",
                "192.168.1.5:",
                "10.0.0.7",
                "[2001:db8::1]",
                "[2001:DB8:0:0:0:0:0:1]:8420",
                "[::ffff:192.168.1.5]",
                "[::ffff:c0a8:105]",
                "lamp",
                "LAMP:80",
                "lamp.",
                "lamp.local",
                "lamp.LOCAL.:8420"
            })
    void ownNamesAndAddressesAreOurs(String authority) {
        assertTrue(HostRule.isOurs(authority, HOSTS, LOCAL, PEER));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "evil.example",
                "evil.example:8420",
                "192.168.1.5.evil.example",
                "192.168.1.5@evil.example",
                "evil@192.168.1.5",
                "127.0.0.1.nip.io",
                "localhost.evil.example",
                "rebind.network",
                "192.168.1.6",
                "127.0.0.1",
                "0.0.0.0",
                "localhost",
                "lamp..",
                "lamp.lan",
                "192.168.1.5.",
                "192.168.1.05",
                "192.168.261",
                "192.168.1",
                "3232235781",
                "0xc0a80105",
                "192.168.1.5.1",
                "192.168.1.",
                ".168.1.5",
                "192.168.1.5:65536",
                "192.168.1.5:-1",
                "192.168.1.5:80:80",
                "192.168.1.5 ",
                "2001:db8::1",
                "[2001:db8::1",
                "[2001:db8::1%25eth0]",
                "[2001:db8::1%eth0]",
                "[2001:db8::1]x",
                "[2001:db8::g]",
                "[2001:db8:::1]",
                "[192.168.1.5]",
                "[]",
                "l\u00e4mp",
                "lam\u212a",
                "\u0661.2.3.4",
                "lamp/",
                "%6camp"
            })
    void anythingElseIsNot(String authority) {
        assertFalse(HostRule.isOurs(authority, HOSTS, LOCAL, PEER));
    }

    @Test
    void localhostIsForThisMachine() {
        assertTrue(HostRule.isOurs("localhost", Hosts.literal(), LOOPBACK, LOOPBACK));
        assertTrue(HostRule.isOurs("LocalHost.:8420", Hosts.literal(), LOOPBACK, InetAddress.ofLiteral("::1")));
        assertFalse(HostRule.isOurs("localhost", Hosts.literal(), LOCAL, PEER));
    }

    @Test
    void theAddressThatWasReachedIsOursWithoutItsZone() {
        InetAddress scoped = InetAddress.ofLiteral("fe80::1");
        assertTrue(HostRule.isOurs("[fe80::1]", Hosts.literal(), scoped, PEER));
        assertTrue(HostRule.isOurs("127.0.0.2:80", Hosts.literal(), InetAddress.ofLiteral("127.0.0.2"), LOOPBACK));
    }

    @Test
    void aHostIsWellFormedOrNot() {
        for (String good :
                new String[] {"a", "a:1", "a:", "a_b-c.d~", "[::]", "1.2.3.4:65535", "a%20b", "a!$&'()*+,;=b"}) {
            assertTrue(HostRule.isWellFormed(good), good);
        }
        for (String bad :
                new String[] {
                    "", ":80", "a b", "a/b", "a@b", "a?b", "[", "[]", "[::1", "a%2", "a%zz", "a:b", "a\n", "\0"
                }) {
            assertFalse(HostRule.isWellFormed(bad), bad);
        }
    }
}
