package org.porchlight.app.share;

import java.net.InetAddress;
import java.time.Instant;

/// When somebody last came by a link, and from which address.
public record LinkUse(Instant at, InetAddress from) {}
