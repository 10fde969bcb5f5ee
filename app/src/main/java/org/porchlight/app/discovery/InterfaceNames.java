package org.porchlight.app.discovery;

import java.util.regex.Pattern;

/// What the name of an interface gives away. On Linux and macOS the system's own name tells, on Windows the name that
/// is displayed.
final class InterfaceNames {

    /// VPNs. Windows never says that they are point-to-point, nor does Linux for those that play Ethernet.
    private static final Pattern VPN =
            Pattern.compile(
                    "(tun|tap|utun|wg|ppp|ipsec|gif|stf|sit|vti|zt|tailscale|nordlynx|proton|mullvad|cscotun)[0-9a-z_-]*"
                        + "|.*\\b(wireguard|wintun|tailscale|openvpn|tap-windows|tap-win32|zerotier|hamachi|radmin|anyconnect"
                        + "|fortinet|nordlynx|vpn)\\b.*",
                    Pattern.CASE_INSENSITIVE);

    /// Bridges and wires to containers and virtual machines, and the links of macOS between Apple's devices. Docker
    /// names a bridge `br-` and twelve digits; a plain `br0` or `br-lan` is a network of people.
    private static final Pattern VIRTUAL =
            Pattern.compile(
                    "(docker|virbr|veth|vmnet|vboxnet|podman|cni|lxc|lxd|incus|flannel|cali|kube|vnet|vmenet|awdl|llw|anpi|bridge)"
                        + "[0-9a-z._-]*|br-[0-9a-f]{12}|vethernet.*|.*\\b(virtualbox|vmware|hyper-v|npcap|loopback"
                        + " adapter|wi-fi direct)\\b.*",
                    Pattern.CASE_INSENSITIVE);

    private InterfaceNames() {}

    static boolean isVpn(String name, String displayed) {
        return VPN.matcher(name).matches() || VPN.matcher(displayed).matches();
    }

    static boolean isVirtual(String name, String displayed) {
        return isVpn(name, displayed) || VIRTUAL.matcher(name).matches() || VIRTUAL.matcher(displayed).matches();
    }
}
