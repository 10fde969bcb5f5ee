package org.porchlight.app.control;

import org.jspecify.annotations.Nullable;

import java.nio.file.Path;
import java.util.List;

/// What a command asks of the Porchlight that owns the data folder: the running one, or this one while none runs.
public sealed interface Request {

    record AddContact(String name, List<String> addresses) implements Request {}

    record ListContacts() implements Request {}

    record RemoveContact(String name) implements Request {}

    record BlockContact(String name, boolean blocked) implements Request {}

    /// `contact` is a name, or null for anyone with the link; `expires` and `target` are as they were typed.
    record AddLink(@Nullable String contact, String expires, String target) implements Request {}

    record ListLinks() implements Request {}

    /// `link` is its number, its id or its address.
    record RevokeLink(String link) implements Request {}

    /// The folders have been checked, and their paths are real ones.
    record AddFolders(List<Path> folders) implements Request {}

    record ListShares() implements Request {}

    record RemoveShare(String name) implements Request {}

    /// `share` is null for all sharing.
    record PauseSharing(@Nullable String share, boolean paused) implements Request {}

    /// Asks the running one to bring its window to the front.
    record Raise() implements Request {}

    /// Asks for the viewings, once a second until the asking side closes.
    record Who() implements Request {}
}
