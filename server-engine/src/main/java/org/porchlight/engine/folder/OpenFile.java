package org.porchlight.engine.folder;

import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.io.IOException;
import java.nio.channels.FileChannel;

/// A regular file that is open for reading, with what was true of exactly these bytes when it was opened.
///
/// `size` in bytes, `modified` in seconds since 1970 (never later than the moment of opening, RFC 9110 §8.8.2.1), `tag`
/// the strong entity tag with its quotes, or null while changes could not be told apart. Only workers use and close it.
public record OpenFile(FileChannel channel, long size, long modified, @Nullable String tag) {

    private static final Logger LOG = LoggerFactory.getLogger(OpenFile.class);

    /// Closes the file. What a disk says to that is logged: all that was read of it is good.
    public void close() {
        try {
            channel.close();
        } catch (IOException | RuntimeException e) {
            LOG.warn("A file did not close: {}", e.toString());
        }
    }
}
