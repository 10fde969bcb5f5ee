package org.porchlight.engine.folder;

import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;

/// A regular file that is open for reading, with what was true of exactly these bytes when it was opened.
///
/// `size` in bytes, `modified` in seconds since 1970 (never later than the moment of opening, RFC 9110 §8.8.2.1), `tag`
/// the strong entity tag with its quotes, or null while changes could not be told apart. Only workers use and close it.
public record OpenFile(FileChannel channel, long size, long modified, @Nullable String tag) {

    /// Closes the file.
    public void close() {
        try {
            channel.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
