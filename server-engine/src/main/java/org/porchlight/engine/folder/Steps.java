package org.porchlight.engine.folder;

import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.SecureDirectoryStream;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributeView;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/// A walk down from the root, one folder open at a time.
abstract class Steps implements AutoCloseable {

    static final Set<OpenOption> READ = Set.of(StandardOpenOption.READ, LinkOption.NOFOLLOW_LINKS);
    private static final int LONGEST_NAME = 255;

    /// Begins at `root`, a real path.
    @SuppressWarnings("StreamResourceLeak") // closed with the steps
    static Steps from(Path root) throws IOException {
        DirectoryStream<Path> stream;
        try {
            stream = Files.newDirectoryStream(root);
        } catch (NotDirectoryException e) {
            throw new NoSuchFileException(root.toString(), null, "is not a folder now");
        }
        if (stream instanceof SecureDirectoryStream<Path> secure) {
            try {
                checkOpened(root, secure);
                return new SecureSteps(secure);
            } catch (IOException e) {
                secure.close();
                throw e;
            }
        }
        stream.close();
        return CheckedSteps.from(root);
    }

    /// Opening a root follows links, so what was opened must be what now stands at the path without one.
    private static void checkOpened(Path root, SecureDirectoryStream<Path> opened) throws IOException {
        BasicFileAttributes found = opened.getFileAttributeView(BasicFileAttributeView.class).readAttributes();
        BasicFileAttributes named = Files.readAttributes(root, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
        checkReal(root);
        if (!Objects.equals(found.fileKey(), named.fileKey())) {
            throw new NoSuchFileException(root.toString(), null, "was replaced while it was opened");
        }
    }

    /// Checks that no link has taken the place of `root` or of a folder on the way to it.
    static void checkReal(Path root) throws IOException {
        if (!root.toRealPath().equals(root)) {
            throw new NoSuchFileException(
                    root.toString(), null, "is reached through a symbolic link now, and none is followed");
        }
    }

    /// One step of a path, or null if no visible file can have this name.
    static @Nullable Path step(String name) {
        if (name.isEmpty() || ShareFolder.isHidden(name) || name.indexOf('/') >= 0) {
            return null;
        }
        if (name.length() > LONGEST_NAME || name.getBytes(StandardCharsets.UTF_8).length > LONGEST_NAME) {
            return null;
        }
        try {
            Path path = Path.of(name);
            return path.getNameCount() == 1 && !path.isAbsolute() && path.toString().equals(name) ? path : null;
        } catch (InvalidPathException e) {
            return null;
        }
    }

    /// Goes down these folders; false if one of them is not a visible folder.
    boolean enter(List<String> names) throws IOException {
        for (String name : names) {
            Path step = step(name);
            BasicFileAttributes attributes = step == null ? null : attributes(step);
            if (step == null || attributes == null || !attributes.isDirectory()) {
                return false;
            }
            try {
                descend(step);
            } catch (NoSuchFileException | NotDirectoryException e) {
                return false;
            }
        }
        return true;
    }

    abstract void descend(Path name) throws IOException;

    abstract @Nullable BasicFileAttributes attributes(Path name) throws IOException;

    abstract FileChannel open(Path name) throws IOException;

    abstract Iterable<Path> entries() throws IOException;

    @Override
    public abstract void close() throws IOException;
}
