package org.porchlight.app.ui.people;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.porchlight.app.share.Audience;
import org.porchlight.app.share.SharedFolder;
import org.porchlight.engine.api.Share;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

class TargetSearchTest {
    @TempDir private Path folder = Path.of("");

    @BeforeEach
    void fill() throws IOException {
        Files.createDirectories(folder.resolve("Thriller/.hidden"));
        for (String file : List.of("Thriller/Heat.mkv", "Thriller/.hidden/Heat.mkv", ".Heat.mkv", "Tampopo.mkv")) {
            Files.createFile(folder.resolve(file));
        }
    }

    @Test
    void foldersAndFilesAreFoundByWordsOfTheirPath() throws IOException {
        assertEquals(List.of("Thriller/Heat.mkv"), find("heat"));
        assertEquals(List.of("Thriller", "Thriller/Heat.mkv"), find("THRILL"));
        assertEquals(List.of("Thriller/Heat.mkv"), find("mkv thriller"));
        assertEquals(List.of(), find("nothing"));
    }

    @Test
    void onlyAFewAreOffered() throws IOException {
        for (int i = 0; i < 50; i++) {
            Files.createFile(folder.resolve("Many " + i + ".mkv"));
        }
        assertEquals(TargetSearch.MOST_FOUND, find("many").size());
    }

    private List<String> find(String typed) throws IOException {
        return TargetSearch.find(new SharedFolder("Movies", folder, Share.Kind.FOLDER, new Audience.Everyone()), typed);
    }
}
