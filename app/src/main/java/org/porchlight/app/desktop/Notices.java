package org.porchlight.app.desktop;

/// Tells a person something on the desktop. Where the desktop has no place for it, nothing happens.
@FunctionalInterface
public interface Notices {

    /// Tells it soon; returns at once. May be called from any thread.
    void tell(Notice notice);
}
