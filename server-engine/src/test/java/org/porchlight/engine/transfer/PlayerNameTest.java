package org.porchlight.engine.transfer;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PlayerNameTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "VLC/3.0.24 LibVLC/3.0.24 | VLC/3.0.24",
                "Lavf/59.27.100 | Lavf/59.27.100",
                "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0 Safari/537.36 |"
                        + " Chrome/156.0",
                "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0 | Firefox/140.0",
                "Mozilla/5.0 (Windows) AppleWebKit/537.36 Chrome/150.0 Safari/537.36 Edg/150.0 | Edg/150.0",
                "Mozilla/5.0 (unknown thing) | Mozilla/5.0"
            })
    void aPlayerGoesByItsOwnName(String userAgent, String name) {
        assertEquals(name, PlayerName.of(userAgent));
    }

    @Test
    void noUserAgentIsNoName() {
        assertEquals("", PlayerName.of(""));
    }
}
