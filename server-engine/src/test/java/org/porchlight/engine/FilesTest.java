package org.porchlight.engine;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import static org.porchlight.engine.WireClient.fetch;
import static org.porchlight.engine.WireClient.request;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.porchlight.engine.ProbedFolder.Call;

import java.io.RandomAccessFile;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Arrays;
import java.util.List;

/// Files that change, vanish or never should have been asked for, while others read them.
@Timeout(60)
class FilesTest {

    private static final int SIZE = 24 << 20;

    @TempDir Path home;

    private Rig rig;

    @BeforeEach
    void start() throws Exception {
        rig = new Rig(home, "Movies");
        rig.file("Movies/a.txt", "file a");
    }

    @AfterEach
    void end() {
        rig.assertNothingLeaks();
        rig.close();
    }

    private Path film() throws Exception {
        byte[] bytes = new byte[SIZE];
        Arrays.fill(bytes, (byte) 'x');
        return Files.write(home.resolve("Movies/Film.mkv"), bytes);
    }

    private WireClient begun() throws Exception {
        WireClient client = WireClient.narrow(rig.engine);
        assertEquals("" + SIZE, client.send(request("GET", "/Movies/Film.mkv")).readHead().field("Content-Length"));
        client.readBytes(1 << 20);
        return client;
    }

    private static void cutTo(Path file, long length) throws Exception {
        try (RandomAccessFile open = new RandomAccessFile(file.toFile(), "rw")) {
            open.setLength(length);
        }
    }

    @Test
    void aFileThatIsCutIsSentShortAndNeverPadded() throws Exception {
        Path film = film();
        try (WireClient client = begun()) {
            cutTo(film, 2 << 20);
            WireClient.End end = client.readToEnd();
            int got = (1 << 20) + end.bytes().length;
            assertTrue(got < SIZE, () -> got + " bytes");
            byte[] all = new byte[end.bytes().length];
            Arrays.fill(all, (byte) 'x');
            assertArrayEquals(all, end.bytes());
        }
    }

    @Test
    void aFileThatGrowsIsSentAsItWas() throws Exception {
        Path film = film();
        try (WireClient client = begun()) {
            cutTo(film, SIZE + (8 << 20));
            assertEquals(SIZE - (1 << 20), client.readBytes(SIZE - (1 << 20)).length);
            assertEquals("file a", client.get("/Movies/a.txt").text());
        }
    }

    @Test
    void aFileThatIsReplacedIsSentAsItWas() throws Exception {
        Path film = film();
        try (WireClient client = begun()) {
            String tag = fetch(rig.engine, "/Movies/Film.mkv", "Range: bytes=0-0").field("ETag");
            Files.move(Files.writeString(home.resolve("new"), "new film"), film, StandardCopyOption.REPLACE_EXISTING);
            byte[] rest = client.readBytes(SIZE - (1 << 20));
            assertEquals(SIZE - (1 << 20), rest.length);
            for (byte octet : rest) {
                assertEquals('x', octet);
            }
            WireClient.Answer now = client.get("/Movies/Film.mkv", "If-None-Match: " + tag);
            assertEquals("new film", now.text());
            assertFalse(now.field("ETag").equals(tag));
        }
    }

    @Test
    void aFileThatIsDeletedIsSentToItsEnd() throws Exception {
        Path film = film();
        try (WireClient client = begun()) {
            Files.delete(film);
            assertEquals(SIZE - (1 << 20), client.readBytes(SIZE - (1 << 20)).length);
            assertEquals(404, client.get("/Movies/Film.mkv").status());
        }
    }

    @Test
    void anEmptyFileIsAnAnswer() throws Exception {
        rig.file("Movies/empty.mkv", "");
        try (WireClient client = WireClient.to(rig.engine)) {
            WireClient.Answer answer = client.get("/Movies/empty.mkv");
            assertEquals(200, answer.status());
            assertEquals("0", answer.field("Content-Length"));
            assertEquals(416, client.get("/Movies/empty.mkv", "Range: bytes=0-0").status());
        }
        assertEquals(List.of(), rig.engine.snapshot().viewings());
    }

    @Test
    void everyLengthAroundABufferAndASliceComesWhole() throws Exception {
        int buffer = 32 << 10;
        int slice = 2 << 20;
        int[] lengths = {
            1,
            buffer - 1,
            buffer,
            buffer + 1,
            2 * buffer,
            buffer + slice - 1,
            buffer + slice,
            buffer + slice + 1,
            buffer + 4 * slice
        };
        for (int length : lengths) {
            byte[] bytes = new byte[length];
            for (int i = 0; i < length; i++) {
                bytes[i] = (byte) (i * 31 + (i >> 8));
            }
            // A name for each: a hot file may be told for 100 ms as it was.
            String name = "f" + length + ".bin";
            Files.write(home.resolve("Movies/" + name), bytes);
            try (WireClient client = WireClient.to(rig.engine)) {
                assertArrayEquals(bytes, client.get("/Movies/" + name).body());
                int from = length / 3;
                byte[] part = client.get("/Movies/" + name, "Range: bytes=" + from + "-").body();
                assertArrayEquals(Arrays.copyOfRange(bytes, from, length), part);
                assertEquals("file a", client.get("/Movies/a.txt").text());
            }
        }
    }

    @Test
    void aMissingFolderIsUnavailableUntilItIsBack() throws Exception {
        Path folder = home.resolve("Movies");
        Path away = home.resolve("away");
        try (WireClient client = WireClient.to(rig.engine)) {
            Files.move(folder, away);
            for (String target : List.of("/Movies/a.txt", "/Movies/", "/Movies/?m3u", "/Movies")) {
                WireClient.Answer answer = client.get(target);
                assertEquals(503, answer.status(), target);
                assertEquals("5", answer.field("Retry-After"));
            }
            assertEquals(200, client.get("/").status());
            Files.move(away, folder);
            assertEquals("file a", client.get("/Movies/a.txt").text());
        }
    }

    @Test
    void aFileInPlaceOfTheFolderIsUnavailable() throws Exception {
        Files.move(home.resolve("Movies"), home.resolve("away"));
        Files.writeString(home.resolve("Movies"), "a file");
        assertEquals(503, fetch(rig.engine, "/Movies/a.txt").status());
        assertEquals(503, fetch(rig.engine, "/Movies/").status());
    }

    @Test
    void whatIsNoFileIsNotThere() throws Exception {
        Path movies = home.resolve("Movies");
        Path outside = Files.createDirectories(home.resolve("outside"));
        Files.writeString(outside.resolve("secret.txt"), "secret");
        Files.createSymbolicLink(movies.resolve("link.txt"), outside.resolve("secret.txt"));
        Files.createSymbolicLink(movies.resolve("inner.txt"), movies.resolve("a.txt"));
        Files.createSymbolicLink(movies.resolve("linked"), outside);
        Files.createSymbolicLink(movies.resolve("dangling"), outside.resolve("nothing"));
        rig.file("Movies/.hidden", "hidden");
        rig.file("Movies/.folder/a.txt", "hidden");
        for (String name :
                List.of(
                        "link.txt",
                        "inner.txt",
                        "linked",
                        "linked/",
                        "linked/secret.txt",
                        "dangling",
                        ".hidden",
                        "%2ehidden",
                        ".folder/",
                        ".folder/a.txt",
                        "a.txt/",
                        "a.txt/b",
                        "x".repeat(300))) {
            assertEquals(404, fetch(rig.engine, "/Movies/" + name).status(), name);
        }
        String page = fetch(rig.engine, "/Movies/").text();
        for (String name : List.of("link.txt", "inner", "linked", "dangling", "hidden", "secret")) {
            assertFalse(page.contains(name), name);
        }
    }

    @Test
    void aPipeIsNotOpened() throws Exception {
        Path pipe = home.resolve("Movies/pipe.mkv");
        Process made = new ProcessBuilder("mkfifo", pipe.toString()).start();
        assumeTrue(made.waitFor() == 0, "needs mkfifo");
        assertEquals(404, fetch(rig.engine, "/Movies/pipe.mkv").status());
        assertFalse(fetch(rig.engine, "/Movies/").text().contains("pipe"));
    }

    @Test
    void anUnreadableFileIsForbiddenAndTheOthersAreNot() throws Exception {
        Path locked = rig.file("Movies/locked.mkv", "locked");
        Files.setPosixFilePermissions(locked, PosixFilePermissions.fromString("---------"));
        assumeFalse(Files.isReadable(locked), "nothing is locked for root");
        assertEquals(403, fetch(rig.engine, "/Movies/locked.mkv").status());
        assertEquals("file a", fetch(rig.engine, "/Movies/a.txt").text());
    }

    @Test
    void aFolderThatMayNotBeListedIsForbiddenAndTheShareIsWell() throws Exception {
        rig.file("Movies/locked/a.mkv", "locked");
        rig.file("Movies/open/b.mkv", "open");
        rig.probe("Movies").hook =
                (call, name) -> {
                    if (call == Call.LIST && name.equals("locked")) {
                        throw new AccessDeniedException(name);
                    }
                };
        assertEquals(403, fetch(rig.engine, "/Movies/locked/").status());
        assertEquals(403, fetch(rig.engine, "/Movies/locked/?m3u").status());
        assertTrue(fetch(rig.engine, "/Movies/").text().contains("locked/"));
        WireClient.Answer list = fetch(rig.engine, "/Movies/?m3u&deep");
        assertEquals(200, list.status());
        assertTrue(list.text().contains("b.mkv"), list::text);
    }
}
