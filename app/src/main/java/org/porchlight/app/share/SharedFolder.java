package org.porchlight.app.share;

import org.porchlight.engine.api.Share;

import java.nio.file.Path;

/// A folder the owner shares, and with whom.
public record SharedFolder(Share share, Audience audience) {

    public SharedFolder(String name, Path folder, Share.Kind kind, Audience audience) {
        this(new Share(name, folder, kind, false), audience);
    }

    public String name() {
        return share.name();
    }

    public Path folder() {
        return share.folder();
    }

    public SharedFolder named(String name) {
        return new SharedFolder(new Share(name, folder(), share.kind(), share.paused()), audience);
    }

    public SharedFolder paused(boolean now) {
        return new SharedFolder(share.paused(now), audience);
    }

    public SharedFolder with(Audience now) {
        return new SharedFolder(share, now);
    }
}
