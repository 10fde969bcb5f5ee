package org.porchlight.app.discovery;

import org.jspecify.annotations.Nullable;

import java.net.Inet4Address;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/// The networks of this machine at one moment.
///
/// `interfaces` are those that are up and bear an address, loopback included; `defaultRoutes` the names of the
/// interfaces that lead out, best first, where known; `hostName` is what the machine calls itself, maybe empty.
public record NetworkState(List<Interface> interfaces, List<String> defaultRoutes, String hostName) {

    public NetworkState {
        interfaces = List.copyOf(interfaces);
        defaultRoutes = List.copyOf(defaultRoutes);
    }

    /// One interface. `pointToPoint` is true for every VPN, also where the system does not say so; `virtual` for what
    /// does not lead out of this machine or leads into a VPN: bridges and wires of containers and virtual machines.
    public record Interface(
            String name, int index, boolean pointToPoint, boolean virtual, boolean multicast, List<Address> addresses) {

        public Interface {
            addresses = List.copyOf(addresses);
        }

        boolean isLoopback() {
            return addresses.stream().anyMatch(own -> own.address().isLoopbackAddress());
        }

        private boolean bears(InetAddress local) {
            for (Address own : addresses) {
                if (own.address().equals(local) && inScope(local)) {
                    return true;
                }
            }
            return false;
        }

        /// `fe80::1` on two links is two hosts: where an address says its scope, that must be this interface.
        private boolean inScope(InetAddress address) {
            if (!(address instanceof Inet6Address six) || !six.isLinkLocalAddress()) {
                return true;
            }
            return six.getScopedInterface() != null
                    ? six.getScopedInterface().getName().equals(name)
                    : six.getScopeId() == 0 || six.getScopeId() == index;
        }
    }

    /// An own address and the prefix that is on its link: the address alone where the system does not tell.
    public record Address(InetAddress address, Prefix prefix) {

        /// Reads `192.168.1.5/24`.
        public static Address parse(String text) {
            int slash = text.indexOf('/');
            return new Address(InetAddress.ofLiteral(slash < 0 ? text : text.substring(0, slash)), Prefix.parse(text));
        }

        private boolean onLink(InetAddress peer) {
            // More than a /64 of IPv6 is never one link (RFC 4291 §2.5.4), whatever the interface says
            boolean wide = address instanceof Inet6Address && prefix.length() < 64;
            return (wide ? new Prefix(address, 64) : prefix).contains(peer);
        }
    }

    /// Whether *Everyone* covers `peer`, who reached this machine at `local`: loopback, or a neighbour on a link of the
    /// interface that bears `local`. Nobody is a neighbour by a point-to-point interface or a public IPv4 address. A
    /// connection of this machine to itself counts as loopback.
    public boolean isOnLink(InetAddress peer, InetAddress local) {
        InetAddress from = Prefix.unmapped(peer);
        InetAddress at = Prefix.unmapped(local);
        if (from.isLoopbackAddress() || (from.equals(at) && isOwn(at))) {
            return true; // nobody else completes a handshake from an address of ours
        }
        if (from instanceof Inet4Address && !isPrivate(from)) {
            return false;
        }
        for (Interface link : interfaces) {
            if (link.bears(at)) {
                return !link.pointToPoint() && isNeighbour(from, link);
            }
        }
        return false;
    }

    private static boolean isNeighbour(InetAddress peer, Interface link) {
        if (!link.inScope(peer)) {
            return false;
        }
        for (Address own : link.addresses()) {
            if (own.onLink(peer)) {
                return true;
            }
        }
        return false;
    }

    /// Whether `address` is loopback, of RFC 1918, link-local, or unique local (RFC 4193). The shared space of
    /// providers (RFC 6598, `100.64.0.0/10`) is not.
    public static boolean isPrivate(InetAddress address) {
        InetAddress plain = Prefix.unmapped(address);
        if (plain.isLoopbackAddress() || plain.isLinkLocalAddress()) {
            return true;
        }
        return plain instanceof Inet4Address
                ? plain.isSiteLocalAddress() // for IPv4 the JDK means RFC 1918 by it
                : (plain.getAddress()[0] & 0xfe) == 0xfc;
    }

    /// Whether `address` is one of this machine's, loopback included.
    public boolean isOwn(InetAddress address) {
        InetAddress plain = Prefix.unmapped(address);
        if (plain.isLoopbackAddress()) {
            return true;
        }
        for (Interface link : interfaces) {
            if (link.bears(plain)) {
                return true;
            }
        }
        return false;
    }

    /// All addresses of this machine, loopback included.
    public Set<InetAddress> ownAddresses() {
        Set<InetAddress> all = new LinkedHashSet<>();
        interfaces.forEach(link -> link.addresses().forEach(own -> all.add(own.address())));
        return all;
    }

    /// The address to print in links, IPv4 where there is one; null while there is no network at all. An address of a
    /// VPN or a container bridge is taken only for want of a better one.
    public @Nullable InetAddress linkAddress() {
        return Ranking.linkAddress(this);
    }

    /// The addresses that links might point to, loopback left out, the best first.
    public List<InetAddress> linkAddresses() {
        return Ranking.linkAddresses(this);
    }

    /// The names, in lower case, under which neighbours ask for this machine: its own, alone and with the suffixes that
    /// home networks give, and `announcedName` as [#dnsName] writes it.
    public Set<String> hostNames(String announcedName) {
        return HostNames.of(hostName, announcedName);
    }

    /// `announcedName` as a name for `.local`: `Jürgen’s Filme` is `jurgens-filme.local`.
    public static String dnsName(String announcedName) {
        return HostNames.label(announcedName) + ".local";
    }
}
