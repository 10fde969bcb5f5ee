package org.porchlight.engine.http;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.net.Inet6Address;
import java.util.Random;

class IpLiteralTest {

    private static boolean isV6(String text) {
        byte[] bytes = ("[" + text + "]").getBytes(ISO_8859_1);
        return IpLiteral.isV6(bytes, 1, bytes.length - 1);
    }

    private static boolean isV4(String text) {
        byte[] bytes = (":" + text + ":").getBytes(ISO_8859_1);
        return IpLiteral.isV4(bytes, 1, bytes.length - 1);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "::",
                "::1",
                "1::",
                "fe80::1",
                "1:2:3:4:5:6:7:8",
                "1:2:3:4:5:6:7::",
                "::2:3:4:5:6:7:8",
                "1::8",
                "ABCD:ef01::",
                "::ffff:192.168.1.5",
                "::1.2.3.4",
                "1:2:3:4:5:6:1.2.3.4"
            })
    void theseAreIpv6(String text) {
        assertTrue(isV6(text));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                ":",
                ":::",
                ":1",
                "1:",
                "1:2:3",
                "1:2:3:4:5:6:7",
                "1:2:3:4:5:6:7:",
                ":1:2:3:4:5:6:7",
                "1:2:3:4:5:6:7:8:9",
                "1:2:3:4:5:6:7:8::",
                "1::2::3",
                "::1::",
                "12345::1",
                "g::1",
                "127.0.0.1",
                "::1.2.3",
                "::1.2.3.256",
                "::01.2.3.4",
                "::1.2.3.4:5",
                "1:2:3:4:5:6:7:1.2.3.4",
                "1.2.3.4::",
                "::.1.2.3",
                "::1%25eth0",
                "::1%eth0",
                "v1.x",
                "::1 "
            })
    void theseAreNot(String text) {
        assertFalse(isV6(text));
    }

    @Test
    void octetsHaveNoLeadingZeros() {
        assertTrue(isV4("0.10.200.255"));
        for (String bad :
                new String[] {"", "1.2.3", "1.2.3.4.5", "1.2.3.", ".1.2.3", "1..2.3", "1.2.3.04", "1.2.3.256"}) {
            assertFalse(isV4(bad), bad);
        }
    }

    /// It reads more than that: leading zeros beyond four digits, for one.
    @Test
    void whatWeTakeTheJdkReads() {
        String alphabet = "0123456789abcdefF:::::...";
        Random random = new Random(6);
        String[] begins = {"::1", "fe80::1:2", "1:2:3:4:5:6:7:8", "::ffff:1.2.3.4", "1::2.3.4.5", "::"};
        for (int round = 0; round < 50_000; round++) {
            StringBuilder text = new StringBuilder(begins[random.nextInt(begins.length)]);
            for (int i = random.nextInt(4); i >= 0; i--) {
                int at = random.nextInt(text.length() + 1);
                if (random.nextBoolean() || at == text.length()) {
                    text.insert(at, alphabet.charAt(random.nextInt(alphabet.length())));
                } else {
                    text.deleteCharAt(at);
                }
            }
            assertTrue(isReadByTheJdk(text.toString()) || !isV6(text.toString()), text::toString);
        }
    }

    private static boolean isReadByTheJdk(String text) {
        try {
            Inet6Address.ofLiteral(text);
            return true;
        } catch (IllegalArgumentException _) {
            return false;
        }
    }
}
