package org.porchlight.app.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;

class JsonTextTest {
    @Test
    void everyKindOfValueComesBackAsItWas() throws IOException {
        String line =
                "{\"a\":\"ü\\n\\u0000\",\"b\":12345678901234567890.120,\"c\":[true,false,null,{}],\"d\":{\"e\":[]}}";
        assertEquals(line, JsonText.line(JsonText.parse(line)));
        assertEquals(JsonText.parse(line), JsonText.parse(JsonText.pretty(JsonText.parse(line))));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "[]", "1", "{", "{\"a\":", "{\"a\":1", "{} {}", "{\"a\":1}x", "\u0000\u0000"})
    void whatIsNotOneWholeObjectIsRefused(String text) {
        assertThrows(IOException.class, () -> JsonText.parse(text));
    }

    @Test
    void aNestingWithoutEndIsRefused() {
        assertThrows(IOException.class, () -> JsonText.parse("{\"a\":".repeat(100_000)));
    }
}
