package org.porchlight.app;

import org.porchlight.app.share.LinkUse;
import org.porchlight.app.share.Links;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;

/// The uses of links that `links.json` does not tell of yet. They come with every request by a link, far too often for
/// a disk, so they are kept here until somebody takes them over. Any thread; taking a note never waits.
final class LinkUses {
    private final Map<String, LinkUse> latest = new ConcurrentHashMap<>();
    private final AtomicBoolean news = new AtomicBoolean();

    void note(String link, LinkUse use) {
        latest.put(link, use);
        news.set(true);
    }

    /// Whether anything was noted since this was last asked.
    boolean takeNews() {
        return news.getAndSet(false);
    }

    /// `links` as they were really used last.
    Links over(Links links) {
        return latest.isEmpty() ? links : links.used(latest);
    }

    /// What was noted so far, to be handed to [#taken] once it is kept elsewhere.
    Map<String, LinkUse> now() {
        return new HashMap<>(latest);
    }

    void taken(Map<String, LinkUse> uses) {
        uses.forEach(latest::remove);
    }
}
