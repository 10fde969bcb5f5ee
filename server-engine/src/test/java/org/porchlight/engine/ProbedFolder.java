package org.porchlight.engine;

import org.jspecify.annotations.Nullable;
import org.porchlight.engine.folder.FolderEntry;
import org.porchlight.engine.folder.Found;
import org.porchlight.engine.folder.OpenFile;
import org.porchlight.engine.folder.ShareFolder;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

/// A share folder whose every call to the disk can be held up, counted or made to fail. Any thread.
final class ProbedFolder implements ShareFolder {

    /// What is asked of the disk.
    enum Call {
        FIND,
        LIST,
        READ,
        SEND,
        CLOSE
    }

    /// Runs before a call; `name` is the last name of the path.
    @FunctionalInterface
    interface Hook {
        void before(Call call, String name) throws IOException;
    }

    final AtomicInteger opened = new AtomicInteger();
    final AtomicInteger closed = new AtomicInteger();
    volatile Hook hook = (call, name) -> {};

    /// Whether a slice is sent to its end, as by a network that takes all at once.
    volatile boolean sendsAll;

    private final ShareFolder disk;

    ProbedFolder(Path root) {
        disk = ShareFolder.at(root);
    }

    @Override
    public Found find(List<String> names) throws IOException {
        hook.before(Call.FIND, last(names));
        Found found = disk.find(names);
        if (found instanceof Found.File(OpenFile file)) {
            opened.incrementAndGet();
            ProbedChannel channel = new ProbedChannel(file.channel(), this, last(names));
            return new Found.File(new OpenFile(channel, file.size(), file.modified(), file.tag()));
        }
        return found;
    }

    @Override
    public @Nullable List<FolderEntry> list(List<String> names) throws IOException {
        hook.before(Call.LIST, last(names));
        return disk.list(names);
    }

    private static String last(List<String> names) {
        return names.isEmpty() ? "" : names.getLast();
    }
}
