package org.porchlight.app.porch;

import org.porchlight.app.contact.ContactBook;
import org.porchlight.app.discovery.Neighbour;
import org.porchlight.app.settings.Settings;
import org.porchlight.app.share.LinkAddress;
import org.porchlight.app.share.Links;
import org.porchlight.app.share.SharedFolders;

import java.net.InetAddress;
import java.nio.file.Path;
import java.util.List;

/// All that was decided and is known at one moment; it changes when somebody changes it, not by itself.
///
/// | field | meaning |
/// | --- | --- |
/// | `name` | how this Porchlight is announced |
/// | `shares` | what is served: the saved shares, or those of this run alone |
/// | `address` | where links point to; its port is the one listened on |
/// | `reachable` | whether `address` is one that other machines can reach |
/// | `portMoved` | the port of the settings was taken, so another is used for this run |
/// | `addresses` | those of this machine, loopback left out, the best for links first |
/// | `nearby` | other Porchlights that announced themselves |
/// | `logs` | the folder of the log |
public record PorchState(
        String name,
        Settings settings,
        SharedFolders shares,
        ContactBook contacts,
        Links links,
        LinkAddress address,
        boolean reachable,
        boolean portMoved,
        List<InetAddress> addresses,
        List<Neighbour> nearby,
        Path logs) {

    public PorchState {
        addresses = List.copyOf(addresses);
        nearby = List.copyOf(nearby);
    }

    /// Whether shares for everyone are for contacts now.
    public boolean onlyMyContacts() {
        return settings.onlyMyContacts();
    }

    /// Whether all sharing is paused.
    public boolean sharingPaused() {
        return settings.sharingPaused();
    }
}
