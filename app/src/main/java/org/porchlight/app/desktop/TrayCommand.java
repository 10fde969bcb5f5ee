package org.porchlight.app.desktop;

/// What a person asks for in the tray.
public sealed interface TrayCommand {

    /// Show the window.
    record Open() implements TrayCommand {}

    /// Choose a folder and share it.
    record ShareFolder() implements TrayCommand {}

    /// Put the link to this share into the clipboard; if it is not for everyone, ask for whom.
    record CopyLink(String share) implements TrayCommand {}

    record OnlyMyContacts(boolean only) implements TrayCommand {}

    record PauseSharing(boolean paused) implements TrayCommand {}

    record Quit() implements TrayCommand {}
}
