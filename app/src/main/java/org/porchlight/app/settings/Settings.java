package org.porchlight.app.settings;

import org.porchlight.app.share.Audience;
import org.porchlight.app.share.SharedFolders;
import org.porchlight.engine.api.Limits;
import org.porchlight.engine.api.Types;

import java.util.List;

/// What the owner has set, kept in `settings.json`.
///
/// | field | meaning |
/// | --- | --- |
/// | `id` | tells this Porchlight from others in announcements; random, never changes |
/// | `name` | how it is announced; empty for the name of the machine |
/// | `port` | the plain port, 1 … 65535 |
/// | `hostNames` | further names under which this machine may be asked |
/// | `audience` | of folders shared from now on |
/// | `onlyMyContacts` | while true, shares for everyone are for contacts |
public record Settings(
        String id,
        String name,
        int port,
        List<String> hostNames,
        Audience audience,
        boolean onlyMyContacts,
        SharedFolders shares,
        Types types,
        Limits limits) {

    /// The port when none is set.
    public static final int DEFAULT_PORT = 8420;

    public Settings {
        hostNames = List.copyOf(hostNames);
    }

    /// What a first start begins with.
    public static Settings initial(String id) {
        return new Settings(
                id,
                "",
                DEFAULT_PORT,
                List.of(),
                new Audience.Everyone(),
                false,
                SharedFolders.none(),
                Types.builtIn(),
                Limits.defaults());
    }

    public Settings with(SharedFolders now) {
        return new Settings(id, name, port, hostNames, audience, onlyMyContacts, now, types, limits);
    }
}
