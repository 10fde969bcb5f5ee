package org.porchlight.engine.folder;

/// What lies at a path of a share.
public sealed interface Found {

    /// A file, opened. The receiver closes it.
    record File(OpenFile file) implements Found {}

    /// A folder.
    record Folder() implements Found {}

    /// Nothing that may be seen: no such name, hidden, a link, a device.
    record Nothing() implements Found {}

    /// It is there, but this process may not read it.
    record Locked() implements Found {}
}
