package org.porchlight.engine.folder;

import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/// The files below the real root of one share, and no others: names never climb, links are never followed, hidden names
/// do not exist, and only regular files are opened.
///
/// All methods wait for the disk: call them on a worker of the share. Names are decoded and single; `.` and `..` are
/// gone.
///
/// Every method throws [java.nio.file.NoSuchFileException] if the root itself is not there; its reason says more.
public interface ShareFolder {

    /// Opens what lies at `names`; the root is a folder.
    Found find(List<String> names) throws IOException;

    /// The visible entries of the folder at `names` in no order, or null if no visible folder is there.
    @Nullable List<FolderEntry> list(List<String> names) throws IOException;

    /// The share folder at `root`, a real path on the disks of this machine.
    static ShareFolder at(Path root) {
        return new DiskFolder(root);
    }

    /// Whether a name is hidden from visitors: in listings, downloads and playlists alike.
    static boolean isHidden(String name) {
        return name.startsWith(".");
    }
}
