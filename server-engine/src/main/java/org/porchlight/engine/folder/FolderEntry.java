package org.porchlight.engine.folder;

/// One visible entry of a folder: its name as it lies on disk, and for a file its length and its time of modification
/// in milliseconds since 1970. The length of a folder is 0.
public record FolderEntry(String name, boolean folder, long size, long modified) {}
