package org.porchlight.app.discovery;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.UnknownHostException;

class PrefixTest {

    @ParameterizedTest
    @CsvSource({
        "192.168.1.0/24, 192.168.1.255, true",
        "192.168.1.0/24, 192.168.2.0, false",
        "10.1.2.3/9, 10.127.0.1, true",
        "10.1.2.3/9, 10.128.0.1, false",
        "192.168.1.7/32, 192.168.1.7, true",
        "192.168.1.7, 192.168.1.6, false",
        "0.0.0.0/0, 8.8.8.8, true",
        "192.168.1.254/31, 192.168.1.255, true",
        "fd00:1:2:3::/64, fd00:1:2:3:4:5:6:7, true",
        "fd00:1:2:3::/64, fd00:1:2:4::1, false",
        "2001:db8::/61, 2001:db8:0:7::1, true",
        "2001:db8::/61, 2001:db8:0:8::1, false",
        "192.168.1.0/24, fd00::1, false",
        "::/0, 192.168.1.1, false"
    })
    void holdsItsAddressesAndNoOthers(String prefix, String address, boolean within) {
        assertEquals(within, Prefix.parse(prefix).contains(InetAddress.ofLiteral(address)));
    }

    @Test
    void clearsTheBitsOfTheHost() {
        assertEquals(Prefix.parse("192.168.1.0/24"), Prefix.parse("192.168.1.77/24"));
        assertEquals("192.168.1.0/24", Prefix.parse("192.168.1.77/24").toString());
    }

    @Test
    void seesThroughAddressesMappedIntoIpv6() throws UnknownHostException {
        byte[] mapped = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -1, -1, (byte) 192, (byte) 168, 1, 5};
        InetAddress scoped = Inet6Address.getByAddress(null, mapped, 3);
        assertTrue(Prefix.parse("192.168.1.0/24").contains(scoped));
        assertTrue(Prefix.parse("192.168.1.0/24").contains(InetAddress.ofLiteral("::ffff:192.168.1.5")));
        assertFalse(Prefix.parse("192.168.2.0/24").contains(scoped));
    }

    @Test
    void refusesLengthsThatCannotBe() {
        assertThrows(IllegalArgumentException.class, () -> Prefix.parse("10.0.0.0/33"));
        assertThrows(IllegalArgumentException.class, () -> Prefix.parse("10.0.0.0/-1"));
        assertThrows(IllegalArgumentException.class, () -> Prefix.parse("fd00::/129"));
        assertThrows(IllegalArgumentException.class, () -> Prefix.parse("example.org/8"));
    }

    @Test
    void anUnknownLengthCoversTheAddressAlone() {
        InetAddress own = InetAddress.ofLiteral("10.8.0.2");
        assertEquals(Prefix.parse("10.8.0.2/32"), InterfaceReader.prefix(own, 0));
        assertEquals(Prefix.parse("10.8.0.2/32"), InterfaceReader.prefix(own, -1));
        assertEquals(Prefix.parse("10.8.0.2/32"), InterfaceReader.prefix(own, 128));
        assertEquals(Prefix.parse("10.8.0.0/24"), InterfaceReader.prefix(own, 24));
    }
}
