package org.porchlight.app.store;

import java.util.Arrays;
import java.util.List;

/// A small value for tests: numbers with names.
record Notes(List<Note> notes, int count) {
    record Note(String name, int number) {}

    static Notes of(int... numbers) {
        return new Notes(Arrays.stream(numbers).mapToObj(n -> new Note("n" + n, n)).toList(), numbers.length);
    }

    static final class Format implements JsonFormat<Notes> {
        @Override
        public Notes initial() {
            return new Notes(List.of(), 0);
        }

        @Override
        public Notes read(FieldReader in) {
            return new Notes(
                    in.entries("notes", entry -> new Note(entry.required("name"), entry.number("number", 0, 0, 1000))),
                    in.number("count", 0, 0, 10));
        }

        @Override
        public Json.Fields write(Notes value, Json.Fields old) {
            OldEntries entries = OldEntries.of(old, "notes", "name");
            return old.with(
                            "notes",
                            entries.rewritten(
                                    value.notes(),
                                    Note::name,
                                    (note, fields) -> fields.with("name", note.name()).with("number", note.number())))
                    .with("count", value.count());
        }
    }
}
