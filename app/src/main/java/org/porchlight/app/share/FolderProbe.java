package org.porchlight.app.share;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/// Looks which folders are there and served, without waiting for a disk that hangs.
public final class FolderProbe {
    private FolderProbe() {}

    private static boolean isServed(Path folder) {
        try {
            return Files.isDirectory(folder) && folder.toRealPath().equals(folder);
        } catch (IOException _) {
            return false;
        }
    }

    /// Those of `folders` that are not there, lie behind a symbolic link, or do not answer within `patience`.
    public static Set<Path> missing(List<Path> folders, Duration patience) {
        Set<Path> there = ConcurrentHashMap.newKeySet();
        CountDownLatch answers = new CountDownLatch(folders.size());
        for (Path folder : folders) {
            Thread.ofPlatform()
                    .daemon()
                    .name("porchlight-probe")
                    .start(() -> {
                        if (isServed(folder)) {
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
