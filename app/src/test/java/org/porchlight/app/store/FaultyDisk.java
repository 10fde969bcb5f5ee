package org.porchlight.app.store;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;

/// A disk on which one call, counted from 1, fails; a write that fails has written the half. `dead` means that
/// everything after that fails too, as when the power is cut.
final class FaultyDisk implements Disk {
    private final Disk disk = new SystemDisk();
    private final int failing;
    private final boolean dead;
    private int calls;

    FaultyDisk(int failing, boolean dead) {
        this.failing = failing;
        this.dead = dead;
    }

    /// Whether the failing call has been reached.
    boolean hasFailed() {
        return calls >= failing;
    }

    @Override
    public byte[] read(Path file) throws IOException {
        return disk.read(file);
    }

    @Override
    public boolean exists(Path file) {
        return disk.exists(file);
    }

    @Override
    public void write(Path file, byte[] content) throws IOException {
        if (fails()) {
            disk.write(file, Arrays.copyOf(content, content.length / 2));
            throw new IOException("No space left on device");
        }
        disk.write(file, content);
    }

    @Override
    public void force(Path file) throws IOException {
        failOrNot();
        disk.force(file);
    }

    @Override
    public void move(Path from, Path to) throws IOException {
        failOrNot();
        disk.move(from, to);
    }

    @Override
    public void forceFolder(Path folder) throws IOException {
        failOrNot();
        disk.forceFolder(folder);
    }

    private void failOrNot() throws IOException {
        if (fails()) {
            throw new IOException("Input/output error");
        }
    }

    private boolean fails() {
        calls++;
        return calls == failing || (dead && calls > failing);
    }
}
