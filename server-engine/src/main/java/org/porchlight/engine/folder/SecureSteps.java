package org.porchlight.engine.folder;

import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.SecureDirectoryStream;
import java.nio.file.attribute.BasicFileAttributeView;
import java.nio.file.attribute.BasicFileAttributes;

/// Steps that the system takes relative to the open folder before.
final class SecureSteps extends Steps {
    private SecureDirectoryStream<Path> here;

    SecureSteps(SecureDirectoryStream<Path> here) {
        this.here = here;
    }

    @Override
    void descend(Path name) throws IOException {
        SecureDirectoryStream<Path> next = here.newDirectoryStream(name, LinkOption.NOFOLLOW_LINKS);
        here.close();
        here = next;
    }

    @Override
    @Nullable BasicFileAttributes attributes(Path name) throws IOException {
        try {
            return here.getFileAttributeView(name, BasicFileAttributeView.class, LinkOption.NOFOLLOW_LINKS)
                    .readAttributes();
        } catch (NoSuchFileException e) {
            return null;
        }
    }

    @Override
    FileChannel open(Path name) throws IOException {
        // On the default file system the channel is a FileChannel, so the kernel can send it.
        return (FileChannel) here.newByteChannel(name, READ);
    }

    @Override
    Iterable<Path> entries() {
        return here;
    }

    @Override
    public void close() throws IOException {
        here.close();
    }
}
