package org.porchlight.app.ui.activity;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.porchlight.app.ui.activity.Fixture.CONTACTS;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.porchlight.engine.api.Visitor;

class WhoTest {
    @Test
    void aContactIsToldByNameHoweverTheyCame() {
        assertWho("Ann", "VLC 3.0.20", Who.How.CONTACT, Fixture.link("ann"));
        Visitor paired = new Visitor.Paired(Fixture.HERE, "ann");
        assertWho("Ann", "VLC 3.0.20", Who.How.CONTACT, paired);
    }

    @Test
    void aDeviceIsToldWithItsAddressSinceThatIsWeak() {
        assertWho("Tom", "VLC 3.0.20, 192.168.1.44", Who.How.DEVICE, Fixture.guest("192.168.1.44"));
    }

    @Test
    void othersAreToldByAddress() {
        assertWho("192.168.1.9", "VLC 3.0.20", Who.How.ADDRESS, Fixture.guest("192.168.1.9"));
        assertWho("192.168.1.31", "VLC 3.0.20, by a link", Who.How.LINK, Fixture.anyone());
        assertWho("This machine", "VLC 3.0.20", Who.How.HERE, Fixture.guest("127.0.0.1"));
    }

    @Test
    void somebodyWhoIsNoContactAnyMoreIsSaidSo() {
        assertWho("A former contact", "VLC 3.0.20", Who.How.CONTACT, Fixture.link("gone"));
    }

    @ParameterizedTest
    @CsvSource({
        "VLC/3.0.20, VLC 3.0.20",
        "Mozilla/5.0, Browser",
        "Lavf/61.7.100, FFmpeg",
        "libmpv, mpv",
        "Kodi/21.1, Kodi 21.1",
        "curl/8.5.0, curl 8.5.0",
        "SomeTV, SomeTV"
    })
    void playersHaveTheNamesThatPeopleKnow(String product, String expected) {
        assertEquals(expected, PlayerName.of(product));
    }

    @Test
    void namesFromOutsideAreHarmless() {
        assertEquals("a\uFFFDb", PlayerName.of("a\u001bb"));
        assertEquals("", PlayerName.of(""));
    }

    private static void assertWho(String name, String detail, Who.How how, Visitor visitor) {
        Who who = Who.of(visitor, "VLC/3.0.20", CONTACTS);
        assertEquals(name, who.name());
        assertEquals(detail, who.detail());
        assertEquals(how, who.how());
    }
}
