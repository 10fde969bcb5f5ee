package org.porchlight.engine.http;

import org.jspecify.annotations.Nullable;
import org.porchlight.engine.api.Hosts;

import java.net.Inet4Address;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/// Whether a request means this machine, against DNS rebinding: a page from elsewhere whose name was bent to our
/// address still says its own name in Host. Never asks the DNS. Stateless.
public final class HostRule {

    private HostRule() {}

    /// Whether `authority`, the value of Host or that of an absolute target, is one of ours: a literal of an own
    /// address or of `local`, `localhost` if `peer` is loopback, or one of the names of `hosts`. A port need not be
    /// ours: routers forward other ports (RFC 9110 §7.4 leaves it to the server).
    public static boolean isOurs(String authority, Hosts hosts, InetAddress local, InetAddress peer) {
        byte[] bytes = bytes(authority);
        if (!Authority.isWellFormed(bytes, 0, bytes.length)) {
            return false;
        }
        String host = authority.substring(0, Authority.endOfHost(bytes, 0, bytes.length));
        InetAddress literal = literal(host);
        if (literal != null) {
            return literal.equals(local) || hosts.addresses().contains(literal);
        }
        String name = (host.endsWith(".") ? host.substring(0, host.length() - 1) : host).toLowerCase(Locale.ROOT);
        return (name.equals("localhost") && peer.isLoopbackAddress()) || hosts.names().contains(name);
    }

    /// Whether `host` is a host with or without a port and nothing else (RFC 9110 §7.2).
    public static boolean isWellFormed(String host) {
        byte[] bytes = bytes(host);
        return Authority.isWellFormed(bytes, 0, bytes.length);
    }

    /// ISO 8859-1 turns what it lacks into `?`, which no authority holds.
    private static byte[] bytes(String authority) {
        return authority.getBytes(StandardCharsets.ISO_8859_1);
    }

    private static @Nullable InetAddress literal(String host) {
        if (host.startsWith("[")) {
            try {
                // Looks nothing up; an IPv4 address mapped into IPv6 comes out as IPv4.
                return Inet6Address.ofLiteral(host.substring(1, host.length() - 1));
            } catch (IllegalArgumentException _) {
                return null;
            }
        }
        byte[] bytes = bytes(host);
        return IpLiteral.isV4(bytes, 0, bytes.length) ? Inet4Address.ofLiteral(host) : null;
    }
}
