package org.porchlight.app.share;

import org.porchlight.engine.api.Scope;
import org.porchlight.engine.api.StreamLink;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.nio.charset.StandardCharsets;
import java.util.List;

/// Writes the addresses that are given to people: `http://HOST:PORT/…` (RFC 3986).
///
/// A folder's address ends with `?m3u`: players cannot read a page, and browsers show what the playlist holds.
public record LinkAddress(String host, int port) {

    /// With the host as a literal address, which every device can open; an IPv6 address is put in brackets, without its
    /// zone (RFC 3986 §3.2.2).
    public static LinkAddress of(InetAddress address, int port) {
        String literal = address.getHostAddress();
        int zone = literal.indexOf('%');
        String bare = zone < 0 ? literal : literal.substring(0, zone);
        return new LinkAddress(address instanceof Inet6Address ? "[" + bare + "]" : bare, port);
    }

    /// With the host as the owner typed it: a name, or a literal address.
    public static LinkAddress of(String host, int port) {
        return new LinkAddress(host.contains(":") ? "[" + host + "]" : host, port);
    }

    /// The front page.
    public String root() {
        return "http://" + host + ":" + port + "/";
    }

    /// The page of a share.
    public String page(String share) {
        return root() + encoded(share) + "/";
    }

    /// The playlist of a share.
    public String playlist(String share) {
        return page(share) + "?m3u";
    }

    /// Something in a share, named by the parts of its path.
    public String file(String share, List<String> path) {
        StringBuilder address = new StringBuilder(root()).append(encoded(share));
        path.forEach(name -> address.append('/').append(encoded(name)));
        return address.toString();
    }

    /// What a stream link opens.
    public String of(StreamLink link) {
        Scope scope = link.scope();
        StringBuilder address =
                new StringBuilder(root()).append('~').append(link.id()).append('/').append(encoded(scope.share()));
        for (String name : scope.path()) {
            address.append('/').append(encoded(name));
        }
        return address.append(scope.kind() == Scope.Kind.FOLDER ? "/?m3u" : "").toString();
    }

    /// The page of what a stream link to a folder opens.
    public String page(StreamLink link) {
        return of(link).replaceFirst("\\?m3u$", "");
    }

    /// One name of a path. All but the unreserved characters are percent-encoded (RFC 3986 §2.3), more than a path
    /// needs, so that the address survives a shell, a chat and a playlist.
    static String encoded(String name) {
        StringBuilder encoded = new StringBuilder();
        for (byte b : name.getBytes(StandardCharsets.UTF_8)) {
            char c = (char) (b & 0xff);
            if (isUnreserved(c)) {
                encoded.append(c);
            } else {
                encoded.append('%').append(hex(c >> 4)).append(hex(c & 0xf));
            }
        }
        return encoded.toString();
    }

    private static boolean isUnreserved(char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || "-._~".indexOf(c) >= 0;
    }

    private static char hex(int digit) {
        return "0123456789ABCDEF".charAt(digit);
    }
}
