package org.porchlight.app.ui.activity;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

import org.jspecify.annotations.Nullable;
import org.porchlight.app.contact.ContactBook;
import org.porchlight.app.text.SafeText;
import org.porchlight.engine.api.ViewingSnapshot;

import java.time.Instant;
import java.util.Locale;

/// One viewing, from its first byte until the day is over. Confined to the JavaFX thread.
///
/// Everything that changes is in one property, which changes once a second at most, and only if people would see it.
public final class ActivityRow {
    private final ViewingSnapshot first;
    private final String file;
    private final String place;
    private String player;
    private RowState state;
    private String sought;
    private boolean live = true;
    private @Nullable Instant stopped;
    private boolean allowed;

    /// Made when somebody first looks: most of 45,000 rows never come into sight.
    private @Nullable ReadOnlyObjectWrapper<RowState> property;

    /// Where it stands in the list; kept by the list while it changes its order.
    int index;

    ActivityRow(ViewingSnapshot first, ContactBook contacts) {
        this.first = first;
        String path = SafeText.of(first.path());
        int slash = path.lastIndexOf('/');
        this.file = path.substring(slash + 1);
        String folders = slash < 0 ? "" : " › " + path.substring(0, slash).replace("/", " › ");
        this.place = SafeText.of(first.share()) + folders;
        this.player = first.player();
        this.state = stateOf(first, Who.of(first.visitor(), player, contacts));
        this.sought = sought();
    }

    public ReadOnlyObjectProperty<RowState> stateProperty() {
        ReadOnlyObjectWrapper<RowState> made = property;
        if (made == null) {
            made = new ReadOnlyObjectWrapper<>(state);
            property = made;
        }
        return made.getReadOnlyProperty();
    }

    public RowState state() {
        return state;
    }

    public long id() {
        return first.id();
    }

    /// The name of the file.
    public String file() {
        return file;
    }

    /// The share, and the folders in it that lead to the file.
    public String place() {
        return place;
    }

    public Instant started() {
        return first.started();
    }

    /// Whether the engine still knows it, so that it can be stopped or allowed.
    public boolean isLive() {
        return live;
    }

    public boolean canStop() {
        RowState.Phase phase = state.phase();
        return live && (phase == RowState.Phase.WATCHING || phase == RowState.Phase.PAUSED);
    }

    public boolean canAllow() {
        return live && state.phase() == RowState.Phase.STOPPED;
    }

    /// Whether it can be taken off the list: nothing goes on, and nothing is left to be decided.
    boolean canClear() {
        return state.phase() == RowState.Phase.SENT || state.phase().isOver() && !canAllow();
    }

    /// Whether all of `words`, which are in lower case, are somewhere in it.
    boolean matches(String[] words) {
        for (String word : words) {
            if (!sought.contains(word)) {
                return false;
            }
        }
        return true;
    }

    void update(ViewingSnapshot now, ContactBook contacts) {
        live = true;
        set(stateOf(now, who(now, contacts)));
    }

    /// Shows the names of the contacts as they are now.
    void rename(ContactBook contacts) {
        set(state.of(Who.of(state.who().visitor(), player, contacts)));
    }

    /// The engine does not know it any more.
    void leave() {
        live = false;
        allowed = false;
        set(state.over());
    }

    /// The owner allowed it again.
    void allow() {
        if (canAllow()) {
            allowed = true;
            RowState now = state;
            set(new RowState(now.who(), RowState.Phase.ALLOWED, now.position(), now.size(), 0, now.since()));
        }
    }

    /// Looked up again only if something of it changed: this runs for thousands of rows a second.
    private Who who(ViewingSnapshot now, ContactBook contacts) {
        if (!now.player().equals(player) || !now.visitor().equals(state.who().visitor())) {
            player = now.player();
            return Who.of(now.visitor(), player, contacts);
        }
        return state.who();
    }

    private RowState stateOf(ViewingSnapshot now, Who who) {
        if (now.state() != ViewingSnapshot.State.STOPPED) {
            stopped = null;
            allowed = false;
            return RowState.of(now, who, false, now.lastActive());
        }
        Instant when = stopped == null ? now.lastActive() : stopped;
        stopped = when;
        return RowState.of(now, who, allowed, when);
    }

    private void set(RowState now) {
        if (now.equals(state)) {
            return;
        }
        boolean renamed = !now.who().equals(state.who());
        state = now;
        if (renamed) {
            sought = sought();
        }
        if (property != null) {
            property.set(now);
        }
    }

    private String sought() {
        Who who = state.who();
        String address = who.visitor().address().getHostAddress();
        return String.join("\n", who.name(), who.player(), address, file, place).toLowerCase(Locale.ROOT);
    }
}
