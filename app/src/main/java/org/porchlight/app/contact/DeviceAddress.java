package org.porchlight.app.contact;

import java.net.InetAddress;
import java.util.regex.Pattern;

/// The address of a contact's device as people type it.
public final class DeviceAddress {
    private static final Pattern FOUR_NUMBERS = Pattern.compile("[0-9]+(\\.[0-9]+){3}");

    private DeviceAddress() {}

    /// Reads an IP address; names are not looked up, since what they lead to changes.
    ///
    /// @throws IllegalArgumentException with a sentence for people
    public static InetAddress parse(String text) {
        InetAddress address = literal(text.strip());
        if (address.isAnyLocalAddress() || address.isMulticastAddress()) {
            throw new IllegalArgumentException(text + " is not the address of one device.");
        }
        if (address.isLinkLocalAddress() && address.getAddress().length == 16) {
            throw new IllegalArgumentException(
                    text + " is valid on one cable only and cannot be remembered. Use the device's other address.");
        }
        return address;
    }

    /// An address written in full: `192.168.1` would be taken for `192.168.0.1`.
    ///
    /// @throws IllegalArgumentException with a sentence for people
    public static InetAddress literal(String text) {
        try {
            if (text.contains(":") || FOUR_NUMBERS.matcher(text).matches()) {
                return InetAddress.ofLiteral(text);
            }
        } catch (IllegalArgumentException _) {
            // it only looks like one
        }
        throw new IllegalArgumentException(
                "“"
                        + text
                        + "” is not an IP address. One looks like 192.168.1.20, and every device shows its own in its"
                        + " network settings.");
    }
}
