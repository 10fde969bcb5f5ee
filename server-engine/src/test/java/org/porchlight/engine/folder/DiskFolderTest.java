package org.porchlight.engine.folder;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/// A share folder on a disk, by both ways down: with calls relative to an open folder, and without.
class DiskFolderTest {

    /// A way down.
    enum Way implements DiskFolder.Walk {
        SECURE {
            @Override
            public Steps from(Path root) throws IOException {
                return Steps.from(root);
            }
        },
        CHECKED {
            @Override
            public Steps from(Path root) throws IOException {
                if (!Files.isDirectory(root)) {
                    throw new NoSuchFileException(root.toString());
                }
                return CheckedSteps.from(root);
            }
        }
    }

    @TempDir Path home;

    private Path root;

    @BeforeEach
    void files() throws Exception {
        home = home.toRealPath();
        root = Files.createDirectories(home.resolve("root"));
        Files.createDirectories(root.resolve("sub/deep"));
        Files.createDirectories(root.resolve(".hidden"));
        Files.writeString(root.resolve("a.txt"), "a");
        Files.writeString(root.resolve("sub/b.txt"), "b");
        Files.writeString(root.resolve("sub/deep/c.txt"), "c");
        Files.writeString(root.resolve(".hidden/d.txt"), "d");
        Path outside = Files.createDirectories(home.resolve("outside"));
        Files.writeString(outside.resolve("secret.txt"), "secret");
        Files.createSymbolicLink(root.resolve("link"), outside);
        Files.createSymbolicLink(root.resolve("link.txt"), outside.resolve("secret.txt"));
        Files.createSymbolicLink(root.resolve("sub/up"), root);
    }

    private static @Nullable String read(ShareFolder folder, String... names) throws IOException {
        if (!(folder.find(List.of(names)) instanceof Found.File(OpenFile file))) {
            return null;
        }
        try (FileChannel channel = file.channel()) {
            ByteBuffer bytes = ByteBuffer.allocate((int) file.size());
            channel.read(bytes, 0);
            return new String(bytes.array(), StandardCharsets.UTF_8);
        }
    }

    @ParameterizedTest
    @EnumSource
    void filesAndFoldersAreFound(Way way) throws Exception {
        ShareFolder folder = new DiskFolder(root, way);
        assertEquals("a", read(folder, "a.txt"));
        assertEquals("b", read(folder, "sub", "b.txt"));
        assertEquals("c", read(folder, "sub", "deep", "c.txt"));
        assertInstanceOf(Found.Folder.class, folder.find(List.of()));
        assertInstanceOf(Found.Folder.class, folder.find(List.of("sub", "deep")));
        List<FolderEntry> entries = folder.list(List.of());
        assertNotNull(entries);
        TreeSet<String> names = new TreeSet<>(entries.stream().map(FolderEntry::name).toList());
        assertEquals(new TreeSet<>(List.of("a.txt", "sub")), names);
    }

    @ParameterizedTest
    @EnumSource
    void nothingElseIs(Way way) throws Exception {
        ShareFolder folder = new DiskFolder(root, way);
        List<List<String>> all =
                List.of(
                        List.of("nothing"),
                        List.of("a.txt", "b"),
                        List.of("link"),
                        List.of("link", "secret.txt"),
                        List.of("link.txt"),
                        List.of("sub", "up", "a.txt"),
                        List.of(".hidden"),
                        List.of(".hidden", "d.txt"),
                        List.of("sub", "..", "a.txt"),
                        List.of(".."),
                        List.of("sub/b.txt"),
                        List.of(""),
                        List.of("a\u0000b"),
                        List.of("x".repeat(256)));
        for (List<String> names : all) {
            assertInstanceOf(Found.Nothing.class, folder.find(names), () -> names.toString());
        }
        for (List<String> names :
                List.of(List.of("link"), List.of(".hidden"), List.of("a.txt"), List.of("sub", "up"))) {
            assertNull(folder.list(names), () -> names.toString());
        }
    }

    @ParameterizedTest
    @EnumSource
    void aRootThatIsNotThereIsSaidToBe(Way way) throws Exception {
        ShareFolder folder = new DiskFolder(home.resolve("nowhere"), way);
        assertThrows(NoSuchFileException.class, () -> folder.find(List.of("a.txt")));
        assertThrows(NoSuchFileException.class, () -> folder.list(List.of()));
        ShareFolder file = new DiskFolder(root.resolve("a.txt"), way);
        assertThrows(NoSuchFileException.class, () -> file.find(List.of("a.txt")));
    }

    @ParameterizedTest
    @EnumSource
    void aLinkInThePlaceOfTheRootIsNotFollowed(Way way) throws Exception {
        ShareFolder folder = new DiskFolder(root, way);
        assertEquals("a", read(folder, "a.txt"));
        Files.move(root, home.resolve("moved"));
        Files.createSymbolicLink(root, home.resolve("outside"));
        assertAway(folder, "secret.txt");
        Files.delete(root);
        Files.createSymbolicLink(root, home.resolve("moved")); // even one that leads to the folder itself
        assertAway(folder, "a.txt");
        Files.delete(root);
        Files.move(home.resolve("moved"), root);
        assertEquals("a", read(folder, "a.txt"));
    }

    @ParameterizedTest
    @EnumSource
    void aLinkOnTheWayToTheRootIsNotFollowed(Way way) throws Exception {
        ShareFolder folder = new DiskFolder(root.resolve("sub/deep"), way);
        assertEquals("c", read(folder, "c.txt"));
        Path theirs = Files.createDirectories(home.resolve("outside/deep"));
        Files.writeString(theirs.resolve("c.txt"), "theirs");
        Files.move(root.resolve("sub"), home.resolve("moved"));
        Files.createSymbolicLink(root.resolve("sub"), home.resolve("outside"));
        assertAway(folder, "c.txt");
    }

    private static void assertAway(ShareFolder folder, String name) {
        NoSuchFileException away = assertThrows(NoSuchFileException.class, () -> folder.find(List.of(name)));
        assertTrue(String.valueOf(away.getReason()).contains("symbolic link"), away::toString);
        assertThrows(NoSuchFileException.class, () -> folder.list(List.of()));
    }

    /// A disk that is plugged in again is another device, so its folders are others too.
    @ParameterizedTest
    @EnumSource
    void anotherFolderAtTheSamePlaceIsServed(Way way) throws Exception {
        ShareFolder folder = new DiskFolder(root, way);
        assertEquals("a", read(folder, "a.txt"));
        Files.move(root, home.resolve("moved"));
        assertThrows(NoSuchFileException.class, () -> folder.find(List.of("a.txt")));
        Files.createDirectory(root);
        Files.writeString(root.resolve("a.txt"), "again");
        assertEquals("again", read(folder, "a.txt"));
    }

    @Test
    void aFolderSwappedForALinkBetweenTwoStepsGainsNothing() throws Exception {
        Path outside = home.resolve("outside");
        try (CheckedSteps steps = CheckedSteps.from(root)) {
            steps.descend(Path.of("sub"));
            Files.move(root.resolve("sub"), home.resolve("moved"));
            Files.createSymbolicLink(root.resolve("sub"), outside);
            assertThrows(NoSuchFileException.class, () -> steps.open(Path.of("secret.txt")));
            assertThrows(NoSuchFileException.class, () -> steps.descend(Path.of("deep")));
            assertThrows(NoSuchFileException.class, steps::entries);
        }
        Files.delete(root.resolve("sub"));
        Files.move(home.resolve("moved"), root.resolve("sub"));
        try (Steps steps = Steps.from(root)) {
            assertTrue(steps.enter(List.of("sub")));
            Files.move(root.resolve("sub"), home.resolve("moved"));
            Files.createSymbolicLink(root.resolve("sub"), outside);
            assertThrows(IOException.class, () -> steps.open(Path.of("secret.txt")));
            try (FileChannel still = steps.open(Path.of("b.txt"))) {
                assertEquals(1, still.size());
            }
        }
    }

    /// Steps whose disk fails after the file is open.
    private static final class Failing extends Steps {
        private final CheckedSteps steps;
        private final List<FileChannel> opened;
        private final IOException fault;

        Failing(Path root, List<FileChannel> opened, IOException fault) throws IOException {
            this.steps = CheckedSteps.from(root);
            this.opened = opened;
            this.fault = fault;
        }

        @Override
        void descend(Path name) throws IOException {
            steps.descend(name);
        }

        @Override
        @Nullable BasicFileAttributes attributes(Path name) throws IOException {
            if (!opened.isEmpty()) {
                throw fault;
            }
            return steps.attributes(name);
        }

        @Override
        FileChannel open(Path name) throws IOException {
            FileChannel channel = steps.open(name);
            opened.add(channel);
            return channel;
        }

        @Override
        Iterable<Path> entries() throws IOException {
            throw fault;
        }

        @Override
        public void close() throws IOException {
            steps.close();
        }
    }

    @Test
    void aDiskThatFailsAfterAFileWasOpenedLeavesItClosed() {
        List<FileChannel> opened = new ArrayList<>();
        ShareFolder folder =
                new DiskFolder(root, where -> new Failing(where, opened, new IOException("input/output error")));
        assertThrows(IOException.class, () -> folder.find(List.of("a.txt")));
        assertEquals(1, opened.size());
        assertFalse(opened.getFirst().isOpen());
    }

    @Test
    void whatMayNotBeReadIsLockedAndAFolderSaysSo() throws Exception {
        List<FileChannel> opened = new ArrayList<>();
        ShareFolder folder =
                new DiskFolder(root, where -> new Failing(where, opened, new AccessDeniedException("a.txt")));
        assertInstanceOf(Found.Locked.class, folder.find(List.of("a.txt")));
        assertThrows(AccessDeniedException.class, () -> folder.list(List.of()));
    }

    @Test
    void aRootThatMayNotBeReadIsUnavailableAsAWhole() {
        ShareFolder folder =
                new DiskFolder(
                        root,
                        where -> {
                            throw new AccessDeniedException(where.toString());
                        });
        assertThrows(NoSuchFileException.class, () -> folder.find(List.of("a.txt")));
        assertThrows(NoSuchFileException.class, () -> folder.list(List.of()));
    }
}
