package org.porchlight.app.share;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.porchlight.app.store.FieldReader;
import org.porchlight.app.store.Json;
import org.porchlight.app.store.JsonText;
import org.porchlight.app.text.Refusal;
import org.porchlight.engine.api.Scope;
import org.porchlight.engine.api.StreamLink;

import java.io.IOException;
import java.net.InetAddress;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

class LinksTest {
    private static final Instant NOW = Instant.parse("2026-11-30T10:00:00Z");
    private static final String A = "AAAAAAAAAAAAAAAAAAAAAA";
    private static final String B = "B-B_BBBBBBBBBBBBBBBBBB";

    private final Links links =
            Links.none().with(link(A, "ann", NOW.plusSeconds(60)), NOW).with(link(B, null, Instant.MAX), NOW);

    @ParameterizedTest
    @ValueSource(strings = {"2", B, "http://192.168.1.5:8420/~" + B + "/Movies/?m3u"})
    void aLinkIsMeantByNumberIdOrAddress(String text) {
        assertEquals(B, links.meant(text).link().id());
    }

    @Test
    void numbersStayWhenAnotherLinkIsRevoked() {
        Links left = links.without(links.meant("1"));
        assertEquals(B, left.meant("2").link().id());
        assertThrows(Refusal.class, () -> left.meant("1"));
        assertEquals(3, left.with(link(A, null, Instant.MAX), NOW).all().getLast().number());
    }

    @Test
    void theLatestUseCountsAndIsKept() throws IOException {
        LinkUse first = new LinkUse(NOW, InetAddress.ofLiteral("192.168.1.9"));
        LinkUse later = new LinkUse(NOW.plusSeconds(9), InetAddress.ofLiteral("fd00::9"));
        Links used = links.used(Map.of(A, later)).used(Map.of(A, first, B, first));
        assertEquals(later, used.meant("1").lastUse());
        assertEquals(first, used.meant("2").lastUse());
        LinksFormat format = new LinksFormat();
        String json = new String(JsonText.pretty(format.write(used, Json.Fields.none())), StandardCharsets.UTF_8);
        assertEquals(used, format.read(new FieldReader(JsonText.parse(json), "links.json", complaint -> {})));
        String wrong = json.replace("192.168.1.9", "nowhere");
        Links read = format.read(new FieldReader(JsonText.parse(wrong), "links.json", complaint -> {}));
        assertEquals(B, read.meant("2").link().id(), "a wrong use costs nobody their link");
        assertNull(read.meant("2").lastUse());
        assertEquals(1, used.without(links.meant("1")).all().size(), "one that was used meanwhile is still that link");
    }

    @Test
    void theLinksOfAContactGoTogether() {
        assertEquals(1, links.countFor("ann"));
        assertEquals(List.of(B), links.withoutContact("ann").streamLinks().stream().map(StreamLink::id).toList());
    }

    @Test
    void whatExpiredLongAgoIsForgotten() {
        Instant later = NOW.plus(Duration.ofDays(8));
        assertEquals(2, links.with(link("CCCCCCCCCCCCCCCCCCCCCC", null, Instant.MAX), later).all().size());
        assertEquals(
                3, links.with(link("CCCCCCCCCCCCCCCCCCCCCC", null, Instant.MAX), NOW.plusSeconds(90)).all().size());
    }

    @Test
    void linksComeBackFromTheirFile() {
        LinksFormat format = new LinksFormat();
        List<String> complaints = new ArrayList<>();
        assertEquals(
                links,
                format.read(new FieldReader(format.write(links, Json.Fields.none()), "links.json", complaints::add)));
        assertEquals(List.of(), complaints);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "\"expires\":\"never\"|\"expires\":\"soon\"",
                "\"expires\":\"never\"|\"expires\":7",
                "\"contact\":\"ann\"|\"contact\":null",
                "\"path\":[\"a\"]|\"path\":\"a\"",
                "\"path\":[\"a\"]|\"path\":[1]",
                "\"path\":[\"a\"]|\"path\":[]",
                "\"kind\":\"FILE\"|\"kind\":\"ALL\"",
                "\"id\":\"" + A + "\"|\"id\":\"short\"",
            })
    void aLinkOfWhichAPartIsWrongOpensNothing(String right, String wrong) throws IOException {
        String entry =
                "{\"id\":\""
                        + A
                        + "\",\"share\":\"Movies\",\"path\":[\"a\"],\"kind\":\"FILE\","
                        + "\"contact\":\"ann\",\"created\":\"2026-11-30T10:00:00Z\",\"expires\":\"never\"}";
        assertEquals(1, read(entry).all().size());
        assertEquals(0, read(entry.replace(right, wrong)).all().size(), wrong);
    }

    @ParameterizedTest
    @CsvSource({"24h, PT24H", "7d, P7D", "30m, PT30M", "99999d, P99999D"})
    void timesAreUnderstood(String text, Duration time) {
        assertEquals(NOW.plus(time), Expiry.parse(text, NOW));
    }

    @Test
    void neverIsTheEndOfTime() {
        assertEquals(Instant.MAX, Expiry.parse("never", NOW));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "0h", "24", "h", "-1d", "1w", "24H", "999999d"})
    void otherTimesAreNot(String text) {
        assertThrows(IllegalArgumentException.class, () -> Expiry.parse(text, NOW));
    }

    private static Links read(String entry) throws IOException {
        return new LinksFormat()
                .read(new FieldReader(JsonText.parse("{\"links\":[" + entry + "]}"), "links.json", _ -> {}));
    }

    private static StreamLink link(String id, @Nullable String contact, Instant expires) {
        return new StreamLink(id, Scope.share("Movies"), contact, expires);
    }
}
