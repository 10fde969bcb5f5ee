package org.porchlight.engine.content;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.porchlight.engine.content.Samples.file;
import static org.porchlight.engine.content.Samples.folder;
import static org.porchlight.engine.content.Samples.listing;
import static org.porchlight.engine.content.Samples.text;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

class FolderJsonTest {
    @Test
    void theFormIsFixed() {
        assertEquals(
                "{\"share\":\"Movies\",\"path\":[\"A & B\"],\"entries\":["
                        + "{\"name\":\"Season 1\",\"folder\":true,\"size\":0,\"modified\":\"2026-03-01T07:08:09Z\","
                        + "\"type\":null,\"href\":\"Season%201/\"},"
                        + "{\"name\":\"Film.mp4\",\"folder\":false,\"size\":1430000000,"
                        + "\"modified\":\"2026-03-01T07:08:09Z\",\"type\":\"video/mp4\",\"href\":\"Film.mp4\"}]}",
                text(FolderPage.json(listing("", List.of("A & B"), file("Film.mp4"), folder("Season 1")))));
    }

    @Test
    void namesAreWhatTheyAre() throws IOException {
        byte[] json = FolderPage.json(Samples.movies(Samples.HOSTILE.toArray(String[]::new)));
        List<String> names = new ArrayList<>();
        try (JsonParser parser = new JsonFactory().createParser(json)) {
            while (parser.nextToken() != null) {
                if (parser.currentToken() == JsonToken.FIELD_NAME && parser.currentName().equals("name")) {
                    names.add(parser.nextTextValue());
                } else if (parser.currentToken() == JsonToken.FIELD_NAME && parser.currentName().equals("href")) {
                    assertEquals("/" + names.getLast(), Samples.follow("/", parser.nextTextValue()));
                }
            }
        }
        assertEquals(Samples.HOSTILE.stream().sorted().toList(), names.stream().sorted().toList());
    }
}
