package org.porchlight.app.store;

import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/// The JSON files of one data folder, saved a second after a change and when this is closed.
///
/// All saving is done by one thread, which exists from the first change on.
public final class Store implements AutoCloseable {
    private static final Duration SAVE_AFTER = Duration.ofSeconds(1);
    private static final Duration TRY_AGAIN_AFTER = Duration.ofSeconds(10);

    private final Path folder;
    private final Disk disk;
    private final InstantSource clock;
    private final Consumer<String> person;
    private final List<JsonFile<?>> files = new CopyOnWriteArrayList<>();

    private @Nullable ScheduledExecutorService writer;
    private boolean waiting;
    private boolean closed;
    private boolean failedBefore;

    /// `person` is told what went wrong with a file.
    public Store(Path folder, Disk disk, InstantSource clock, Consumer<String> person) {
        this.folder = folder;
        this.disk = disk;
        this.clock = clock;
        this.person = person;
    }

    /// Loads the file `name`, or begins it.
    public <T> JsonFile<T> open(String name, JsonFormat<T> format) {
        JsonFile<T> file = new JsonFile<>(folder.resolve(name), format, disk, clock, person, () -> soon(SAVE_AFTER));
        files.add(file);
        if (file.isUnsaved()) {
            soon(SAVE_AFTER);
        }
        return file;
    }

    /// Saves what has changed, now.
    ///
    /// @throws IOException if a file could not be saved; the others are
    public void save() throws IOException {
        @Nullable IOException failure = null;
        for (JsonFile<?> file : files) {
            try {
                file.save();
            } catch (IOException e) {
                failure = new IOException(file.path() + " cannot be saved (" + Reason.of(e) + ").", e);
            }
        }
        if (failure != null) {
            throw failure;
        }
    }

    /// Saves and ends. What cannot be saved is told to the person.
    @Override
    public void close() {
        synchronized (this) {
            closed = true;
            if (writer != null) {
                writer.shutdown();
            }
        }
        saveOrTell("The last changes are lost.");
    }

    private synchronized void soon(Duration delay) {
        if (closed || waiting) {
            return;
        }
        if (writer == null) {
            writer =
                    new ScheduledThreadPoolExecutor(1, Thread.ofPlatform().daemon().name("porchlight-store").factory());
        }
        waiting = true;
        var _ = writer.schedule(this::saveInTime, delay.toMillis(), TimeUnit.MILLISECONDS);
    }

    private void saveInTime() {
        synchronized (this) {
            waiting = false;
        }
        if (!saveOrTell("Porchlight tries again every " + TRY_AGAIN_AFTER.toSeconds() + " seconds.")) {
            soon(TRY_AGAIN_AFTER);
        }
    }

    private boolean saveOrTell(String nextStep) {
        try {
            save();
            failedBefore = false;
            return true;
        } catch (IOException e) {
            if (!failedBefore || closed) {
                person.accept(e.getMessage() + " Free some space or check the rights of the folder. " + nextStep);
            }
            failedBefore = true;
            return false;
        }
    }
}
