package org.porchlight.app.contact;

import java.net.InetAddress;

/// The address of a contact's device as people type it.
public final class DeviceAddress {
    private DeviceAddress() {}

    /// Reads an IP address; names are not looked up, since what they lead to changes.
    ///
    /// @throws IllegalArgumentException with a sentence for people
    public static InetAddress parse(String text) {
        InetAddress address;
        try {
            address = InetAddress.ofLiteral(text.strip());
        } catch (IllegalArgumentException _) {
            throw new IllegalArgumentException(
                    "“"
                            + text
                            + "” is not an IP address. It looks like 192.168.1.20 and is shown in the device's"
                            + " network settings.");
        }
        if (address.isAnyLocalAddress() || address.isMulticastAddress()) {
            throw new IllegalArgumentException(text + " is not the address of one device.");
        }
        if (address.isLinkLocalAddress() && address.getAddress().length == 16) {
            throw new IllegalArgumentException(
                    text + " is valid on one cable only and cannot be remembered. Use the device's other address.");
        }
        return address;
    }
}
