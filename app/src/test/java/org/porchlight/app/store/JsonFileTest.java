package org.porchlight.app.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.porchlight.app.text.Refusal;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;

class JsonFileTest {
    private static final InstantSource CLOCK = InstantSource.fixed(Instant.parse("2026-11-30T10:20:30Z"));

    @TempDir private Path folder;

    private final List<String> told = new ArrayList<>();

    @Test
    void aValueComesBackAtTheNextStart() throws IOException {
        JsonFile<Notes> file = open();
        file.change(_ -> Notes.of(1, 2));
        file.save();
        assertEquals(Notes.of(1, 2), open().value());
        assertEquals(List.of(), told);
    }

    @Test
    void theFileIsForItsOwnerAlone() throws IOException {
        save(Notes.of(1));
        assertEquals(
                "rw-------",
                PosixFilePermissions.toString(Files.getPosixFilePermissions(folder.resolve("notes.json"))));
    }

    @Test
    void whatANewerVersionWroteOutlivesARewrite() throws IOException {
        write(
                "notes.json",
                "{\"theme\":\"dark\",\"notes\":[{\"name\":\"n1\",\"number\":1,\"color\":3.10}],\"count\":1}");
        JsonFile<Notes> file = open();
        file.change(_ -> Notes.of(2, 1));
        file.save();
        Json.Fields kept = JsonText.parse(Files.readAllBytes(folder.resolve("notes.json")));
        assertEquals(
                JsonText.parse(
                        "{\"theme\":\"dark\",\"notes\":[{\"name\":\"n2\",\"number\":2},"
                                + "{\"name\":\"n1\",\"number\":1,\"color\":3.10}],\"count\":2}"),
                kept);
    }

    @Test
    void oneWrongValueCostsThatValueAlone() throws IOException {
        String text =
                "{\"notes\":[{\"name\":\"n1\",\"number\":\"x\"},7,{\"number\":2},{\"name\":\"n3\",\"number\":3}],\"count\":99}";
        write("notes.json", text);
        JsonFile<Notes> file = open();
        assertEquals(new Notes(List.of(new Notes.Note("n1", 0), new Notes.Note("n3", 3)), 0), file.value());
        assertEquals(
                List.of(
                        "notes.json, “notes” 1: “number” is not a number from 0 to 1000; 0 is used instead.",
                        "notes.json: entry 2 of “notes” is left out, it is not an object.",
                        "notes.json: entry 3 of “notes” is left out, its “name” is missing.",
                        "notes.json: “count” is not a number from 0 to 10; 0 is used instead."),
                told);
        file.change(_ -> Notes.of(4));
        file.save();
        assertEquals(text, Files.readString(folder.resolve("notes.json.broken-2026-11-30-102030")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "{\"notes\":[{\"na", "\u0000\u0000\u0000", "[]"})
    void aBrokenFileIsPutAsideAndItsLastGoodCopyUsed(String broken) throws IOException {
        save(Notes.of(1));
        save(Notes.of(1, 2));
        write("notes.json", broken);
        JsonFile<Notes> file = open();
        assertEquals(Notes.of(1), file.value());
        assertTrue(told.getFirst().contains("damaged") && told.getFirst().contains("last good copy"), told::toString);
        file.save();
        assertEquals(Notes.of(1), open().value());
        assertEquals(broken, Files.readString(folder.resolve("notes.json.broken-2026-11-30-102030")));
        assertEquals(1, told.size());
    }

    @Test
    void withoutAGoodCopyItBeginsAnew() throws IOException {
        write("notes.json", "{");
        write("notes.json.bak", "");
        assertEquals(Notes.of(), open().value());
        assertTrue(told.getFirst().contains("as on its first start"), told::toString);
    }

    @Test
    void aFileThatWentMissingIsTakenFromItsCopy() throws IOException {
        save(Notes.of(1));
        save(Notes.of(1, 2));
        Files.delete(folder.resolve("notes.json"));
        assertEquals(Notes.of(1), open().value());
        assertEquals(1, told.size());
    }

    @Test
    void aBrokenFileNeverBecomesTheGoodCopy() throws IOException {
        save(Notes.of(1));
        save(Notes.of(1, 2));
        write("notes.json", "{");
        JsonFile<Notes> file = open();
        file.change(_ -> Notes.of(3));
        file.save();
        assertEquals(
                Notes.of(1),
                new Notes.Format()
                        .read(
                                new FieldReader(
                                        JsonText.parse(Files.readAllBytes(folder.resolve("notes.json.bak"))),
                                        "",
                                        told::add)));
    }

    @Test
    void aFileThatCannotBeReadIsNotReplaced() throws IOException {
        Files.createDirectory(folder.resolve("notes.json"));
        Refusal refusal = assertThrows(Refusal.class, this::open);
        assertTrue(refusal.text().contains("cannot be read"), refusal::text);
    }

    @Test
    void nothingIsWrittenWhereNothingChanged() throws IOException {
        save(Notes.of(1));
        Files.delete(folder.resolve("notes.json"));
        JsonFile<Notes> file = open();
        file.save();
        Files.delete(folder.resolve("notes.json"));
        file.change(now -> now);
        file.save();
        assertFalse(Files.exists(folder.resolve("notes.json")));
    }

    private void save(Notes notes) throws IOException {
        JsonFile<Notes> file = open();
        file.change(_ -> notes);
        file.save();
    }

    private JsonFile<Notes> open() {
        return new JsonFile<>(
                folder.resolve("notes.json"), new Notes.Format(), new SystemDisk(), CLOCK, told::add, () -> {});
    }

    private void write(String name, String text) throws IOException {
        Files.writeString(folder.resolve(name), text);
    }
}
