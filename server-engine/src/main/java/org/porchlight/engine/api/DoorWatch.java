package org.porchlight.engine.api;

/// Hears who comes to the door. Called on the loop or on a thread that reads files, for each request of such a kind, so
/// it must return at once; what it throws is logged and changes nothing.
public interface DoorWatch {

    /// A request was let in by a stream link.
    default void cameByLink(Visitor.LinkHolder holder) {}

    /// Somebody was refused something. Of many refusals alike only one a minute is told.
    default void refused(Refused refused) {}
}
