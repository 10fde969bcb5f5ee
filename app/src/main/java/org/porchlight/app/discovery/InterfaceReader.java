package org.porchlight.app.discovery;

import org.jspecify.annotations.Nullable;

import java.net.InetAddress;
import java.net.InterfaceAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/// Asks the system for its interfaces. What comes and goes while being read is left out; the next look finds it.
final class InterfaceReader {

    private final MachineName machineName = new MachineName();

    NetworkState read() throws SocketException {
        List<NetworkState.Interface> found = new ArrayList<>();
        for (NetworkInterface each : NetworkInterface.networkInterfaces().toList()) {
            NetworkState.@Nullable Interface link = read(each);
            if (link != null) {
                found.add(link);
            }
        }
        return new NetworkState(found, DefaultRoutes.read(found), machineName.now());
    }

    private static NetworkState.@Nullable Interface read(NetworkInterface each) {
        try {
            List<NetworkState.Address> addresses = addresses(each);
            if (addresses.isEmpty() || !each.isUp()) {
                return null;
            }
            String name = each.getName();
            String displayed = Objects.requireNonNullElse(each.getDisplayName(), name);
            return new NetworkState.Interface(
                    name,
                    each.getIndex(),
                    each.isPointToPoint() || InterfaceNames.isVpn(name, displayed),
                    InterfaceNames.isVirtual(name, displayed),
                    each.supportsMulticast(),
                    addresses);
        } catch (SocketException e) {
            return null; // gone between the list and the question
        }
    }

    private static List<NetworkState.Address> addresses(NetworkInterface each) {
        List<NetworkState.Address> addresses = new ArrayList<>();
        for (@Nullable InterfaceAddress entry : each.getInterfaceAddresses()) {
            InetAddress address = entry == null ? null : entry.getAddress(); // some drivers leave holes in this list
            if (entry != null && address != null) {
                addresses.add(new NetworkState.Address(address, prefix(address, entry.getNetworkPrefixLength())));
            }
        }
        return addresses;
    }

    /// The length is 0 where the far end of a point-to-point link stands in for the network, and nonsense in some
    /// drivers: then nobody is known to be on the link.
    static Prefix prefix(InetAddress address, int length) {
        int all = address.getAddress().length * 8;
        return length > 0 && length <= all ? new Prefix(address, length) : Prefix.of(address);
    }
}
