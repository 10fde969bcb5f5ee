package org.porchlight.app.share;

import org.jspecify.annotations.Nullable;
import org.porchlight.engine.api.Scope;
import org.porchlight.engine.api.StreamLink;

import java.time.Instant;

/// A stream link the owner made. `number` is what people call it by, short and never a secret; `lastUse` is null while
/// nobody came by it.
public record GivenLink(int number, StreamLink link, Instant created, @Nullable LinkUse lastUse) {

    /// When somebody last came by it; null while nobody did.
    public @Nullable Instant lastUsed() {
        return lastUse == null ? null : lastUse.at();
    }

    /// What it opens, as it was typed: `Movies/Film.mkv`.
    public String target() {
        String share = link.scope().share();
        return link.scope().path().isEmpty() ? share : share + "/" + String.join("/", link.scope().path());
    }

    /// Whether it opens that share, or something in it.
    public boolean isInto(String share) {
        return link.scope().share().equalsIgnoreCase(share);
    }

    GivenLink into(String share) {
        Scope moved = new Scope(share, link.scope().path(), link.scope().kind());
        return new GivenLink(
                number, new StreamLink(link.id(), moved, link.contact(), link.expires()), created, lastUse);
    }

    GivenLink numbered(int now) {
        return new GivenLink(now, link, created, lastUse);
    }

    GivenLink used(LinkUse now) {
        return new GivenLink(number, link, created, now);
    }
}
