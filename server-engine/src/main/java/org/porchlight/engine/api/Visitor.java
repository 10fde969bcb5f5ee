package org.porchlight.engine.api;

import org.jspecify.annotations.Nullable;

import java.net.InetAddress;

/// Who asks, as far as the engine knows. One request has one visitor.
public sealed interface Visitor {

    /// The address the connection comes from; IPv4 addresses mapped into IPv6 are unmapped.
    InetAddress address();

    /// The contact this visitor is known to be, by link or by key, else null.
    @Nullable String contact();

    /// Somebody known by address alone. `local` is the address of this machine that the connection reached.
    record Guest(InetAddress address, InetAddress local) implements Visitor {
        @Override
        public @Nullable String contact() {
            return null;
        }
    }

    /// Somebody who came by a stream link. `local` as for a [Guest].
    record LinkHolder(InetAddress address, InetAddress local, StreamLink link) implements Visitor {
        @Override
        public @Nullable String contact() {
            return link.contact();
        }
    }

    /// A contact whose key was proved before the connection was adopted; `address` is that of the far end.
    record Paired(InetAddress address, String contact) implements Visitor {}
}
