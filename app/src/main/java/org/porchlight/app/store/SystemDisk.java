package org.porchlight.app.store;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;

/// The disk of this machine.
public final class SystemDisk implements Disk {
    private static final int MOVE_ATTEMPTS = 20;
    private static final long MOVE_PAUSE_MILLIS = 80;

    @Override
    public byte[] read(Path file) throws IOException {
        return Files.readAllBytes(file);
    }

    @Override
    public boolean exists(Path file) {
        return Files.exists(file);
    }

    @Override
    public void write(Path file, byte[] content) throws IOException {
        Set<StandardOpenOption> options =
                Set.of(StandardOpenOption.WRITE, StandardOpenOption.CREATE, StandardOpenOption.TRUNCATE_EXISTING);
        try (FileChannel channel = FileChannel.open(file, options, ownerOnly(file, "rw-------"))) {
            ByteBuffer left = ByteBuffer.wrap(content);
            while (left.hasRemaining()) {
                channel.write(left);
            }
        }
    }

    @Override
    public void force(Path file) throws IOException {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
            channel.force(true);
        }
    }

    @Override
    public void move(Path from, Path to) throws IOException {
        // a virus scanner on Windows holds new files open for a moment
        for (int attempt = 1; ; attempt++) {
            try {
                Files.move(from, to, StandardCopyOption.ATOMIC_MOVE);
                return;
            } catch (AccessDeniedException e) {
                if (attempt == MOVE_ATTEMPTS || isPosix(to)) {
                    throw e;
                }
                pause();
            }
        }
    }

    @Override
    public void forceFolder(Path folder) throws IOException {
        if (isPosix(folder)) { // Windows cannot open a folder, and keeps its moves by itself
            try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
                channel.force(true);
            }
        }
    }

    /// The attributes of something made for its owner alone, where the file system knows such.
    public static FileAttribute<?>[] ownerOnly(Path place, String rights) {
        return isPosix(place)
                ? new FileAttribute<?>[] {PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString(rights))}
                : new FileAttribute<?>[0];
    }

    private static boolean isPosix(Path place) {
        return place.getFileSystem().supportedFileAttributeViews().contains("posix");
    }

    private static void pause() throws IOException {
        try {
            Thread.sleep(MOVE_PAUSE_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted while a file was busy", e);
        }
    }
}
