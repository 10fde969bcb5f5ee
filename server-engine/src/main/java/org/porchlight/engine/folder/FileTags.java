package org.porchlight.engine.folder;

import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;

/// Strong entity tags of files (RFC 9110 §8.8.1): length and time of modification in nanoseconds, with the file key
/// where the file system keeps it for the life of the file. Any thread.
///
/// Where the clock of the file system is coarse, two changes may bear one time: a file gets no tag until that time is
/// over.
final class FileTags {

    private static final Set<String> KEEPS_KEYS = Set.of("ext2", "ext3", "ext4", "xfs", "btrfs", "zfs", "apfs");
    private static final Set<String> FINE_CLOCK =
            Set.of("ext4", "xfs", "btrfs", "zfs", "apfs", "tmpfs", "overlay", "f2fs", "ntfs", "ntfs3", "bcachefs");
    private static final Duration COARSE = Duration.ofSeconds(3);
    private static final long REMEMBERED = Duration.ofMinutes(1).toNanos();

    /// What a file system promises, asked again after a minute, since a device number can come back with another disk.
    private record Promise(boolean keepsKeys, boolean fineClock, long asked) {}

    private final Path root;
    private final Map<String, Promise> promises = new ConcurrentHashMap<>();

    FileTags(Path root) {
        this.root = root;
    }

    OpenFile describe(FileChannel channel, BasicFileAttributes attributes, List<String> names) throws IOException {
        long now = System.currentTimeMillis();
        long modified = attributes.lastModifiedTime().to(TimeUnit.NANOSECONDS);
        long seconds = Math.min(Math.floorDiv(modified, 1_000_000_000L), now / 1000);
        return new OpenFile(channel, attributes.size(), seconds, tag(attributes, names, modified, now));
    }

    private @Nullable String tag(BasicFileAttributes attributes, List<String> names, long modified, long now)
            throws IOException {
        String key = String.valueOf(attributes.fileKey());
        Promise promise = promise(key, names);
        long age = now - modified / 1_000_000;
        if (!promise.fineClock && Math.abs(age) < COARSE.toMillis()) {
            return null;
        }
        StringBuilder tag = new StringBuilder(48).append('"').append(Long.toHexString(attributes.size()));
        tag.append('-').append(Long.toHexString(modified));
        if (promise.keepsKeys && attributes.fileKey() != null) {
            tag.append('-').append(inode(key));
        }
        return tag.append('"').toString();
    }

    /// The inode of `(dev=…,ino=…)`, the form in which Java tells a file key on UNIX.
    private static String inode(String key) {
        int at = key.indexOf("ino=");
        return at < 0
                ? Integer.toHexString(key.hashCode())
                : key.substring(at + 4, key.length() - 1).toLowerCase(Locale.ROOT);
    }

    private Promise promise(String key, List<String> names) throws IOException {
        int comma = key.indexOf(',');
        String device = comma < 0 ? "" : key.substring(0, comma);
        Promise known = promises.get(device);
        long now = System.nanoTime();
        if (known != null && now - known.asked < REMEMBERED) {
            return known;
        }
        Path path = root;
        for (String name : names) {
            path = path.resolve(name);
        }
        String type;
        try {
            type = Files.getFileStore(path).type().toLowerCase(Locale.ROOT);
        } catch (NoSuchFileException e) {
            return new Promise(false, false, now);
        }
        Promise asked = new Promise(KEEPS_KEYS.contains(type), FINE_CLOCK.contains(type), now);
        promises.put(device, asked);
        return asked;
    }
}
