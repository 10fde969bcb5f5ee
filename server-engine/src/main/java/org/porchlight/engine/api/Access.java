package org.porchlight.engine.api;

/// What the person at the door gets, and why. Decided once per request, on the loop.
public sealed interface Access {

    /// The visitor may.
    record Granted(Visitor visitor) implements Access {}

    /// The visitor may not; `reason` is for the owner's log, never for the visitor.
    record Denied(Reason reason) implements Access {}

    /// Why somebody stays outside.
    enum Reason {
        NOT_LISTED,
        BLOCKED,
        LINK_EXPIRED,
        LINK_USED_ELSEWHERE,
        SHARE_PAUSED,
        STOPPED,
        READ_ONLY
    }
}
