package org.porchlight.app.discovery;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;

class NamesTest {

    @Test
    void neighboursMayUseTheNamesThatHomeNetworksGive() {
        assertEquals(
                Set.of(
                        "annas-pc",
                        "annas-pc.local",
                        "annas-pc.lan",
                        "annas-pc.home.arpa",
                        "annas-pc.internal",
                        "annas-pc.fritz.box",
                        "annas-filme.local",
                        "annas-filme-1.local",
                        "annas-filme-2.local",
                        "annas-filme-3.local"),
                new NetworkState(List.of(), List.of(), "Annas-PC").hostNames("Annas Filme"));
    }

    @Test
    void aFullHostNameIsKnownWithAndWithoutItsDomain() {
        Set<String> names = new NetworkState(List.of(), List.of(), "pc.example.org").hostNames("x");
        assertTrue(names.containsAll(Set.of("pc", "pc.example.org", "pc.local", "x.local")), names::toString);
    }

    @Test
    void anUnknownHostNameAddsNothing() {
        assertEquals(
                Set.of("x.local", "x-1.local", "x-2.local", "x-3.local"),
                new NetworkState(List.of(), List.of(), "").hostNames("x"));
    }

    @ParameterizedTest
    @CsvSource({
        "'Jürgen’s Filme', jurgens-filme.local",
        "'Anna''s PC (2)', annas-pc-2.local",
        "'Straße & Łódź', strasse-lodz.local",
        "'--a--', a.local",
        "'Jürgen 你好', jurgen.local",
        "'ＡＢＣ ①', abc-1.local"
    })
    void namesAreWrittenForDns(String announced, String expected) {
        assertEquals(expected, NetworkState.dnsName(announced));
    }

    @Test
    void aNameWithoutLatinLettersStillGetsOneOfItsOwn() {
        String film = NetworkState.dnsName("映画");
        assertTrue(film.matches("porchlight-[0-9a-f]{6}\\.local"), film);
        assertEquals(film, NetworkState.dnsName("映画"));
        assertTrue(!film.equals(NetworkState.dnsName("音楽")));
        assertTrue(NetworkState.dnsName("a".repeat(99)).length() == 60 + ".local".length());
    }

    @Test
    void aShortServiceNameStaysAsItIs() {
        assertEquals("Jürgens Filme 你好", ServiceName.of(" Jürgens Filme 你好\n"));
        assertEquals("Porchlight", ServiceName.of("\t"));
    }

    @Test
    void aDotInAServiceNameIsNoBorder() {
        assertEquals("Anna v1․0", ServiceName.of("Anna v1.0"));
    }

    @Test
    void aNameThatOthersHaveTooIsStillOurs() {
        Set<String> names = new NetworkState(List.of(), List.of(), "").hostNames("Room 7");
        assertEquals(Set.of("room-7.local", "room-8.local", "room-9.local", "room-10.local"), names);
    }

    @Test
    void aLongServiceNameIsCutBetweenCharacters() {
        for (String unit : List.of("a", "ü", "你", "😀", "👩‍👩‍👧", "e\u0301")) {
            String cut = ServiceName.of(unit.repeat(70));
            int bytes = cut.getBytes(StandardCharsets.UTF_8).length;
            int one = unit.getBytes(StandardCharsets.UTF_8).length;
            assertTrue(bytes <= 58 && bytes > 58 - one, unit + ": " + bytes);
            assertEquals(0, cut.length() % unit.length(), unit);
        }
    }
}
