package org.porchlight.app.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;

/// Saving is cut at each call to the disk in turn: what is there afterwards is the old value or the new one, never a
/// half.
class CrashTest {
    private static final int MORE_THAN_ENOUGH = 50;
    private static final Notes OLD = Notes.of(1, 2, 3);
    private static final Notes NEW = Notes.of(1, 2, 3, 4, 5, 6, 7, 8);

    @TempDir private Path folder;

    private final List<String> told = new ArrayList<>();

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void aCutSaveLeavesTheOldValueOrTheNewOne(boolean powerIsCut) throws IOException {
        int failing = 1;
        for (; failing < MORE_THAN_ENOUGH; failing++) {
            Path place = Files.createDirectory(folder.resolve("at-" + failing));
            saveWholly(place, Notes.of(0));
            saveWholly(place, OLD);
            FaultyDisk disk = new FaultyDisk(failing, powerIsCut);
            JsonFile<Notes> file = open(place, disk);
            file.change(_ -> NEW);
            if (!saveFails(file, disk)) {
                break;
            }
            Notes found = open(place, new SystemDisk()).value();
            assertTrue(found.equals(OLD) || found.equals(NEW), "call " + failing + " left " + found);
            assertEquals(List.of(), told, "nobody had to be told anything");
            if (!powerIsCut) {
                file.save();
                assertEquals(NEW, open(place, new SystemDisk()).value(), "the next attempt brings it home");
            }
        }
        assertTrue(failing > 6, "every call of a save was reached: " + failing);
    }

    @Test
    void aCutFirstSaveLeavesNothingOrAll() throws IOException {
        for (int failing = 1; failing < MORE_THAN_ENOUGH; failing++) {
            Path place = Files.createDirectory(folder.resolve("first-" + failing));
            FaultyDisk disk = new FaultyDisk(failing, true);
            JsonFile<Notes> file = open(place, disk);
            file.change(_ -> NEW);
            if (!saveFails(file, disk)) {
                return;
            }
            Notes found = open(place, new SystemDisk()).value();
            assertTrue(found.equals(Notes.of()) || found.equals(NEW), "call " + failing + " left " + found);
        }
        throw new AssertionError("a save has an end");
    }

    @Test
    void afterADamageACutRepairLosesNothing() throws IOException {
        for (int failing = 1; failing < MORE_THAN_ENOUGH; failing++) {
            Path place = Files.createDirectory(folder.resolve("repair-" + failing));
            saveWholly(place, OLD);
            saveWholly(place, NEW);
            Files.writeString(place.resolve("notes.json"), "{\"notes\":[");
            FaultyDisk disk = new FaultyDisk(failing, true);
            JsonFile<Notes> file = open(place, disk);
            if (!saveFails(file, disk)) {
                return;
            }
            assertEquals(OLD, open(place, new SystemDisk()).value(), "call " + failing);
        }
        throw new AssertionError("a save has an end");
    }

    private static boolean saveFails(JsonFile<Notes> file, FaultyDisk disk) throws IOException {
        try {
            file.save();
            assertTrue(!disk.hasFailed(), "a failure is not kept quiet");
            return false;
        } catch (IOException e) {
            return true;
        }
    }

    private void saveWholly(Path place, Notes notes) throws IOException {
        JsonFile<Notes> file = open(place, new SystemDisk());
        file.change(_ -> notes);
        file.save();
    }

    private JsonFile<Notes> open(Path place, Disk disk) {
        return new JsonFile<>(
                place.resolve("notes.json"), new Notes.Format(), disk, InstantSource.system(), told::add, () -> {});
    }

    @Test
    void theFaultyDiskDoesFail() {
        FaultyDisk disk = new FaultyDisk(1, false);
        assertThrows(IOException.class, () -> disk.force(folder));
    }
}
