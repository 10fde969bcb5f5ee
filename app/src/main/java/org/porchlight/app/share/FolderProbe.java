package org.porchlight.app.share;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/// Looks which folders are there, without waiting for a disk that hangs.
public final class FolderProbe {
    private FolderProbe() {}

    /// Those of `folders` that are not there, or do not answer within `patience`.
    public static Set<Path> missing(List<Path> folders, Duration patience) {
        Set<Path> there = ConcurrentHashMap.newKeySet();
        CountDownLatch answers = new CountDownLatch(folders.size());
        for (Path folder : folders) {
            Thread.ofPlatform()
                    .daemon()
                    .name("porchlight-probe")
                    .start(() -> {
                        if (Files.isDirectory(folder)) {
                            there.add(folder);
                        }
                        answers.countDown();
                    });
        }
        try {
            var _ = answers.await(patience.toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
        Set<Path> missing = new HashSet<>(folders);
        missing.removeAll(there);
        return missing;
    }
}
