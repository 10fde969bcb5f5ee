package org.porchlight.engine.folder;

import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;

/// A share folder that notices when its root goes away and comes back, and logs each once.
public final class WatchedFolder implements ShareFolder {

    private static final Logger LOG = LoggerFactory.getLogger(WatchedFolder.class);
    private static final String THERE = "";

    private final ShareFolder folder;
    private final Path root;
    private final AtomicReference<String> away = new AtomicReference<>(THERE);

    public WatchedFolder(ShareFolder folder, Path root) {
        this.folder = folder;
        this.root = root;
    }

    /// Why the root could not be used the last time it was asked for, as the end of a sentence that begins with it;
    /// empty if it could, or was not asked for yet. Does not wait for the disk.
    public String away() {
        return away.get();
    }

    @Override
    public Found find(List<String> names) throws IOException {
        try {
            Found found = folder.find(names);
            there();
            return found;
        } catch (NoSuchFileException e) {
            throw gone(e);
        }
    }

    @Override
    public @Nullable List<FolderEntry> list(List<String> names) throws IOException {
        try {
            List<FolderEntry> entries = folder.list(names);
            there();
            return entries;
        } catch (NoSuchFileException e) {
            throw gone(e);
        }
    }

    private void there() {
        if (!away.get().isEmpty() && !away.getAndSet(THERE).isEmpty()) {
            LOG.info("The folder {} is back", root);
        }
    }

    private NoSuchFileException gone(NoSuchFileException e) {
        String why = e.getReason() == null ? "is not there now" : e.getReason();
        if (!away.getAndSet(why).equals(why)) {
            LOG.warn("The folder {} is not served: it {}", root, why);
        }
        return e;
    }
}
