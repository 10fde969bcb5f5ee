package org.porchlight.app.log;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

class RollingFileTest {
    private static final int MOST = 1000;

    @TempDir private Path folder;

    @Test
    void aFullLogBeginsAnewAndKeepsTheOneBefore() throws IOException {
        try (PrintStream log = open()) {
            for (int i = 0; i < 100; i++) {
                log.println("line " + i + " " + "x".repeat(50));
            }
        }
        List<String> names;
        try (Stream<Path> files = Files.list(folder)) {
            names = files.map(file -> file.getFileName().toString()).sorted().toList();
        }
        assertEquals(List.of("a.log", "a.log.1"), names);
        assertTrue(Files.size(folder.resolve("a.log")) <= MOST);
        assertTrue(Files.size(folder.resolve("a.log.1")) <= MOST);
        assertTrue(Files.readString(folder.resolve("a.log")).endsWith("line 99 " + "x".repeat(50) + "\n"));
    }

    @Test
    void aLogGoesOnWhereTheLastRunEnded() throws IOException {
        for (int run = 0; run < 2; run++) {
            try (PrintStream log = open()) {
                log.println("run " + run);
            }
        }
        assertEquals("run 0\nrun 1\n", Files.readString(folder.resolve("a.log")));
    }

    @Test
    void linksNeverGetIntoIt() throws IOException {
        String id = "Ab-_567890123456789012";
        try (PrintStream log = open()) {
            log.print("GET /~");
            log.print(id.substring(0, 9));
            log.println(id.substring(9) + "/Movies/Grüße.mkv 200");
            log.println("~" + id + "3 is no link");
        }
        String text = Files.readString(folder.resolve("a.log"));
        assertFalse(text.contains("/~" + id), text);
        assertEquals("GET /~…/Movies/Grüße.mkv 200\n~" + id + "3 is no link\n", text);
    }

    private PrintStream open() throws IOException {
        return new PrintStream(new RollingFile(folder.resolve("a.log"), MOST), true, StandardCharsets.UTF_8);
    }
}
