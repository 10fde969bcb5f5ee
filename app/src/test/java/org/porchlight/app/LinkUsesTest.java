package org.porchlight.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.porchlight.app.share.GivenLink;
import org.porchlight.app.share.LinkUse;
import org.porchlight.app.store.Store;
import org.porchlight.app.store.SystemDisk;

import java.io.IOException;
import java.net.InetAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

/// The last use of a link: shown at once, kept now and then.
class LinkUsesTest {
    private static final Instant NOW = Instant.parse("2026-11-30T10:00:00Z");
    private static final InetAddress TOM = InetAddress.ofLiteral("192.168.1.9");

    @TempDir private Path data;
    @TempDir private Path movies;

    @Test
    void aUseIsShownAtOnceAndCostsNoDiskUntilItIsKept() throws IOException {
        AtomicInteger changes = new AtomicInteger();
        Store store = store();
        Household household = new Household(store, InstantSource.fixed(NOW), changes::incrementAndGet);
        household.addFolders(List.of(movies.toRealPath()));
        GivenLink given = household.addLink(null, Instant.MAX, household.shares().names().getFirst());
        store.save();
        int before = changes.get();
        assertFalse(household.hasNewUses());
        household.used(given.link(), TOM);
        assertTrue(household.hasNewUses());
        assertFalse(household.hasNewUses(), "told once");
        assertEquals(new LinkUse(NOW, TOM), household.links().meant("1").lastUse());
        store.save();
        assertFalse(Files.readString(data.resolve("links.json")).contains("lastUsed"));
        assertNull(again().links().meant("1").lastUse(), "who is killed now loses this use, and no more");
        household.keepUses();
        store.save();
        assertEquals(new LinkUse(NOW, TOM), again().links().meant("1").lastUse());
        assertEquals(before, changes.get(), "the engine need not know");
        household.revokeLink("1");
        household.keepUses();
        assertTrue(household.links().all().isEmpty(), "a use brings no link back");
    }

    private Store store() {
        return new Store(data, new SystemDisk(), InstantSource.fixed(NOW), complaint -> {});
    }

    private Household again() {
        return new Household(store(), InstantSource.fixed(NOW), () -> {});
    }
}
