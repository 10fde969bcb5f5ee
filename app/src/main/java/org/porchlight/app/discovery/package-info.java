/// Which networks this machine is on, and how it makes itself known there.
///
/// [Networks][org.porchlight.app.discovery.Networks] reads the interfaces and hands out an immutable
/// [NetworkState][org.porchlight.app.discovery.NetworkState]; [Discovery][org.porchlight.app.discovery.Discovery]
/// announces this machine by DNS-SD. The log of JmDNS is of no use to a person: set the loggers below `javax.jmdns` to
/// `off`.
@NullMarked
package org.porchlight.app.discovery;

import org.jspecify.annotations.NullMarked;
