package org.porchlight.app.store;

import java.util.Collection;
import java.util.Map;
import java.util.Optional;

/// What a value is that a file does not give: `absent` where it says nothing, `wrong` where it says what makes no
/// sense, which may be the more careful of the two. `word` is how people read the latter.
public record Fallback<T>(T absent, T wrong, String word) {

    /// The same in both cases.
    public static <T> Fallback<T> usual(T value) {
        return new Fallback<>(value, value, word(value));
    }

    boolean isSame() {
        return absent.equals(wrong);
    }

    private static String word(Object value) {
        return switch (value) {
            case String text when !text.isEmpty() -> "“" + text + "”";
            case Optional<?> _ -> "nothing";
            case String _, Collection<?> _, Map<?, ?> _ -> "an empty one";
            default -> value.toString();
        };
    }
}
