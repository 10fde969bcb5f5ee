package org.porchlight.app.share;

import java.nio.file.Path;
import java.util.function.Predicate;

/// The name a folder gets as a share: the first part of its URLs.
final class ShareNames {
    private ShareNames() {}

    /// The last name of `folder`, without what a share's name cannot have.
    static String of(Path folder) {
        String last = folder.getFileName() == null ? "Computer" : folder.getFileName().toString();
        StringBuilder name = new StringBuilder();
        last.chars()
                .map(c -> c == '\\' || c == '/' || Character.isISOControl(c) ? '_' : c)
                .forEach(c -> name.append((char) c));
        while (!name.isEmpty() && (name.charAt(0) == '~' || name.charAt(0) == '.')) {
            name.deleteCharAt(0);
        }
        return name.toString().isBlank() ? "Share" : name.toString();
    }

    /// `name`, or the first of `name (2)`, `name (3)`, … that is free.
    static String unique(String name, Predicate<String> isTaken) {
        String candidate = name;
        for (int number = 2; isTaken.test(candidate); number++) {
            candidate = name + " (" + number + ")";
        }
        return candidate;
    }
}
