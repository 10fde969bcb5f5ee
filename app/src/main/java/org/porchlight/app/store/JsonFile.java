package org.porchlight.app.store;

import org.jspecify.annotations.Nullable;
import org.porchlight.app.text.Refusal;

import java.io.IOException;
import java.nio.file.Path;
import java.time.InstantSource;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;

/// One value kept in one JSON file. Any thread may read and change it; [Store] saves it.
///
/// On the disk there is always a whole file: the new content is written beside it, forced, and moved over it, and what
/// was there before stays as `NAME.bak`. Loading takes the file, else its `.bak`, else the initial value; a file that
/// cannot be understood, or not in every value, is kept as `NAME.broken-DATE` and the person is told.
public final class JsonFile<T> {
    private static final DateTimeFormatter DATE =
            DateTimeFormatter.ofPattern("yyyy-MM-dd-HHmmss").withZone(ZoneOffset.UTC);

    /// What could not be understood, and the file it is kept in.
    private record Broken(Path name, byte[] content) {}

    private final Path file;
    private final JsonFormat<T> format;
    private final Disk disk;
    private final InstantSource clock;
    private final Runnable changed;
    private final Object saving = new Object();

    private T value;
    private boolean unsaved;
    // guarded by `saving`
    private Json.Fields known = Json.Fields.none();
    private byte @Nullable [] lastValid;
    private @Nullable Broken toPutAside;

    /// Loads `file`. `person` is told what was wrong with it; `changed` is called after each change.
    JsonFile(
            Path file,
            JsonFormat<T> format,
            Disk disk,
            InstantSource clock,
            Consumer<String> person,
            Runnable changed) {
        this.file = file;
        this.format = format;
        this.disk = disk;
        this.clock = clock;
        this.changed = changed;
        this.value = load(person);
    }

    public synchronized T value() {
        return value;
    }

    /// Replaces the value by what `change` makes of it.
    public void change(UnaryOperator<T> change) {
        synchronized (this) {
            T next = change.apply(value);
            if (next.equals(value)) {
                return;
            }
            value = next;
            unsaved = true;
        }
        changed.run();
    }

    /// Writes the value if it changed since the last time. When this fails the file is as it was, or new as a whole.
    void save() throws IOException {
        synchronized (saving) {
            T now;
            synchronized (this) {
                if (!unsaved) {
                    return;
                }
                now = value;
                unsaved = false;
            }
            try {
                write(format.write(now, known));
            } catch (IOException | RuntimeException e) {
                synchronized (this) {
                    unsaved = true;
                }
                throw e;
            }
        }
    }

    synchronized boolean isUnsaved() {
        return unsaved;
    }

    Path path() {
        return file;
    }

    private void write(Json.Fields fields) throws IOException {
        byte[] content = JsonText.pretty(fields);
        Path fresh = beside(".tmp");
        writeForced(fresh, content);
        if (toPutAside != null) {
            writeForced(toPutAside.name, toPutAside.content);
            toPutAside = null;
        }
        // The first save has nothing before it: then it is its own copy, so that a file never stands alone.
        Path freshBackup = beside(".bak.tmp");
        writeForced(freshBackup, lastValid != null ? lastValid : content);
        disk.move(freshBackup, beside(".bak"));
        disk.move(fresh, file);
        known = fields;
        lastValid = content;
        disk.forceFolder(folder());
    }

    private void writeForced(Path target, byte[] content) throws IOException {
        disk.write(target, content);
        disk.force(target);
    }

    private T load(Consumer<String> person) {
        if (disk.exists(file)) {
            byte[] content = read(file);
            try {
                return understand(content, person);
            } catch (IOException _) {
                return instead(content, person);
            }
        }
        if (disk.exists(beside(".bak"))) {
            return fromBackup(name() + " was not there.", person);
        }
        unsaved = true; // what is random in an initial value must stay what it is
        return format.initial();
    }

    private T instead(byte[] broken, Consumer<String> person) {
        Broken aside = broken(broken);
        toPutAside = aside;
        String happened = name() + " is damaged and cannot be read; it is kept as " + aside.name.getFileName() + ".";
        return fromBackup(happened, person);
    }

    private T fromBackup(String happened, Consumer<String> person) {
        unsaved = true;
        if (disk.exists(beside(".bak"))) {
            try {
                T last = understand(read(beside(".bak")), person);
                person.accept(happened + " Its last good copy is used: check whether your latest changes are in it.");
                return last;
            } catch (IOException _) {
                // no better than the file itself
            }
        }
        person.accept(happened + " Porchlight begins with " + name() + " as on its first start.");
        return format.initial();
    }

    private T understand(byte[] content, Consumer<String> person) throws IOException {
        Json.Fields fields = JsonText.parse(content);
        List<String> complaints = new ArrayList<>();
        T read = format.read(new FieldReader(fields, name(), complaints::add));
        complaints.forEach(person);
        if (!complaints.isEmpty() && toPutAside == null) {
            toPutAside = broken(content);
        }
        known = fields;
        lastValid = content;
        return read;
    }

    private byte[] read(Path source) {
        try {
            return disk.read(source);
        } catch (IOException e) {
            throw Refusal.failed(
                    "The file " + source + " cannot be read (" + Reason.of(e) + ").",
                    "Give yourself the right to read it, or use another data folder with --data DIR.");
        }
    }

    private Broken broken(byte[] content) {
        return new Broken(beside(".broken-" + DATE.format(clock.instant())), content);
    }

    private Path beside(String ending) {
        return folder().resolve(name() + ending);
    }

    private Path folder() {
        return Objects.requireNonNull(file.getParent(), "a file of a data folder");
    }

    private String name() {
        return String.valueOf(file.getFileName());
    }
}
