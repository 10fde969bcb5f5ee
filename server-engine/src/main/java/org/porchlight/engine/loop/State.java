package org.porchlight.engine.loop;

/// Where a [Connection] is; the diagram is above that class.
enum State {
    READING,
    ASKED,
    SENDING,
    LINGERING,
    CLOSED
}
