package org.porchlight.app.store;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Reads and writes [Json] by Jackson's streaming parser. Its data binding would fit records better, but loading it
/// costs four times as much (measured cold: 165 ms against 42 ms), and people wait for the start.
public final class JsonText {
    private static final JsonFactory JACKSON = new JsonFactory();

    private JsonText() {}

    /// The object that is the whole of `content`.
    ///
    /// @throws IOException if `content` is not JSON, not an object, or has something behind it
    public static Json.Fields parse(byte[] content) throws IOException {
        try (JsonParser parser = JACKSON.createParser(content)) {
            if (parser.nextToken() != JsonToken.START_OBJECT) {
                throw new IOException("not a JSON object");
            }
            Json.Fields fields = fields(parser);
            if (parser.nextToken() != null) {
                throw new IOException("something follows the JSON object");
            }
            return fields;
        }
    }

    public static Json.Fields parse(String content) throws IOException {
        return parse(content.getBytes(StandardCharsets.UTF_8));
    }

    /// For a file: indented, ending with a line break.
    public static byte[] pretty(Json.Fields fields) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (JsonGenerator generator = JACKSON.createGenerator(bytes)) {
            generator.setPrettyPrinter(new DefaultPrettyPrinter());
            write(generator, fields);
            generator.writeRaw('\n');
        }
        return bytes.toByteArray();
    }

    /// For the wire: on one line, without a line break at its end.
    public static String line(Json.Fields fields) throws IOException {
        StringWriter text = new StringWriter();
        try (JsonGenerator generator = JACKSON.createGenerator(text)) {
            write(generator, fields);
        }
        return text.toString();
    }

    private static Json.Fields fields(JsonParser parser) throws IOException {
        Map<String, Json> values = new LinkedHashMap<>();
        while (parser.nextToken() != JsonToken.END_OBJECT) {
            String name = parser.currentName();
            parser.nextToken();
            values.put(name, value(parser));
        }
        return new Json.Fields(values);
    }

    private static Json.Items items(JsonParser parser) throws IOException {
        List<Json> values = new ArrayList<>();
        while (parser.nextToken() != JsonToken.END_ARRAY) {
            values.add(value(parser));
        }
        return new Json.Items(values);
    }

    private static Json value(JsonParser parser) throws IOException {
        return switch (parser.currentToken()) {
            case START_OBJECT -> fields(parser);
            case START_ARRAY -> items(parser);
            case VALUE_STRING -> new Json.Text(parser.getText());
            case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> new Json.Figure(parser.getText());
            case VALUE_TRUE -> new Json.Truth(true);
            case VALUE_FALSE -> new Json.Truth(false);
            case VALUE_NULL -> new Json.Nothing();
            case null, default -> throw new IOException("the JSON ends too early");
        };
    }

    private static void write(JsonGenerator generator, Json json) throws IOException {
        switch (json) {
            case Json.Text text -> generator.writeString(text.value());
            case Json.Figure number -> generator.writeNumber(number.literal());
            case Json.Truth truth -> generator.writeBoolean(truth.value());
            case Json.Nothing _ -> generator.writeNull();
            case Json.Items items -> {
                generator.writeStartArray();
                for (Json item : items.values()) {
                    write(generator, item);
                }
                generator.writeEndArray();
            }
            case Json.Fields fields -> {
                generator.writeStartObject();
                for (Map.Entry<String, Json> field : fields.values().entrySet()) {
                    generator.writeFieldName(field.getKey());
                    write(generator, field.getValue());
                }
                generator.writeEndObject();
            }
        }
    }
}
