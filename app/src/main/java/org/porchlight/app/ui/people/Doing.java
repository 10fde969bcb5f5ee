package org.porchlight.app.ui.people;

import org.jspecify.annotations.Nullable;
import org.porchlight.app.contact.Contact;
import org.porchlight.app.contact.ContactBook;
import org.porchlight.app.text.SafeText;
import org.porchlight.engine.api.EngineSnapshot;
import org.porchlight.engine.api.ViewingSnapshot;
import org.porchlight.engine.api.ViewingSnapshot.State;
import org.porchlight.engine.api.Visitor;

import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/// What one contact is doing: the titles they watch now, and when they last moved a byte.
record Doing(List<String> titles, Instant last) {

    /// What all contacts do, by their ids. A device by address counts as its contact, as it does for the audience.
    static Map<String, Doing> of(EngineSnapshot traffic, ContactBook contacts) {
        Map<String, Doing> doings = new HashMap<>();
        for (ViewingSnapshot viewing : traffic.viewings()) {
            String contact = contact(viewing.visitor(), contacts);
            if (contact != null) {
                boolean now = viewing.state() == State.RUNNING;
                List<String> titles = now ? List.of(title(viewing.path())) : List.of();
                doings.merge(contact, new Doing(titles, viewing.lastActive()), Doing::and);
            }
        }
        return doings;
    }

    boolean isWatching() {
        return !titles.isEmpty();
    }

    /// Such as `watching Heat and 2 more`.
    String text() {
        String more = titles.size() > 1 ? " and " + (titles.size() - 1) + " more" : "";
        return "watching " + titles.getLast() + more;
    }

    private Doing and(Doing other) {
        return new Doing(
                Stream.concat(titles.stream(), other.titles.stream()).toList(),
                last.isAfter(other.last) ? last : other.last);
    }

    private static @Nullable String contact(Visitor visitor, ContactBook contacts) {
        if (visitor instanceof Visitor.Guest) {
            return contacts.byDevice(visitor.address()).map(Contact::id).orElse(null);
        }
        return visitor.contact();
    }

    /// The name of the file without its extension.
    static String title(String path) {
        String name = SafeText.of(path.substring(path.lastIndexOf('/') + 1));
        int dot = name.lastIndexOf('.');
        return dot > 0 && name.length() - dot <= 5 ? name.substring(0, dot) : name;
    }
}
