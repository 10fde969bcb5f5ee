package org.porchlight.app.store;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.util.Locale;

/// Says why the disk refused, in words for people.
public final class Reason {
    private Reason() {}

    /// A part of a sentence, such as `no permission`.
    public static String of(IOException failure) {
        return switch (failure) {
            case AccessDeniedException _ -> "no permission";
            case NoSuchFileException _ -> "it is not there";
            case FileSystemException e when e.getReason() != null -> lower(e.getReason());
            default -> failure.getMessage() == null ? "the disk reports an error" : lower(failure.getMessage());
        };
    }

    private static String lower(String text) {
        return text.isEmpty() ? text : text.substring(0, 1).toLowerCase(Locale.ROOT) + text.substring(1);
    }
}
