package org.porchlight.app.porch;

/// Whether Porchlight starts with the session of the person. May be used from any thread; it reads and writes files.
public interface SessionStart {

    /// What is set up.
    enum State {
        ON,
        OFF,
        /// Another Porchlight starts with the session, maybe one that has moved; turning it on makes it this one.
        ANOTHER
    }

    State state();

    /// Sets it up, or takes it back.
    ///
    /// @throws org.porchlight.app.text.Refusal if that cannot be written down
    void set(boolean on);
}
