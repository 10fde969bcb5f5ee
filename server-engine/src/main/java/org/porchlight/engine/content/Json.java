package org.porchlight.engine.content;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/// Writes JSON as bytes.
final class Json {

    private static final JsonFactory FACTORY = new JsonFactory();

    private Json() {}

    interface Body {
        void write(JsonGenerator json) throws IOException;
    }

    static byte[] write(Body body) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream(4096);
        try (JsonGenerator json = FACTORY.createGenerator(bytes)) {
            body.write(json);
        } catch (IOException e) {
            throw new UncheckedIOException(e); // memory does not fail to take it
        }
        return bytes.toByteArray();
    }

    /// The name with half surrogate pairs replaced: the generator would refuse the whole document for one of them.
    static String text(String name) {
        return name.chars().noneMatch(c -> Character.isSurrogate((char) c))
                ? name
                : new String(name.getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8);
    }
}
