package org.porchlight.engine.content;

import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Map;

/// The style sheet and the drawings of the pages, served at `/.porchlight/NAME`. They are read once and never change.
public final class Assets {

    static final String DRAWING = "image/svg+xml";

    private static final Map<String, Asset> ALL =
            Map.of(
                    "page.css", read("page.css", "text/css; charset=utf-8"),
                    "icon.svg", read("icon.svg", DRAWING),
                    "kinds.svg", read("kinds.svg", DRAWING));

    private Assets() {}

    /// A file with its media type and its strong entity tag, quotes included (RFC 9110 §8.8.3). Do not write to
    /// `bytes`.
    @SuppressWarnings("ArrayRecordComponent") // compared by nobody, and copied for nobody: it goes to the wire as it is
    public record Asset(byte[] bytes, String type, String etag) {}

    /// The asset of that name, or null.
    public static @Nullable Asset of(String name) {
        return ALL.get(name);
    }

    private static Asset read(String name, String type) {
        try (InputStream in = Assets.class.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalStateException("This build lacks " + name);
            }
            byte[] bytes = in.readAllBytes();
            return new Asset(bytes, type, ContentTag.of(bytes));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
