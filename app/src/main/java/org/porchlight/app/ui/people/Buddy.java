package org.porchlight.app.ui.people;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

import org.porchlight.app.contact.Contact;

import java.util.Comparator;
import java.util.Locale;

/// A contact in the list. The same object for as long as the contact is there, so that it stays selected; what it shows
/// is in one property. Confined to the JavaFX thread.
public final class Buddy {

    /// What is shown. `line` says what they are doing, or when they were last seen.
    public record Shown(Contact contact, String line, boolean watching) {
        public String name() {
            return contact.name();
        }
    }

    /// Those who watch, then the others, each by name; the blocked ones last.
    static final Comparator<Buddy> ORDER =
            Comparator.comparingInt((Buddy buddy) -> rank(buddy.shown()))
                    .thenComparing(buddy -> buddy.shown().name().toLowerCase(Locale.ROOT))
                    .thenComparing(Buddy::id);

    private final ReadOnlyObjectWrapper<Shown> shown;

    Buddy(Shown first) {
        this.shown = new ReadOnlyObjectWrapper<>(first);
    }

    public String id() {
        return shown().contact().id();
    }

    public Shown shown() {
        return shown.get();
    }

    public ReadOnlyObjectProperty<Shown> shownProperty() {
        return shown.getReadOnlyProperty();
    }

    void show(Shown now) {
        if (!now.equals(shown.get())) {
            shown.set(now);
        }
    }

    private static int rank(Shown shown) {
        return shown.watching() ? 0 : shown.contact().blocked() ? 2 : 1;
    }
}
