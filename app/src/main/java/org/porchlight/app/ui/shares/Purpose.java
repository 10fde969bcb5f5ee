package org.porchlight.app.ui.shares;

/// What a link is wanted for.
enum Purpose {
    /// One file, found by typing.
    FILE,
    /// For somebody in particular.
    PERSON,
    /// As a code to be read by a camera.
    CODE
}
