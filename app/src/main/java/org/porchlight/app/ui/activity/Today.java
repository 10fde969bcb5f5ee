package org.porchlight.app.ui.activity;

import org.porchlight.app.contact.ContactBook;
import org.porchlight.engine.api.ViewingSnapshot;
import org.porchlight.engine.api.ViewingSnapshot.State;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/// All viewings of the day, also those that the engine has forgotten, in the order in which they were first seen.
final class Today {
    /// The oldest that are over make room beyond this.
    static final int MOST = 50_000;

    private static final int ROOM = MOST / 20;

    /// The engine numbers anew when it starts anew.
    private record Key(long id, Instant started) {
        static Key of(ViewingSnapshot viewing) {
            return new Key(viewing.id(), viewing.started());
        }
    }

    private final Map<Key, ActivityRow> rows = new LinkedHashMap<>();
    private Set<Key> live = new HashSet<>();

    /// Those the owner does not want to see any more although the engine still tells of them.
    private final Set<Key> unwanted = new HashSet<>();

    private ContactBook contacts = ContactBook.empty();

    Collection<ActivityRow> rows() {
        return rows.values();
    }

    /// Updates all rows, and returns those that are new.
    List<ActivityRow> take(List<ViewingSnapshot> viewings, ContactBook book) {
        if (!book.equals(contacts)) {
            contacts = book;
            rows.values().forEach(row -> row.rename(book));
        }
        List<ActivityRow> added = new ArrayList<>();
        Set<Key> told = HashSet.newHashSet(viewings.size());
        for (ViewingSnapshot viewing : viewings) {
            Key key = Key.of(viewing);
            told.add(key);
            ActivityRow row = rows.get(key);
            if (row != null) {
                row.update(viewing, book);
            } else if (isWanted(key, viewing)) {
                ActivityRow fresh = new ActivityRow(viewing, book);
                rows.put(key, fresh);
                added.add(fresh);
            }
        }
        leave(told);
        unwanted.retainAll(told);
        return added;
    }

    /// Forgets what is over and began its end before `when`; tells whether that was any.
    boolean forgetBefore(Instant when) {
        return forget(row -> !row.isLive() && row.state().since().isBefore(when));
    }

    /// Forgets what is over or was sent whole, but for what can still be allowed again. What goes on after all is back.
    boolean forgetOver() {
        rows.forEach((key, row) -> {
            if (row.isLive() && row.canClear()) {
                unwanted.add(key);
            }
        });
        return forget(ActivityRow::canClear);
    }

    /// Forgets the oldest that are over if there are too many; tells whether that was so.
    boolean makeRoom() {
        if (rows.size() <= MOST) {
            return false;
        }
        int tooMany = rows.size() - MOST + ROOM;
        for (Iterator<ActivityRow> all = rows.values().iterator(); tooMany > 0 && all.hasNext(); ) {
            if (!all.next().isLive()) {
                all.remove();
                tooMany--;
            }
        }
        return true;
    }

    private boolean forget(Predicate<ActivityRow> which) {
        return rows.values().removeIf(which);
    }

    private boolean isWanted(Key key, ViewingSnapshot viewing) {
        return !unwanted.contains(key) || viewing.state() == State.RUNNING || viewing.state() == State.STOPPED;
    }

    private void leave(Set<Key> told) {
        for (Key key : live) {
            ActivityRow row = told.contains(key) ? null : rows.get(key);
            if (row != null) {
                row.leave();
            }
        }
        live = told;
    }
}
