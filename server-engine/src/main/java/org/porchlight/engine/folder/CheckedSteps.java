package org.porchlight.engine.folder;

import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;

/// Steps on a system without relative calls: each is checked to be no link, before and after it is taken.
final class CheckedSteps extends Steps {
    private Path here;
    private @Nullable DirectoryStream<Path> listing;

    private CheckedSteps(Path here) {
        this.here = here;
    }

    /// Begins at `root`, a real path.
    static CheckedSteps from(Path root) throws IOException {
        checkReal(root);
        return new CheckedSteps(root);
    }

    @Override
    void descend(Path name) throws IOException {
        here = checked(name);
    }

    private Path checked(Path name) throws IOException {
        Path path = here.resolve(name.toString());
        if (!path.toRealPath().equals(path)) {
            throw new NoSuchFileException(name.toString());
        }
        return path;
    }

    @Override
    @Nullable BasicFileAttributes attributes(Path name) throws IOException {
        try {
            return Files.readAttributes(
                    here.resolve(name.toString()), BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
        } catch (NoSuchFileException e) {
            return null;
        }
    }

    @Override
    FileChannel open(Path name) throws IOException {
        Path path = checked(name);
        FileChannel channel = FileChannel.open(path, READ);
        try {
            checked(name);
        } catch (IOException e) {
            channel.close();
            throw e;
        }
        return channel;
    }

    @Override
    @SuppressWarnings("StreamResourceLeak") // closed with these steps
    Iterable<Path> entries() throws IOException {
        listing = Files.newDirectoryStream(here);
        if (!here.toRealPath().equals(here)) {
            throw new NoSuchFileException(here.toString());
        }
        return listing;
    }

    @Override
    public void close() throws IOException {
        if (listing != null) {
            listing.close();
        }
    }
}
