package org.porchlight.app.command;

import org.jspecify.annotations.Nullable;
import org.porchlight.app.text.Refusal;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// What a person typed behind the name of a command: the values of each option by its long name, a switch with an empty
/// one, and the other words.
public record Typed(Map<String, List<String>> options, List<String> words) {

    public boolean has(String option) {
        return options.containsKey(option);
    }

    /// The value of an option, null if it was not given.
    public @Nullable String value(String option) {
        List<String> values = values(option);
        return values.isEmpty() ? null : values.getFirst();
    }

    public List<String> values(String option) {
        return options.getOrDefault(option, List.of());
    }

    /// The first word, null if there is none.
    public @Nullable String word() {
        return words.isEmpty() ? null : words.getFirst();
    }

    /// The first word of a command that cannot do without.
    public String neededWord() {
        return words.getFirst();
    }

    /// All words as folders.
    public List<Path> folders() {
        List<Path> folders = new ArrayList<>();
        for (String word : words) {
            folders.add(path(word));
        }
        return folders;
    }

    /// `typed` as a path.
    ///
    /// @throws Refusal if the system has no such paths
    public static Path path(String typed) {
        try {
            return Path.of(typed);
        } catch (InvalidPathException e) {
            throw Refusal.badArgument(
                    "“" + typed + "” cannot be the name of a folder here: " + e.getReason() + ".",
                    "Check its spelling, and that the terminal's language settings (LANG, LC_ALL) know its letters.");
        }
    }
}
