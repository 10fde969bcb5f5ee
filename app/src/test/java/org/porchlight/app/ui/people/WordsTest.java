package org.porchlight.app.ui.people;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.porchlight.app.ui.people.Fixture.ANN;
import static org.porchlight.app.ui.people.Fixture.NOON;
import static org.porchlight.app.ui.people.Fixture.link;
import static org.porchlight.app.ui.people.Fixture.share;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.porchlight.app.contact.Contact;
import org.porchlight.app.share.Audience;
import org.porchlight.app.share.LinkAddress;

import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Set;

/// What the panel says about links, shares and times.
class WordsTest {
    private static final When WHEN = new When(NOON, ZoneOffset.UTC);
    private static final LinkAddress ADDRESS = new LinkAddress("192.168.1.20", 8420);

    @ParameterizedTest
    @CsvSource({
        "2026-05-04T12:00:30Z, just now",
        "2026-05-04T11:59:30Z, just now",
        "2026-05-04T11:15:00Z, 45 min ago",
        "2026-05-04T08:05:00Z, today 08:05",
        "2026-05-03T23:59:00Z, yesterday 23:59",
        "2026-05-01T12:00:00Z, 3 days ago",
        "2026-04-03T12:00:00Z, on 3 April",
        "2025-04-03T12:00:00Z, on 3 April 2025"
    })
    void momentsThatAreOver(Instant then, String expected) {
        assertEquals(expected, WHEN.ago(then));
    }

    @ParameterizedTest
    @CsvSource({
        "2026-05-04T18:00:00Z, today 18:00",
        "2026-05-05T12:00:00Z, tomorrow 12:00",
        "2026-05-08T09:30:00Z, Friday 09:30",
        "2026-05-11T12:00:00Z, Monday 12:00",
        "2026-06-01T12:00:00Z, 1 June",
        "2027-01-01T12:00:00Z, 1 January 2027"
    })
    void momentsToCome(Instant then, String expected) {
        assertEquals(expected, WHEN.until(then));
    }

    @Test
    void aLinkSaysUntilWhenItOpensAndItsStory() {
        LinkLine line = LinkLine.of(link(1, "ann", NOON.plusSeconds(86_400), null), ADDRESS, WHEN);
        assertEquals("Heat.mkv", line.target());
        assertEquals("in Movies › Thriller", line.place());
        assertEquals("Opens until tomorrow 12:00", line.opens());
        assertEquals("Made 2 min ago, not used yet", line.story());
        assertEquals("http://192.168.1.20:8420/~AAAAAAAAAAAAAAAAAAAAAA/Movies/Thriller/Heat.mkv", line.address());
    }

    @Test
    void aLinkThatNeverExpiresAndOneThatDid() {
        assertEquals(
                "Opens until you revoke it", LinkLine.of(link(1, "ann", Instant.MAX, null), ADDRESS, WHEN).opens());
        LinkLine over = LinkLine.of(link(1, "ann", NOON.minusSeconds(1800), NOON.minusSeconds(3000)), ADDRESS, WHEN);
        assertEquals("Expired 30 min ago", over.opens());
        assertEquals("Made 2 min ago, last used 50 min ago", over.story());
    }

    @Test
    void theAddressOfALinkIsNotInItsText() {
        LinkLine line = LinkLine.of(link(1, "ann", Instant.MAX, null), ADDRESS, WHEN);
        assertFalse(line.toString().contains("AAAA"), line.toString());
    }

    @Test
    void whatAContactMaySeeComesWithItsReason() {
        Audience.Chosen chosen = new Audience.Chosen(Set.of("ann"));
        assertSees(true, "as everyone", new Audience.Everyone(), ANN, false);
        assertSees(true, "as a contact", new Audience.Everyone(), ANN, true);
        assertSees(true, "as a contact", new Audience.Contacts(), ANN, false);
        assertSees(true, "chosen", chosen, ANN, false);
        assertSees(false, "not chosen", new Audience.Chosen(Set.of()), ANN, false);
        Contact paused = new Contact("ann", "Ann", Set.of(), false, true);
        assertSees(true, "as everyone", new Audience.Everyone(), paused, false);
        assertSees(false, "not while paused", new Audience.Everyone(), paused, true);
        assertSees(false, "not while paused", new Audience.Contacts(), paused, false);
        assertSees(false, "not while paused", chosen, paused, false);
        assertSees(false, "not while blocked", chosen, new Contact("ann", "Ann", Set.of(), true, false), false);
    }

    @Test
    void choosingChangesOnlyAChosenAudience() {
        assertEquals(
                new Audience.Chosen(Set.of("tom", "ann")),
                ShareLine.choose(new Audience.Chosen(Set.of("tom")), "ann", true));
        assertEquals(
                new Audience.Chosen(Set.of("tom")),
                ShareLine.choose(new Audience.Chosen(Set.of("tom", "ann")), "ann", false));
        assertEquals(new Audience.Contacts(), ShareLine.choose(new Audience.Contacts(), "ann", true));
    }

    @Test
    void titlesLoseTheirExtensionOnly() {
        assertEquals("Heat (1995)", Doing.title("Thriller/Heat (1995).mkv"));
        assertEquals("St. Elmo's Fire", Doing.title("St. Elmo's Fire"));
        assertEquals(".hidden", Doing.title(".hidden"));
    }

    @Test
    void initialsAreWholeLetters() {
        assertEquals("Ä", Avatar.initial("änne"));
        assertEquals("", Avatar.initial(""));
    }

    private static void assertSees(boolean open, String why, Audience audience, Contact contact, boolean only) {
        ShareLine line = ShareLine.of(share("Movies", audience), contact, only);
        assertEquals(why, line.why());
        assertEquals(open, line.open(), why);
    }
}
