package org.porchlight.app.share;

import org.jspecify.annotations.Nullable;
import org.porchlight.engine.api.StreamLink;

import java.time.Instant;

/// A stream link the owner made. `number` is what people call it by, short and never a secret; `lastUsed` is null while
/// nobody came by it.
public record GivenLink(int number, StreamLink link, Instant created, @Nullable Instant lastUsed) {

    /// What it opens, as it was typed: `Movies/Film.mkv`.
    public String target() {
        String share = link.scope().share();
        return link.scope().path().isEmpty() ? share : share + "/" + String.join("/", link.scope().path());
    }
}
