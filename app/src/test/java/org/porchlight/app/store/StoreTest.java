package org.porchlight.app.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

class StoreTest {
    @TempDir private Path folder;

    private final List<String> told = new CopyOnWriteArrayList<>();

    @Test
    void aChangeIsSavedSoonAfter() throws InterruptedException {
        try (Store store = store(new SystemDisk())) {
            JsonFile<Notes> file = store.open("notes.json", new Notes.Format());
            file.change(_ -> Notes.of(1));
            assertFalse(Files.exists(folder.resolve("notes.json")), "changes in quick succession are saved once");
            for (int i = 0; i < 200 && !Files.exists(folder.resolve("notes.json")); i++) {
                Thread.sleep(50);
            }
            assertTrue(Files.exists(folder.resolve("notes.json")));
        }
    }

    @Test
    void theEndSavesWhatIsLeft() {
        Store store = store(new SystemDisk());
        JsonFile<Notes> file = store.open("notes.json", new Notes.Format());
        file.change(_ -> Notes.of(1));
        store.close();
        assertEquals(Notes.of(1), store(new SystemDisk()).open("notes.json", new Notes.Format()).value());
    }

    @Test
    void aFullDiskIsToldAtTheEnd() {
        Store store = store(new FaultyDisk(1, true));
        store.open("notes.json", new Notes.Format()).change(_ -> Notes.of(1));
        store.close();
        assertEquals(1, told.size());
        assertTrue(told.getFirst().contains("no space left on device"), told::toString);
        assertTrue(told.getFirst().contains("notes.json"), told::toString);
    }

    @Test
    void oneFileThatFailsKeepsNoOtherFromBeingSaved() throws IOException {
        try (Store store = store(new FaultyDisk(1, false))) {
            store.open("a.json", new Notes.Format()).change(_ -> Notes.of(1));
            store.open("b.json", new Notes.Format()).change(_ -> Notes.of(2));
            try {
                store.save();
            } catch (IOException e) {
                assertTrue(String.valueOf(e.getMessage()).contains("a.json"), e::toString);
            }
            assertTrue(Files.exists(folder.resolve("b.json")));
            assertFalse(Files.exists(folder.resolve("a.json")));
        }
    }

    private Store store(Disk disk) {
        return new Store(folder, disk, InstantSource.system(), told::add);
    }
}
