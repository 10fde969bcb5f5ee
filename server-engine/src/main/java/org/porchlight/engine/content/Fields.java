package org.porchlight.engine.content;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

/// The fields of one answer on their way to the wire. Values hold ISO 8859-1 without control characters: every value
/// comes from us or has been percent-encoded or checked before.
final class Fields {

    private final StringBuilder text = new StringBuilder(256);

    Fields add(String name, String value) {
        text.append(name).append(": ").append(value).append("\r\n");
        return this;
    }

    Fields add(String name, long value) {
        text.append(name).append(": ").append(value).append("\r\n");
        return this;
    }

    Fields add(Fields more) {
        text.append(more.text);
        return this;
    }

    byte[] bytes() {
        return text.toString().getBytes(ISO_8859_1);
    }
}
