package org.porchlight.app.ui;

/// Decides what closing the window does.
@FunctionalInterface
public interface Closing {

    /// What it does.
    enum What {
        /// The window goes, the program stays behind an icon that truly shows.
        HIDE,
        /// The program ends.
        QUIT,
        /// Somebody is watching: the person is asked first.
        ASK
    }

    What wanted();
}
