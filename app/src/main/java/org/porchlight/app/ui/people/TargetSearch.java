package org.porchlight.app.ui.people;

import org.porchlight.app.share.SharedFolder;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.FileVisitor;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/// Finds folders and files of a share by words of their names. Asks the disk, so it may wait; it gives up after so many
/// entries that nobody would wait longer.
final class TargetSearch {
    static final int MOST_FOUND = 12;
    private static final int MOST_ENTRIES = 50_000;
    private static final Comparator<String> SHORTEST_FIRST =
            Comparator.comparingInt(String::length).thenComparing(Comparator.naturalOrder());

    private TargetSearch() {}

    /// The paths below the share, with `/` between their names, that hold all words of `typed`; the shortest first.
    static List<String> find(SharedFolder share, String typed) throws IOException {
        String[] words = typed.strip().toLowerCase(Locale.ROOT).split("\\s+", -1);
        Path root = share.folder();
        List<String> found = new ArrayList<>();
        FileVisitor<Path> visitor =
                new SimpleFileVisitor<>() {
                    private int seen;

                    @Override
                    public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
                        return folder.equals(root)
                                ? FileVisitResult.CONTINUE
                                : look(folder, FileVisitResult.SKIP_SUBTREE);
                    }

                    @Override
                    public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
                        return attributes.isRegularFile()
                                ? look(file, FileVisitResult.CONTINUE)
                                : FileVisitResult.CONTINUE;
                    }

                    @Override
                    public FileVisitResult visitFileFailed(Path file, IOException failure) {
                        return FileVisitResult.CONTINUE;
                    }

                    private FileVisitResult look(Path path, FileVisitResult ifHidden) {
                        if (String.valueOf(path.getFileName()).startsWith(".")) {
                            return ifHidden;
                        }
                        String below = root.relativize(path).toString().replace('\\', '/');
                        if (holds(below.toLowerCase(Locale.ROOT), words)) {
                            found.add(below);
                        }
                        return ++seen >= MOST_ENTRIES ? FileVisitResult.TERMINATE : FileVisitResult.CONTINUE;
                    }
                };
        Files.walkFileTree(root, visitor);
        return found.stream().sorted(SHORTEST_FIRST).limit(MOST_FOUND).toList();
    }

    private static boolean holds(String path, String[] words) {
        for (String word : words) {
            if (!path.contains(word)) {
                return false;
            }
        }
        return true;
    }
}
