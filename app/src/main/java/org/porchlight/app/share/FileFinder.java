package org.porchlight.app.share;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.function.BooleanSupplier;
import java.util.regex.Pattern;

/// Finds what is in one shared folder by parts of its names, as far as it is served. The folder is read once, with the
/// first question.
public final class FileFinder {
    private static final int MOST_FOUND = 200_000;
    private static final Pattern SPACE = Pattern.compile("\\s+");
    private static final Pattern MARKS = Pattern.compile("\\p{M}+");

    private static final Comparator<List<String>> BY_PATH =
            Comparator.comparing(names -> String.join("/", names), String::compareToIgnoreCase);

    /// What is to be found.
    public enum Sought {
        FILES,
        FILES_AND_FOLDERS
    }

    private final Path folder;
    private final Sought sought;
    private final BooleanSupplier enough;
    private List<List<String>> files = List.of();
    private boolean read;

    /// `enough` ends the reading of a folder that nobody waits for any more.
    public FileFinder(Path folder, Sought sought, BooleanSupplier enough) {
        this.folder = folder;
        this.sought = sought;
        this.enough = enough;
    }

    /// The paths below the share, by their names, in which all words of `typed` occur, at most `most`. Case and accents
    /// do not matter. Takes as long as the disk does.
    public synchronized List<List<String>> find(String typed, int most) {
        List<String> words = SPACE.splitAsStream(plain(typed)).filter(word -> !word.isEmpty()).toList();
        List<List<String>> found = new ArrayList<>();
        for (List<String> file : files()) {
            String name = plain(String.join("/", file));
            boolean all = true;
            for (String word : words) {
                all &= name.contains(word);
            }
            if (all) {
                found.add(file);
                if (found.size() == most) {
                    break;
                }
            }
        }
        return found;
    }

    /// The path that `typed` stands for: that very one if it is there, else the one with that name, else the only one
    /// it is found in. Where it is none or several, `typed` itself. Takes as long as the disk does.
    public String meant(String typed) {
        if (isThere(typed)) {
            return typed;
        }
        List<String> found = find(typed, MOST_FOUND).stream().map(names -> String.join("/", names)).toList();
        List<String> named = found.stream().filter(path -> plain(path).equals(plain(typed))).toList();
        List<String> meant = named.isEmpty() ? found : named;
        return meant.size() == 1 ? meant.getFirst() : typed;
    }

    private boolean isThere(String typed) {
        try {
            return Files.exists(folder.resolve(typed));
        } catch (InvalidPathException _) {
            return false;
        }
    }

    /// Whether a file is left out of a share by its name.
    static boolean isHidden(Path file) {
        Path name = file.getFileName();
        return name != null && name.toString().startsWith(".");
    }

    private static String plain(String text) {
        return MARKS.matcher(Normalizer.normalize(text, Normalizer.Form.NFKD)).replaceAll("").toLowerCase(Locale.ROOT);
    }

    private List<List<String>> files() {
        if (!read) {
            files = read();
            read = true;
        }
        return files;
    }

    private List<List<String>> read() {
        List<List<String>> all = new ArrayList<>();
        try {
            Files.walkFileTree(
                    folder,
                    new SimpleFileVisitor<>() {
                        @Override
                        public FileVisitResult preVisitDirectory(Path below, BasicFileAttributes found) {
                            if (below.equals(folder)) {
                                return FileVisitResult.CONTINUE;
                            }
                            if (isHidden(below)) {
                                return FileVisitResult.SKIP_SUBTREE;
                            }
                            return sought == Sought.FILES ? next() : take(below);
                        }

                        @Override
                        public FileVisitResult visitFile(Path file, BasicFileAttributes found) {
                            return found.isRegularFile() && !isHidden(file) ? take(file) : next();
                        }

                        private FileVisitResult take(Path path) {
                            List<String> names = new ArrayList<>();
                            folder.relativize(path).forEach(name -> names.add(name.toString()));
                            all.add(names);
                            return next();
                        }

                        private FileVisitResult next() {
                            return enough.getAsBoolean() || all.size() >= MOST_FOUND
                                    ? FileVisitResult.TERMINATE
                                    : FileVisitResult.CONTINUE;
                        }

                        @Override
                        public FileVisitResult visitFileFailed(Path file, IOException e) {
                            return FileVisitResult.CONTINUE;
                        }
                    });
        } catch (IOException _) {
            // what was found so far is found
        }
        all.sort(BY_PATH);
        return all;
    }
}
