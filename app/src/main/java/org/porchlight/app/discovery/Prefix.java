package org.porchlight.app.discovery;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Arrays;

/// A range of addresses, such as `192.168.1.0/24`: the first `length` bits of `base`. Bits behind them are cleared.
public record Prefix(InetAddress base, int length) {

    public Prefix {
        byte[] bits = base.getAddress();
        if (length < 0 || length > bits.length * 8) {
            throw new IllegalArgumentException("No prefix length for " + base.getHostAddress() + ": " + length);
        }
        for (int bit = length; bit < bits.length * 8; bit++) {
            bits[bit / 8] &= (byte) ~(0x80 >> (bit % 8));
        }
        base = address(bits);
    }

    /// Reads `ADDRESS/LENGTH`, where the address is a literal; it alone is a prefix of one address.
    public static Prefix parse(String text) {
        int slash = text.indexOf('/');
        InetAddress address = InetAddress.ofLiteral(slash < 0 ? text : text.substring(0, slash));
        return slash < 0 ? of(address) : new Prefix(address, Integer.parseInt(text.substring(slash + 1)));
    }

    /// The prefix that holds this address alone.
    static Prefix of(InetAddress address) {
        return new Prefix(address, address.getAddress().length * 8);
    }

    /// Whether `address` lies within. An IPv4 address mapped into IPv6 counts as the IPv4 address; scopes are not
    /// looked at.
    public boolean contains(InetAddress address) {
        byte[] ours = base.getAddress();
        byte[] theirs = unmapped(address).getAddress();
        if (ours.length != theirs.length) {
            return false;
        }
        int whole = length / 8;
        int rest = length % 8;
        return Arrays.equals(ours, 0, whole, theirs, 0, whole)
                && (rest == 0 || ((ours[whole] ^ theirs[whole]) >> (8 - rest)) == 0);
    }

    /// `address` without the clothes of IPv6, if it is an IPv4 address mapped into it (RFC 4291 §2.5.5.2). The JDK does
    /// so by itself, but for addresses made with a scope.
    static InetAddress unmapped(InetAddress address) {
        if (!(address instanceof Inet6Address)) {
            return address;
        }
        byte[] bits = address.getAddress();
        for (int i = 0; i < 10; i++) {
            if (bits[i] != 0) {
                return address;
            }
        }
        return bits[10] == -1 && bits[11] == -1 ? address(Arrays.copyOfRange(bits, 12, 16)) : address;
    }

    private static InetAddress address(byte[] bits) {
        try {
            return InetAddress.getByAddress(bits);
        } catch (UnknownHostException e) {
            throw new IllegalStateException(e); // 4 or 16 bytes always make an address
        }
    }

    @Override
    public String toString() {
        return base.getHostAddress() + "/" + length;
    }
}
