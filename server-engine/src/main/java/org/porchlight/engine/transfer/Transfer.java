package org.porchlight.engine.transfer;

import org.jspecify.annotations.Nullable;
import org.porchlight.engine.api.Visitor;

/// One answer with a file in it, while it runs. Confined to the loop.
public final class Transfer {

    final Viewed viewed;
    final String player;
    final long size;
    final long first;
    long moved;
    @Nullable Viewing viewing;
    private @Nullable ViewingKey key;

    Transfer(Viewed viewed, String player, long size, long first) {
        this.viewed = viewed;
        this.player = player;
        this.size = size;
        this.first = first;
    }

    ViewingKey key() {
        ViewingKey known = key;
        if (known == null) {
            known = viewed.key();
            key = known;
        }
        return known;
    }

    /// What is sent to whom.
    public Viewed viewed() {
        return viewed;
    }

    /// A visitor and a file: what a viewing is about. `userAgent` is empty where there was none.
    public record Viewed(Visitor visitor, String userAgent, String share, String path) {

        /// The viewing this belongs to: by identity, else by address and player, and the file.
        ViewingKey key() {
            String contact = visitor.contact();
            String who = contact != null ? "contact " + contact : visitor.address().getHostAddress() + " " + userAgent;
            return new ViewingKey(who, share, path);
        }
    }
}
