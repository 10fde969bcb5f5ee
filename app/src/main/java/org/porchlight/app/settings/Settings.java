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
/// | `linkHost` | the address or name that links point to; empty for the best address there is |
/// | `hostNames` | further names under which this machine may be asked |
/// | `audience` | of folders shared from now on |
/// | `onlyMyContacts` | while true, shares for everyone are for contacts |
/// | `sharingPaused` | while true, all shares are paused |
public record Settings(
        String id,
        String name,
        int port,
        String linkHost,
        List<String> hostNames,
        Audience audience,
        boolean onlyMyContacts,
        boolean sharingPaused,
        SharedFolders shares,
        Types types,
        Limits limits,
        DesktopSettings desktop) {

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
                "",
                List.of(),
                new Audience.Everyone(),
                false,
                false,
                SharedFolders.none(),
                Types.builtIn(),
                Limits.defaults(),
                DesktopSettings.initial());
    }

    public Settings named(String now) {
        return new Settings(
                id,
                now,
                port,
                linkHost,
                hostNames,
                audience,
                onlyMyContacts,
                sharingPaused,
                shares,
                types,
                limits,
                desktop);
    }

    public Settings onPort(int now) {
        return new Settings(
                id,
                name,
                now,
                linkHost,
                hostNames,
                audience,
                onlyMyContacts,
                sharingPaused,
                shares,
                types,
                limits,
                desktop);
    }

    public Settings linkHost(String now) {
        return new Settings(
                id,
                name,
                port,
                now,
                hostNames,
                audience,
                onlyMyContacts,
                sharingPaused,
                shares,
                types,
                limits,
                desktop);
    }

    public Settings hostNames(List<String> now) {
        return new Settings(
                id, name, port, linkHost, now, audience, onlyMyContacts, sharingPaused, shares, types, limits, desktop);
    }

    public Settings with(Audience now) {
        return new Settings(
                id,
                name,
                port,
                linkHost,
                hostNames,
                now,
                onlyMyContacts,
                sharingPaused,
                shares,
                types,
                limits,
                desktop);
    }

    public Settings onlyMyContacts(boolean now) {
        return new Settings(
                id, name, port, linkHost, hostNames, audience, now, sharingPaused, shares, types, limits, desktop);
    }

    public Settings sharingPaused(boolean now) {
        return new Settings(
                id, name, port, linkHost, hostNames, audience, onlyMyContacts, now, shares, types, limits, desktop);
    }

    public Settings with(SharedFolders now) {
        return new Settings(
                id,
                name,
                port,
                linkHost,
                hostNames,
                audience,
                onlyMyContacts,
                sharingPaused,
                now,
                types,
                limits,
                desktop);
    }

    public Settings with(Types now) {
        return new Settings(
                id,
                name,
                port,
                linkHost,
                hostNames,
                audience,
                onlyMyContacts,
                sharingPaused,
                shares,
                now,
                limits,
                desktop);
    }

    public Settings with(Limits now) {
        return new Settings(
                id,
                name,
                port,
                linkHost,
                hostNames,
                audience,
                onlyMyContacts,
                sharingPaused,
                shares,
                types,
                now,
                desktop);
    }

    public Settings with(DesktopSettings now) {
        return new Settings(
                id,
                name,
                port,
                linkHost,
                hostNames,
                audience,
                onlyMyContacts,
                sharingPaused,
                shares,
                types,
                limits,
                now);
    }
}
