package org.porchlight.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.porchlight.engine.api.EngineOptions;

import java.nio.file.Files;
import java.nio.file.Path;

/// The ten lines in the docs of [ServerEngine], with a file and a reader.
@Timeout(30)
class EmbeddedExampleTest {

    @Test
    void tenLinesServeAFolder(@TempDir Path movies) throws Exception {
        Files.writeString(movies.resolve("Film.mkv"), "a film");
        try (ServerEngine engine =
                ServerEngine.builder().options(EngineOptions.onPort(0)).share("Movies", movies).start()) {
            assertEquals("a film", WireClient.fetch(engine, "/Movies/Film.mkv").text());
        }
    }
}
