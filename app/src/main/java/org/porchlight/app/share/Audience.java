package org.porchlight.app.share;

import java.util.Set;

/// With whom a folder is shared.
public sealed interface Audience {

    /// Everyone on the networks this machine is on.
    record Everyone() implements Audience {}

    /// All contacts.
    record Contacts() implements Audience {}

    /// Some contacts, by their ids.
    record Chosen(Set<String> contacts) implements Audience {
        public Chosen {
            contacts = Set.copyOf(contacts);
        }
    }

    /// Whether the contact with that id belongs to it.
    default boolean includes(String contact) {
        return switch (this) {
            case Everyone _, Contacts _ -> true;
            case Chosen(Set<String> contacts) -> contacts.contains(contact);
        };
    }

    /// How it is written in files and on the command line.
    default String word() {
        return switch (this) {
            case Everyone _ -> "everyone";
            case Contacts _ -> "contacts";
            case Chosen _ -> "chosen";
        };
    }

    /// Reads `everyone` or `contacts`.
    ///
    /// @throws IllegalArgumentException with a sentence for people
    static Audience parse(String word) {
        return switch (word) {
            case "everyone" -> new Everyone();
            case "contacts" -> new Contacts();
            default -> throw new IllegalArgumentException("“" + word + "” is not an audience: everyone or contacts.");
        };
    }
}
