package org.porchlight.app;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.porchlight.app.share.Audience;
import org.porchlight.app.share.SharedFolder;
import org.porchlight.app.store.Store;
import org.porchlight.app.store.SystemDisk;

import java.io.IOException;
import java.net.InetAddress;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Set;

/// What the log tells of the owner's doings.
class DiaryTest {
    @TempDir private Path data;
    @TempDir private Path folder;

    @Test
    void everyChangeIsTold() throws IOException {
        Store store = new Store(data, new SystemDisk(), InstantSource.system(), complaint -> {});
        Household household = new Household(store, InstantSource.system(), () -> {});
        Path movies = folder.toRealPath();
        String name = folder.getFileName().toString();
        told(household, () -> household.addFolders(List.of(movies)), name + " is shared, for everyone: " + movies);
        told(household, () -> household.pauseShare(name, true), name + " is paused");
        told(household, () -> household.pauseShare(name, false), name + " is shared again");
        SharedFolder share = household.shares().named(name);
        told(
                household,
                () -> household.changeShares(all -> all.changed(share, share.with(new Audience.Contacts()))),
                name + " is for contacts now");
        told(household, () -> household.pauseSharing(true), "All sharing is paused");
        told(household, () -> household.pauseSharing(false), "Sharing goes on");
        told(
                household,
                () -> household.addContact("Ann", Set.of(InetAddress.ofLiteral("192.168.1.9"))),
                "Ann was put on the list (192.168.1.9)");
        told(household, () -> household.block("Ann", true), "Ann is blocked");
        told(household, () -> household.block("Ann", false), "Ann is not blocked any more");
        told(household, () -> household.addLink("Ann", Instant.MAX, name), "Link 1 to " + name + " for Ann was made");
        told(household, () -> household.revokeLink("1"), "Link 1 to " + name + " for Ann opens nothing any more");
        told(household, () -> household.removeContact("Ann"), "Ann was taken off the list");
        told(household, () -> new ShareBook(household).remove(name), name + " is not shared any more");
    }

    private static void told(Household household, Runnable deed, String sentence) {
        Diary.Page before = Diary.Page.of(household);
        deed.run();
        assertEquals(List.of(sentence), Diary.changes(before, Diary.Page.of(household)));
    }
}
