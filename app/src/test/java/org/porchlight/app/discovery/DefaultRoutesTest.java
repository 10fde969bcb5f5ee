package org.porchlight.app.discovery;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

import java.util.List;

class DefaultRoutesTest {

    @Test
    void theLowestMetricOfIpv4ComesFirst() {
        assertEquals(
                List.of("eth0", "wlan0"),
                DefaultRoutes.ipv4(
                        List.of(
                                "Iface\tDestination\tGateway \tFlags\tRefCnt\tUse\tMetric\tMask\t\tMTU\tWindow\tIRTT",
                                "wlan0\t00000000\t0102A8C0\t0003\t0\t0\t600\t00000000\t0\t0\t0",
                                "eth0\t00000000\t0101A8C0\t0003\t0\t0\t100\t00000000\t0\t0\t0",
                                "eth0\t0001A8C0\t00000000\t0001\t0\t0\t100\t00FFFFFF\t0\t0\t0",
                                "tun0\t00000000\t0108000A\t0003\t0\t0\t0\t00000080\t0\t0\t0")));
    }

    @Test
    void rejectedAndOtherRoutesOfIpv6DoNotCount() {
        String zero = "0".repeat(32);
        String router = "fe800000000000000000000000000001";
        assertEquals(
                List.of("eth0"),
                DefaultRoutes.ipv6(
                        List.of(
                                zero
                                        + " 00 "
                                        + zero
                                        + " 00 "
                                        + router
                                        + " 00000064 00000001 00000000 00000003     eth0",
                                zero + " 00 " + zero + " 00 " + zero + " ffffffff 00000001 00000000 00200200       lo",
                                "fd000000000000000000000000000000 40 "
                                        + zero
                                        + " 00 "
                                        + zero
                                        + " 00000100 00000001 00000000 00000001    wlan0")));
    }

    @Test
    void nonsenseIsPassedOver() {
        assertEquals(List.of(), DefaultRoutes.ipv4(List.of("", "eth0", "a b c d e f g h")));
        assertEquals(List.of(), DefaultRoutes.ipv6(List.of("", "0 0 0 0 0 0 0 0 0 0")));
    }
}
