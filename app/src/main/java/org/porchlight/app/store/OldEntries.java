package org.porchlight.app.store;

import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;

/// The entries of a list as they stood in a file, so that what a newer version wrote into them outlives a rewrite.
public final class OldEntries {
    private final List<Json> entries;
    private final String key;

    private OldEntries(List<Json> entries, String key) {
        this.entries = entries;
        this.key = key;
    }

    /// Those of the list `name` of `old`; the field `key` tells them apart.
    public static OldEntries of(Json.Fields old, String name, String key) {
        return new OldEntries(
                old.values().get(name) instanceof Json.Items(List<Json> values) ? values : List.of(), key);
    }

    /// Writes `values` over them, each over the entry of the same key or an empty one.
    public <T> Json.Items rewritten(
            List<T> values, Function<T, String> keyOf, BiFunction<T, Json.Fields, Json.Fields> writer) {
        return new Json.Items(
                List.copyOf(values.stream().map(value -> writer.apply(value, find(keyOf.apply(value)))).toList()));
    }

    private Json.Fields find(String wanted) {
        for (Json entry : entries) {
            if (entry instanceof Json.Fields fields
                    && fields.values().get(key) instanceof Json.Text(String found)
                    && found.equals(wanted)) {
                return fields;
            }
        }
        return Json.Fields.none();
    }
}
