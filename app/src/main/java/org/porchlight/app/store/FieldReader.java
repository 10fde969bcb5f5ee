package org.porchlight.app.store;

import org.jspecify.annotations.Nullable;

import java.time.DateTimeException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;

/// Takes the values out of one JSON object, each for itself: a missing one has its default; a wrong one too, and a
/// complaint that names it. So one slip of the pen in a file costs one value.
public final class FieldReader {
    private final Json.Fields fields;
    private final String where;
    private final Consumer<String> complaints;

    /// `where` is what complaints begin with, such as the name of the file.
    public FieldReader(Json.Fields fields, String where, Consumer<String> complaints) {
        this.fields = fields;
        this.where = where;
        this.complaints = complaints;
    }

    public String text(String name, String fallback) {
        return parsed(name, fallback, text -> text);
    }

    /// A whole number from `least` to `most`.
    public int number(String name, int fallback, int least, int most) {
        return take(
                name,
                Fallback.usual(fallback),
                "a number from " + least + " to " + most,
                json -> {
                    int number = json instanceof Json.Figure(String literal) ? Integer.parseInt(literal) : least - 1;
                    return number >= least && number <= most ? Optional.of(number) : Optional.empty();
                });
    }

    public boolean flag(String name, boolean fallback) {
        return flag(name, fallback, fallback);
    }

    /// As [Fallback] has it.
    public boolean flag(String name, boolean absent, boolean wrong) {
        return take(
                name,
                new Fallback<>(absent, wrong, Boolean.toString(wrong)),
                "true or false",
                json -> json instanceof Json.Truth(boolean value) ? Optional.of(value) : Optional.empty());
    }

    /// A text that `parser` understands; what it does not, it refuses with an IllegalArgumentException or a
    /// DateTimeException.
    public <T> T parsed(String name, T fallback, Function<String, T> parser) {
        return parsedElse(name, Fallback.usual(fallback), parser);
    }

    /// The same with what the value is else.
    public <T> T parsedElse(String name, Fallback<T> fallback, Function<String, T> parser) {
        return take(
                name,
                fallback,
                "a text that fits",
                json -> json instanceof Json.Text(String value) ? Optional.of(parser.apply(value)) : Optional.empty());
    }

    /// The texts of an array, each read by `parser`; those that are wrong are left out.
    public <T> List<T> parsedTexts(String name, Function<String, T> parser) {
        List<T> found = new ArrayList<>();
        for (Json item : items(name)) {
            try {
                if (item instanceof Json.Text(String value)) {
                    found.add(parser.apply(value));
                    continue;
                }
                leftOut(name, found.size() + 1, "it is not a text");
            } catch (IllegalArgumentException | DateTimeException e) {
                leftOut(name, found.size() + 1, e.getMessage());
            }
        }
        return found;
    }

    /// The fields of an object whose names are free, such as file name extensions.
    public Map<String, Json> fieldsOf(String name) {
        return take(
                name,
                Fallback.usual(Map.of()),
                "an object",
                json -> json instanceof Json.Fields(Map<String, Json> values) ? Optional.of(values) : Optional.empty());
    }

    /// A nested object; without fields if it is not there.
    public FieldReader nested(String name) {
        return new FieldReader(new Json.Fields(fieldsOf(name)), where + ", “" + name + "”", complaints);
    }

    /// The objects of an array, each read by `reader`. One that `reader` refuses with an IllegalArgumentException is
    /// left out.
    public <T> List<T> entries(String name, Function<FieldReader, T> reader) {
        List<T> found = new ArrayList<>();
        int number = 0;
        for (Json item : items(name)) {
            number++;
            if (!(item instanceof Json.Fields entry)) {
                leftOut(name, number, "it is not an object");
                continue;
            }
            String place = where + ", “" + name + "” " + number;
            try {
                found.add(reader.apply(new FieldReader(entry, place, complaints)));
            } catch (IllegalArgumentException | DateTimeException e) {
                leftOut(name, number, e.getMessage());
            }
        }
        return found;
    }

    /// A text without which the object makes no sense.
    ///
    /// @throws IllegalArgumentException if it is not there
    public String required(String name) {
        if (fields.values().get(name) instanceof Json.Text(String value)) {
            return value;
        }
        throw new IllegalArgumentException("its “" + name + "” is " + (has(name) ? "not a text" : "missing"));
    }

    /// The texts of an array that makes no sense when one of them is missing.
    ///
    /// @throws IllegalArgumentException if it is not there, or is not a list of texts
    public List<String> requiredTexts(String name) {
        List<String> texts = new ArrayList<>();
        if (!(fields.values().get(name) instanceof Json.Items(List<Json> values))) {
            throw new IllegalArgumentException(
                    "its “" + name + "” is " + (has(name) ? "not a list of texts" : "missing"));
        }
        for (Json value : values) {
            if (!(value instanceof Json.Text(String text))) {
                throw new IllegalArgumentException("its “" + name + "” is not a list of texts");
            }
            texts.add(text);
        }
        return texts;
    }

    public boolean has(String name) {
        return fields.values().containsKey(name);
    }

    /// Says that a value is wrong although it can be read.
    public void complain(String sentence) {
        complaints.accept(where + ": " + sentence);
    }

    private List<Json> items(String name) {
        return take(
                name,
                Fallback.usual(List.of()),
                "a list",
                json -> json instanceof Json.Items(List<Json> values) ? Optional.of(values) : Optional.empty());
    }

    private <T> T take(String name, Fallback<T> fallback, String wanted, Function<Json, Optional<T>> reader) {
        Json json = fields.values().get(name);
        if (json == null || (json instanceof Json.Nothing && fallback.isSame())) {
            return fallback.absent();
        }
        Optional<T> value;
        try {
            value = reader.apply(json);
        } catch (IllegalArgumentException | DateTimeException _) {
            value = Optional.empty();
        }
        if (value.isEmpty()) {
            complain("“" + name + "” is not " + wanted + "; " + fallback.word() + " is used instead.");
        }
        return value.orElse(fallback.wrong());
    }

    private void leftOut(String name, int number, @Nullable String why) {
        complain("entry " + number + " of “" + name + "” is left out, " + why + ".");
    }
}
