package org.porchlight.engine.folder;

import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.AccessDeniedException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/// A share folder on a disk.
///
/// Where the system has file-descriptor relative calls (Linux, through [SecureDirectoryStream]) every step of a path is
/// opened relative to the one before and without following a link, so that swapping a folder for a link between two
/// steps gains nothing. Elsewhere the path is checked, opened and checked again.
///
/// The root is the real path that was shared, and stays it: a symbolic link that takes its place, or that of a folder
/// on the way to it, is not followed. Another folder at this place is served, since a disk that was plugged in again
/// has another device number, and so have its folders other file keys.
final class DiskFolder implements ShareFolder {

    private static final int TRIES = 5;

    private final Path root;
    private final FileTags tags;
    private final Walk walk;

    /// How a walk down from the root begins.
    @FunctionalInterface
    interface Walk {
        Steps from(Path root) throws IOException;
    }

    DiskFolder(Path root) {
        this(root, Steps::from);
    }

    DiskFolder(Path root, Walk walk) {
        this.root = root.toAbsolutePath().normalize();
        this.tags = new FileTags(this.root);
        this.walk = walk;
    }

    @Override
    public Found find(List<String> names) throws IOException {
        try (Steps steps = begin()) {
            if (names.isEmpty()) {
                return new Found.Folder();
            }
            if (!steps.enter(names.subList(0, names.size() - 1))) {
                return new Found.Nothing();
            }
            return open(steps, names.getLast(), names);
        } catch (AccessDeniedException e) {
            return new Found.Locked();
        }
    }

    /// A root that may not be read is as good as none, for every visitor and every name below it.
    private Steps begin() throws IOException {
        try {
            return walk.from(root);
        } catch (AccessDeniedException e) {
            throw new NoSuchFileException(root.toString(), null, "may not be read");
        }
    }

    private Found open(Steps steps, String last, List<String> names) throws IOException {
        Path name = Steps.step(last);
        if (name == null) {
            return new Found.Nothing();
        }
        for (int i = 0; i < TRIES; i++) {
            BasicFileAttributes before = steps.attributes(name);
            if (before != null && before.isDirectory()) {
                return new Found.Folder();
            }
            // Asked before the open, because opening a pipe waits for its writer.
            if (before == null || !before.isRegularFile()) {
                return new Found.Nothing();
            }
            FileChannel channel;
            try {
                channel = steps.open(name);
            } catch (NoSuchFileException e) {
                continue;
            }
            Found.File found = null;
            try {
                // Java cannot stat an open channel: if the name means the same file before and after, it is this one.
                BasicFileAttributes after = steps.attributes(name);
                if (after != null && isSame(before, after) && channel.size() == after.size()) {
                    found = new Found.File(tags.describe(channel, after, names));
                    return found;
                }
            } finally {
                if (found == null) {
                    channel.close();
                }
            }
        }
        throw new IOException("The file changes faster than it can be opened");
    }

    private static boolean isSame(BasicFileAttributes a, BasicFileAttributes b) {
        return a.size() == b.size()
                && a.lastModifiedTime().equals(b.lastModifiedTime())
                && Objects.equals(a.fileKey(), b.fileKey());
    }

    @Override
    public @Nullable List<FolderEntry> list(List<String> names) throws IOException {
        try (Steps steps = begin()) {
            if (!steps.enter(names)) {
                return null;
            }
            List<FolderEntry> entries = new ArrayList<>();
            for (Path path : steps.entries()) {
                FolderEntry entry = entry(steps, path.getFileName());
                if (entry != null) {
                    entries.add(entry);
                }
            }
            return entries;
        } catch (DirectoryIteratorException e) {
            throw e.getCause();
        }
    }

    private static @Nullable FolderEntry entry(Steps steps, Path path) throws IOException {
        String name = path.toString();
        if (ShareFolder.isHidden(name)) {
            return null;
        }
        // A name that is no UTF-8 cannot be asked for by a URL, so it is not offered either.
        if (name.indexOf('\uFFFD') >= 0 && !path.equals(Steps.step(name))) {
            return null;
        }
        BasicFileAttributes attributes = steps.attributes(path);
        if (attributes == null || !attributes.isDirectory() && !attributes.isRegularFile()) {
            return null;
        }
        boolean folder = attributes.isDirectory();
        return new FolderEntry(name, folder, folder ? 0 : attributes.size(), attributes.lastModifiedTime().toMillis());
    }
}
