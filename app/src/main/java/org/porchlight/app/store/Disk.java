package org.porchlight.app.store;

import java.io.IOException;
import java.nio.file.Path;

/// The calls that saving a file needs. Small, so that a test can let each of them fail.
public interface Disk {

    byte[] read(Path file) throws IOException;

    boolean exists(Path file);

    /// Writes a file from its beginning, made for its owner alone if it was not there. It need not have reached the
    /// disk when this returns.
    void write(Path file, byte[] content) throws IOException;

    /// Returns when the content of `file` has reached the disk.
    void force(Path file) throws IOException;

    /// Moves within one folder, over what is there, all or nothing.
    void move(Path from, Path to) throws IOException;

    /// Returns when moves within `folder` have reached the disk.
    void forceFolder(Path folder) throws IOException;
}
