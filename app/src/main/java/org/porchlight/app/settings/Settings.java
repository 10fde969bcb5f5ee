package org.porchlight.app.settings;

import org.porchlight.app.share.Audience;
import org.porchlight.app.share.SharedFolders;
import org.porchlight.engine.api.Limits;
import org.porchlight.engine.api.Types;

import java.util.List;

/// What the owner has set, kept in `settings.json`. It reads as one flat list; the records inside only keep each change
/// short.
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
        Doorplate doorplate,
        Openness openness,
        SharedFolders shares,
        Types types,
        Limits limits,
        DesktopSettings desktop) {

    /// The port when none is set.
    public static final int DEFAULT_PORT = 8420;

    /// What a first start begins with.
    public static Settings initial(String id) {
        return new Settings(
                id,
                Doorplate.initial(),
                Openness.initial(),
                SharedFolders.none(),
                Types.builtIn(),
                Limits.defaults(),
                DesktopSettings.initial());
    }

    public String name() {
        return doorplate.name();
    }

    public int port() {
        return doorplate.port();
    }

    public String linkHost() {
        return doorplate.linkHost();
    }

    public List<String> hostNames() {
        return doorplate.hostNames();
    }

    public Audience audience() {
        return openness.audience();
    }

    public boolean onlyMyContacts() {
        return openness.onlyMyContacts();
    }

    public boolean sharingPaused() {
        return openness.sharingPaused();
    }

    public Settings named(String now) {
        return with(doorplate.named(now));
    }

    public Settings onPort(int now) {
        return with(doorplate.onPort(now));
    }

    public Settings linkHost(String now) {
        return with(doorplate.linkHost(now));
    }

    public Settings hostNames(List<String> now) {
        return with(doorplate.hostNames(now));
    }

    public Settings with(Audience now) {
        return with(openness.with(now));
    }

    public Settings onlyMyContacts(boolean now) {
        return with(openness.onlyMyContacts(now));
    }

    public Settings sharingPaused(boolean now) {
        return with(openness.sharingPaused(now));
    }

    private Settings with(Doorplate now) {
        return new Settings(id, now, openness, shares, types, limits, desktop);
    }

    private Settings with(Openness now) {
        return new Settings(id, doorplate, now, shares, types, limits, desktop);
    }

    public Settings with(SharedFolders now) {
        return new Settings(id, doorplate, openness, now, types, limits, desktop);
    }

    public Settings with(Types now) {
        return new Settings(id, doorplate, openness, shares, now, limits, desktop);
    }

    public Settings with(Limits now) {
        return new Settings(id, doorplate, openness, shares, types, now, desktop);
    }

    public Settings with(DesktopSettings now) {
        return new Settings(id, doorplate, openness, shares, types, limits, now);
    }
}
