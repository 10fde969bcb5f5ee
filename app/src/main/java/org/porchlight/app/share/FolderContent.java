package org.porchlight.app.share;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.BooleanSupplier;

/// What is in a shared folder, as far as it is served: hidden files and symbolic links do not count.
///
/// `kind` is what most of its bytes are; `complete` is false where something could not be read, or the counting was
/// broken off.
public record FolderContent(Kind kind, long files, long bytes, boolean complete) {

    /// What a folder is mostly made of.
    public enum Kind {
        FILMS,
        MUSIC,
        PICTURES,
        MIXED
    }

    private static final Map<Kind, Set<String>> ENDINGS =
            Map.of(
                    Kind.FILMS,
                    Set.of("mkv", "mp4", "m4v", "avi", "mov", "webm", "mpg", "mpeg", "ts", "m2ts", "wmv", "flv", "ogv"),
                    Kind.MUSIC,
                    Set.of("mp3", "flac", "ogg", "opus", "m4a", "aac", "wav", "wma", "aiff", "m4b"),
                    Kind.PICTURES,
                    Set.of("jpg", "jpeg", "png", "gif", "webp", "heic", "avif", "tif", "tiff", "bmp", "raw", "dng"));

    /// Counts `folder` with all below it, until `enough`. Takes as long as the disk does.
    public static FolderContent count(Path folder, BooleanSupplier enough) {
        Counter counter = new Counter(enough);
        try {
            Files.walkFileTree(folder, counter);
        } catch (IOException _) {
            counter.complete = false;
        }
        return new FolderContent(counter.kind(), counter.files, counter.bytes, counter.complete);
    }

    /// What a file of that name is.
    public static Kind kind(String name) {
        String ending = name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
        for (Kind kind : Kind.values()) {
            if (ENDINGS.getOrDefault(kind, Set.of()).contains(ending)) {
                return kind;
            }
        }
        return Kind.MIXED;
    }

    private static final class Counter extends SimpleFileVisitor<Path> {
        private final BooleanSupplier enough;
        private final Map<Kind, Long> bytesByKind = new EnumMap<>(Kind.class);
        private long files;
        private long bytes;
        private boolean complete = true;

        Counter(BooleanSupplier enough) {
            this.enough = enough;
        }

        Kind kind() {
            return bytesByKind.entrySet().stream()
                    .filter(entry -> entry.getValue() * 2 > bytes)
                    .map(Map.Entry::getKey)
                    .findFirst()
                    .orElse(Kind.MIXED);
        }

        @Override
        public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes found) {
            return FileFinder.isHidden(folder) ? FileVisitResult.SKIP_SUBTREE : next();
        }

        @Override
        public FileVisitResult visitFile(Path file, BasicFileAttributes found) {
            if (found.isRegularFile() && !FileFinder.isHidden(file)) {
                files++;
                bytes += found.size();
                bytesByKind.merge(FolderContent.kind(String.valueOf(file.getFileName())), found.size(), Long::sum);
            }
            return next();
        }

        @Override
        public FileVisitResult visitFileFailed(Path file, IOException e) {
            complete = false;
            return next();
        }

        @Override
        public FileVisitResult postVisitDirectory(Path folder, IOException e) {
            complete &= e == null;
            return next();
        }

        private FileVisitResult next() {
            if (enough.getAsBoolean()) {
                complete = false;
                return FileVisitResult.TERMINATE;
            }
            return FileVisitResult.CONTINUE;
        }
    }
}
