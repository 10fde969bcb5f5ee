package org.porchlight.app.store;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// A JSON value (RFC 8259), immutable and without nulls.
public sealed interface Json {

    record Text(String value) implements Json {}

    /// A number as it was written, so that one we do not know survives a rewrite digit by digit.
    record Figure(String literal) implements Json {}

    record Truth(boolean value) implements Json {}

    record Nothing() implements Json {}

    record Items(List<Json> values) implements Json {
        public Items {
            values = List.copyOf(values);
        }
    }

    /// An object; its fields keep their order.
    record Fields(Map<String, Json> values) implements Json {
        public Fields {
            values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
        }

        /// An object without fields.
        public static Fields none() {
            return new Fields(Map.of());
        }

        /// The same with one field set or replaced.
        public Fields with(String name, Json value) {
            Map<String, Json> changed = new LinkedHashMap<>(values);
            changed.put(name, value);
            return new Fields(changed);
        }

        public Fields with(String name, String value) {
            return with(name, new Text(value));
        }

        public Fields with(String name, long value) {
            return with(name, new Figure(Long.toString(value)));
        }

        public Fields with(String name, boolean value) {
            return with(name, new Truth(value));
        }

        public Fields withTexts(String name, List<String> texts) {
            return with(name, new Items(List.copyOf(texts.stream().map(Text::new).toList())));
        }
    }
}
