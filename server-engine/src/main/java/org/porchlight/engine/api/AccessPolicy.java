package org.porchlight.engine.api;

import java.net.InetAddress;

/// Decides who may do what. A pure function over an immutable state: the engine calls it on its loop for every request,
/// so it must not wait, and asks it again for all open transfers after each change of the [Setup].
///
/// An exception thrown by a policy denies the request (the answer is 500) and is logged.
public interface AccessPolicy {

    /// Whether `visitor` may do `action` in `share`. A link has been looked up, is not expired and its scope has been
    /// compared before; what is left to decide is whether its contact is still welcome.
    Access decide(Visitor visitor, Share share, Action action);

    /// Whether a new connection from `peer` to this machine's address `local` is accepted at all. Where not, it is
    /// closed before a byte is read.
    default boolean admits(InetAddress peer, InetAddress local) {
        return true;
    }

    /// Whether `peer` is one of this machine's own addresses; such connections count only in the total cap.
    default boolean isOwn(InetAddress peer) {
        return peer.isLoopbackAddress();
    }

    /// Lets everybody read everything; nobody may write.
    static AccessPolicy everyone() {
        return (visitor, share, action) ->
                action == Action.WRITE ? new Access.Denied(Access.Reason.READ_ONLY) : new Access.Granted(visitor);
    }
}
