package org.porchlight.engine.api;

import java.net.InetAddress;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;

/// The names and addresses under which this machine may be asked, against DNS rebinding: a request whose `Host` is none
/// of them is answered 421 (RFC 9110 §15.5.20). `localhost` is always good from loopback, and the address that a
/// connection reached is always good as a literal.
///
/// Names are compared ignoring case and a final dot; they are kept in lower case.
public record Hosts(Set<String> names, Set<InetAddress> addresses) {

    public Hosts {
        Set<String> lower = HashSet.newHashSet(names.size());
        names.forEach(name -> lower.add(name.toLowerCase(Locale.ROOT)));
        names = Set.copyOf(lower);
        addresses = Set.copyOf(addresses);
    }

    /// No names beyond `localhost` and the address a connection reached.
    public static Hosts literal() {
        return new Hosts(Set.of(), Set.of());
    }
}
