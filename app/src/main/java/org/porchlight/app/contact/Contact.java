package org.porchlight.app.contact;

import org.porchlight.app.text.SafeText;

import java.net.InetAddress;
import java.util.Set;

/// Somebody the owner knows.
///
/// `id` is random and never changes. `devices` are the addresses of things that can only open a plain URL; who uses one
/// of them is taken for this contact, which is a weak proof. A `blocked` contact is refused everywhere, a `paused` one
/// is for now no more than a guest.
public record Contact(String id, String name, Set<InetAddress> devices, boolean blocked, boolean paused) {
    private static final int LONGEST_NAME = 100;

    public Contact {
        devices = Set.copyOf(devices);
    }

    /// Says why a name cannot be the name of a contact.
    ///
    /// @throws IllegalArgumentException with a sentence for people
    public static String checkName(String name) {
        if (name.isBlank() || name.length() > LONGEST_NAME) {
            throw new IllegalArgumentException("A contact needs a name of 1 to " + LONGEST_NAME + " characters.");
        }
        if (!SafeText.of(name).equals(name)) {
            throw new IllegalArgumentException("The name of a contact cannot hold control characters.");
        }
        return name.strip();
    }

    Contact named(String now) {
        return new Contact(id, checkName(now), devices, blocked, paused);
    }

    Contact paused(boolean now) {
        return new Contact(id, name, devices, blocked, now);
    }

    Contact with(Set<InetAddress> now) {
        return new Contact(id, name, now, blocked, paused);
    }

    Contact blocked(boolean now) {
        return new Contact(id, name, devices, now, paused);
    }

    /// Whether what is granted to contacts is granted to this one now.
    public boolean isWelcome() {
        return !blocked && !paused;
    }
}
