package org.porchlight.engine;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;

/// What is logged meanwhile: the logger of the tests writes to what is `System.err` at that moment.
final class CapturedLog implements AutoCloseable {

    private final PrintStream before = System.err;
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

    CapturedLog() {
        System.setErr(new PrintStream(bytes, true, UTF_8));
    }

    String text() {
        return bytes.toString(UTF_8);
    }

    @Override
    public void close() {
        System.setErr(before);
    }
}
