package org.porchlight.app.ui.people;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

import org.jspecify.annotations.Nullable;
import org.porchlight.app.contact.Contact;
import org.porchlight.app.discovery.Neighbour;
import org.porchlight.app.porch.PorchState;
import org.porchlight.app.share.GivenLink;
import org.porchlight.engine.api.EngineSnapshot;

import java.time.Instant;
import java.time.InstantSource;
import java.time.ZoneId;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// The buddy list, the card that is open, and who is nearby. Confined to the JavaFX thread; it is told of each change
/// of the state and once a second of the traffic.
public final class PeopleModel {
    private final InstantSource clock;
    private final ZoneId zone;
    private final ObservableList<Buddy> buddies = FXCollections.observableArrayList();
    private final ObservableList<Neighbour> nearby = FXCollections.observableArrayList();
    private final ReadOnlyObjectWrapper<@Nullable CardState> card = new ReadOnlyObjectWrapper<>();

    /// Outlives the viewings, which the engine forgets.
    private final Map<String, Instant> seen = new HashMap<>();

    private @Nullable String open;

    /// `zone` is that of the owner's calendar.
    public PeopleModel(InstantSource clock, ZoneId zone) {
        this.clock = clock;
        this.zone = zone;
    }

    /// All contacts: those who watch now, then the others by name.
    public ObservableList<Buddy> buddies() {
        return buddies;
    }

    /// Other Porchlights, by name.
    public ObservableList<Neighbour> nearby() {
        return nearby;
    }

    /// The card of the contact that is open; null if none is.
    public ReadOnlyObjectProperty<@Nullable CardState> cardProperty() {
        return card.getReadOnlyProperty();
    }

    /// Takes in how things stand.
    public void refresh(PorchState state, EngineSnapshot traffic) {
        When when = new When(clock.instant(), zone);
        Map<String, Doing> doings = Doing.of(traffic, state.contacts());
        doings.forEach((id, doing) -> see(id, doing.last()));
        state.links().all().forEach(this::seeByLink);
        for (Contact contact : state.contacts().contacts()) {
            show(shown(contact, doings.get(contact.id()), when));
        }
        Set<String> known = new HashSet<>(state.contacts().contacts().stream().map(Contact::id).toList());
        buddies.removeIf(buddy -> !known.contains(buddy.id()));
        order();
        List<Neighbour> others = state.nearby().stream().sorted(Comparator.comparing(Neighbour::name)).toList();
        if (!others.equals(nearby)) {
            nearby.setAll(others);
        }
        refreshCard(state, when);
    }

    /// Opens the card of a contact.
    public void open(String contact, PorchState state, EngineSnapshot traffic) {
        open = contact;
        refresh(state, traffic);
    }

    /// Closes the card.
    public void close() {
        open = null;
        card.set(null);
    }

    public Optional<Buddy> byId(String contact) {
        return buddies.stream().filter(buddy -> buddy.id().equals(contact)).findFirst();
    }

    private void refreshCard(PorchState state, When when) {
        Optional<Buddy> buddy = open == null ? Optional.empty() : byId(open);
        if (buddy.isEmpty()) {
            close();
            return;
        }
        CardState now = CardState.of(buddy.get().shown(), state, when);
        if (!now.equals(card.get())) {
            card.set(now);
        }
    }

    private void show(Buddy.Shown now) {
        byId(now.contact().id()).ifPresentOrElse(buddy -> buddy.show(now), () -> buddies.add(new Buddy(now)));
    }

    private void order() {
        for (int i = 1; i < buddies.size(); i++) {
            if (Buddy.ORDER.compare(buddies.get(i - 1), buddies.get(i)) > 0) {
                buddies.sort(Buddy.ORDER);
                return;
            }
        }
    }

    private Buddy.Shown shown(Contact contact, @Nullable Doing doing, When when) {
        if (doing != null && doing.isWatching()) {
            return new Buddy.Shown(contact, doing.text(), true);
        }
        Instant last = seen.get(contact.id());
        String line =
                contact.blocked()
                        ? "blocked"
                        : contact.paused() ? "paused" : last == null ? "not seen yet" : "last seen " + when.ago(last);
        return new Buddy.Shown(contact, line, false);
    }

    private void seeByLink(GivenLink given) {
        String contact = given.link().contact();
        Instant used = given.lastUsed();
        if (contact != null && used != null) {
            see(contact, used);
        }
    }

    private void see(String contact, Instant when) {
        seen.merge(contact, when, (a, b) -> a.isAfter(b) ? a : b);
    }
}
