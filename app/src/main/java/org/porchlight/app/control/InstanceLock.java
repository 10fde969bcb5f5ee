package org.porchlight.app.control;

import org.porchlight.app.store.DataFolder;
import org.porchlight.app.store.Reason;
import org.porchlight.app.store.SystemDisk;
import org.porchlight.app.text.Refusal;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import java.util.Set;

/// The right to use a data folder. The system takes it back when the process ends, however it ends.
public final class InstanceLock implements AutoCloseable {
    private final FileChannel channel;

    private InstanceLock(FileChannel channel) {
        this.channel = channel;
    }

    /// Takes the lock, or nothing if another process has it.
    ///
    /// @throws Refusal if the folder cannot be used at all
    public static Optional<InstanceLock> take(DataFolder data) {
        Path file = data.file("porchlight.lock");
        FileChannel channel;
        try {
            channel =
                    FileChannel.open(
                            file,
                            Set.of(StandardOpenOption.WRITE, StandardOpenOption.CREATE),
                            SystemDisk.ownerOnly(file, "rw-------"));
        } catch (IOException e) {
            throw data.unusable("cannot be written to (" + Reason.of(e) + ")");
        }
        try {
            if (channel.tryLock() != null) {
                return Optional.of(new InstanceLock(channel));
            }
            channel.close();
            return Optional.empty();
        } catch (OverlappingFileLockException _) {
            closeQuietly(channel);
            return Optional.empty();
        } catch (IOException e) {
            closeQuietly(channel);
            throw data.unusable("cannot be locked (" + Reason.of(e) + ")");
        }
    }

    @Override
    public void close() {
        closeQuietly(channel);
    }

    private static void closeQuietly(FileChannel channel) {
        try {
            channel.close();
        } catch (IOException _) {
            // the system lets go of the lock in any case
        }
    }
}
