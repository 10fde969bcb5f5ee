package org.porchlight.app.ui.settings;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SeekableByteChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/// The end of the log, as much as a person reads.
final class LogTail {
    private static final int MOST = 64_000;

    private LogTail() {}

    /// The last lines of the log in `folder`, oldest first. Asks the disk.
    static String of(Path folder) {
        Path file = folder.resolve("porchlight.log");
        try (SeekableByteChannel log = Files.newByteChannel(file)) {
            long from = Math.max(0, log.size() - MOST);
            ByteBuffer end = ByteBuffer.allocate((int) Math.min(MOST, log.size() - from));
            log.position(from);
            while (end.hasRemaining() && log.read(end) >= 0) {
                // one read may bring less than all
            }
            String text = StandardCharsets.UTF_8.decode(end.flip()).toString();
            return from > 0 ? text.substring(text.indexOf('\n') + 1) : text;
        } catch (NoSuchFileException _) {
            return "";
        } catch (IOException e) {
            throw SettingsModel.unreadable("The log " + file + " cannot be read.");
        }
    }
}
