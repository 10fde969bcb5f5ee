package org.porchlight.app.share;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.porchlight.engine.api.Scope;
import org.porchlight.engine.api.StreamLink;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.time.Instant;
import java.util.List;

class LinkAddressTest {
    private static final String ID = "AAAAAAAAAAAAAAAAAAAAAA";
    private final LinkAddress address = LinkAddress.of(InetAddress.ofLiteral("192.168.1.5"), 8420);

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Film.mkv|Film.mkv",
                "a b|a%20b",
                "Grüße|Gr%C3%BC%C3%9Fe",
                "100% (1)|100%25%20%281%29",
                "what?#&+|what%3F%23%26%2B",
                "日本|%E6%97%A5%E6%9C%AC",
                "😀|%F0%9F%98%80",
                "-._~|-._~",
            })
    void namesAreEncodedSoThatTheyComeBack(String name, String encoded) {
        assertEquals(encoded, LinkAddress.encoded(name));
        assertEquals("/" + name, URI.create("http://h/" + encoded).getPath());
    }

    @Test
    void sharesHaveAPageAndAPlaylist() {
        assertEquals("http://192.168.1.5:8420/Movies%20%282%29/", address.page("Movies (2)"));
        assertEquals("http://192.168.1.5:8420/Movies/?m3u", address.playlist("Movies"));
    }

    @Test
    void addressesOfVersionSixAreInBracketsWithoutTheirZone() throws UnknownHostException {
        InetAddress zoned = Inet6Address.getByAddress(null, InetAddress.ofLiteral("fe80::1").getAddress(), 2);
        assertEquals("http://[fe80:0:0:0:0:0:0:1]:1/", LinkAddress.of(zoned, 1).root());
        assertEquals("http://[fd00:0:0:0:0:0:0:5]:1/", LinkAddress.of(InetAddress.ofLiteral("fd00::5"), 1).root());
    }

    @Test
    void aLinkToAFileIsTheFileAndOneToAFolderItsPlaylist() {
        Scope file = new Scope("Movies", List.of("A b", "Film.mkv"), Scope.Kind.FILE);
        assertEquals("http://192.168.1.5:8420/~" + ID + "/Movies/A%20b/Film.mkv", address.of(link(file)));
        Scope folder = new Scope("Movies", List.of("A b"), Scope.Kind.FOLDER);
        assertEquals("http://192.168.1.5:8420/~" + ID + "/Movies/A%20b/?m3u", address.of(link(folder)));
        assertEquals("http://192.168.1.5:8420/~" + ID + "/Movies/?m3u", address.of(link(Scope.share("Movies"))));
    }

    private static StreamLink link(Scope scope) {
        return new StreamLink(ID, scope, null, Instant.MAX);
    }
}
