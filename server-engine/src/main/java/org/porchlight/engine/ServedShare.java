package org.porchlight.engine;

import org.porchlight.engine.api.Share;
import org.porchlight.engine.folder.FileWorkers;
import org.porchlight.engine.folder.WatchedFolder;

import java.util.function.LongSupplier;

/// A share with what serves it. The folder and its workers live on while the share keeps its path, so that a change of
/// name or rights does not forget a disk that hangs.
record ServedShare(Share share, WatchedFolder folder, FileWorkers workers) {

    private static final int WORKERS = 4;
    private static final int QUEUE = 1_024;

    static FileWorkers workers(String name, LongSupplier nanoTime) {
        return new FileWorkers(name, WORKERS, QUEUE, nanoTime);
    }
}
