package org.porchlight.app.ui.people;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.porchlight.app.ui.people.Fixture.ANN;
import static org.porchlight.app.ui.people.Fixture.AT_THE_TV;
import static org.porchlight.app.ui.people.Fixture.NOON;
import static org.porchlight.app.ui.people.Fixture.TOM;
import static org.porchlight.app.ui.people.Fixture.ZOE;
import static org.porchlight.app.ui.people.Fixture.link;
import static org.porchlight.app.ui.people.Fixture.paired;
import static org.porchlight.app.ui.people.Fixture.state;
import static org.porchlight.app.ui.people.Fixture.traffic;
import static org.porchlight.app.ui.people.Fixture.viewing;

import org.junit.jupiter.api.Test;
import org.porchlight.app.contact.Contact;
import org.porchlight.app.discovery.Neighbour;
import org.porchlight.engine.api.ViewingSnapshot.State;

import java.net.InetAddress;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

class PeopleModelTest {
    private Instant now = NOON;
    private final PeopleModel model = new PeopleModel(() -> now, ZoneOffset.UTC);

    @Test
    void thoseWhoWatchStandFirstThenTheOthersByName() {
        model.refresh(state(ZOE, TOM, ANN), traffic());
        assertEquals(List.of("Ann", "tom", "Zoe"), names());
        model.refresh(state(ZOE, TOM, ANN), traffic(viewing(1, paired("zoe"), "Heat.mkv", State.RUNNING, NOON)));
        assertEquals(List.of("Zoe", "Ann", "tom"), names());
        assertEquals("watching Heat", line("zoe"));
    }

    @Test
    void blockedOnesStandLast() {
        model.refresh(state(new Contact("a", "Aaron", Set.of(), true, false), ANN), traffic());
        assertEquals(List.of("Ann", "Aaron"), names());
        assertEquals("blocked", line("a"));
    }

    @Test
    void aDeviceWatchesForItsContact() {
        model.refresh(state(TOM), traffic(viewing(1, AT_THE_TV, "Series/Ep. 1.mkv", State.RUNNING, NOON)));
        assertEquals("watching Ep. 1", line("tom"));
    }

    @Test
    void severalFilmsAreCounted() {
        model.refresh(
                state(ANN),
                traffic(
                        viewing(1, paired("ann"), "Heat.mkv", State.RUNNING, NOON),
                        viewing(2, paired("ann"), "Tampopo.mkv", State.RUNNING, NOON),
                        viewing(3, paired("ann"), "Over.mkv", State.ENDED, NOON)));
        assertEquals("watching Tampopo and 1 more", line("ann"));
    }

    @Test
    void whenSomebodyWasLastSeenOutlivesTheirViewing() {
        model.refresh(state(ANN), traffic());
        assertEquals("not seen yet", line("ann"));
        model.refresh(state(ANN), traffic(viewing(1, paired("ann"), "Heat.mkv", State.PAUSED, NOON)));
        now = NOON.plusSeconds(600);
        model.refresh(state(ANN), traffic());
        assertEquals("last seen 10 min ago", line("ann"));
    }

    @Test
    void aLinkThatWasUsedTellsOfItsContact() {
        model.refresh(
                state(List.of(ANN), List.of(link(1, "ann", Instant.MAX, NOON.minusSeconds(300))), List.of()),
                traffic());
        assertEquals("last seen 5 min ago", line("ann"));
    }

    @Test
    void aBuddyStaysTheSameObjectSoThatItStaysSelected() {
        model.refresh(state(ZOE, ANN), traffic());
        Buddy zoe = model.byId("zoe").orElseThrow();
        List<Buddy.Shown> told = new ArrayList<>();
        zoe.shownProperty().addListener((_, _, shown) -> told.add(shown));
        model.refresh(state(ZOE, ANN), traffic());
        assertEquals(List.of(), told, "nothing is told if nothing changed");
        model.refresh(state(Fixture.contact("zoe", "Zora")), traffic());
        assertSame(zoe, model.byId("zoe").orElseThrow());
        assertEquals("Zora", zoe.shown().name());
        assertEquals(List.of("Zora"), names());
    }

    @Test
    void theCardFollowsAndClosesWhenItsContactGoes() {
        model.open("ann", state(ANN), traffic());
        CardState card = card();
        assertEquals("Ann", card.name());
        assertEquals(List.of(), card.links());
        model.refresh(state(List.of(ANN), List.of(link(1, "ann", Instant.MAX, null)), List.of()), traffic());
        assertEquals(1, card().links().size());
        model.refresh(state(ZOE), traffic());
        assertNull(model.cardProperty().get());
    }

    @Test
    void removingNamesWhatItTakesAway() {
        Instant gone = NOON.minusSeconds(5);
        model.open("ann", state(List.of(ANN), List.of(link(1, "ann", gone, null)), List.of()), traffic());
        assertEquals("Ann is removed.", card().removal());
        model.refresh(
                state(
                        List.of(ANN),
                        List.of(link(1, "ann", Instant.MAX, null), link(2, "ann", Instant.MAX, null)),
                        List.of()),
                traffic());
        assertEquals("Ann is removed, and their 2 links are revoked.", card().removal());
    }

    @Test
    void linksThatOpenStandBeforeThoseThatExpired() {
        model.open(
                "ann",
                state(
                        List.of(ANN),
                        List.of(
                                link(1, "ann", Instant.MAX, null),
                                link(2, "ann", NOON.minusSeconds(1), null),
                                link(3, "ann", Instant.MAX, null),
                                link(4, "zoe", Instant.MAX, null)),
                        List.of()),
                traffic());
        assertEquals(List.of(3, 1, 2), card().links().stream().map(LinkLine::number).toList());
    }

    @Test
    void othersNearbyAreOrderedByName() {
        InetAddress address = InetAddress.ofLiteral("192.168.1.7");
        Neighbour shed = new Neighbour("Shed", "s", address, 8420);
        Neighbour attic = new Neighbour("Attic", "a", address, 8420);
        model.refresh(state(List.of(), List.of(), List.of(shed, attic)), traffic());
        assertEquals(List.of(attic, shed), model.nearby());
    }

    private CardState card() {
        CardState card = model.cardProperty().get();
        if (card == null) {
            throw new AssertionError("a card is open");
        }
        return card;
    }

    private List<String> names() {
        return model.buddies().stream().map(buddy -> buddy.shown().name()).toList();
    }

    private String line(String id) {
        return model.byId(id).orElseThrow().shown().line();
    }
}
