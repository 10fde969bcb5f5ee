package org.porchlight.engine.content;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import org.jspecify.annotations.Nullable;
import org.porchlight.engine.folder.FileWorkers;
import org.porchlight.engine.http.RequestParser;
import org.porchlight.engine.loop.Exchange;
import org.porchlight.engine.loop.HotPath;
import org.porchlight.engine.transfer.Transfer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Executor;
import java.util.function.LongSupplier;

/// Hot small files, answered on the loop in one write of a prepared buffer. Confined to the loop; what touches a disk
/// runs on the workers of the share.
///
/// A file is admitted when it is asked for 8 times within a second. What is cached is used for 100 ms from the start of
/// the look at its disk; then a worker looks again while requests for it wait. Body and tag always belong together:
/// they are read between two looks that tell the same.
public final class ContentCache implements HotPath {

    /// Bytes of the longest file that is cached.
    public static final int LONGEST = 64 * 1024;

    private static final Logger LOG = LoggerFactory.getLogger(ContentCache.class);
    private static final int ASKS = 8;
    private static final long ASKS_WITHIN = 1_000_000_000L;
    private static final long FRESH_FOR = 100_000_000L;
    private static final long MOST_BYTES = 8 << 20;
    private static final int MOST_COUNTED = 1_024;
    private static final int BUCKETS = 1_024;
    private static final Verdict WAIT = new Verdict.Wait();

    /// Lets visitors in to what is cached, as they would be on the long way.
    public interface Gate {

        /// Whether the request on this connection, whose Host lies in `buf`, may read in that share. False sends it the
        /// long way, where it is told why. What was found out may be kept in [Exchange#memo].
        boolean mayRead(Exchange exchange, byte[] buf, int hostFrom, int hostTo, Object share);

        /// What people see of this request.
        Transfer transfer(Exchange exchange, Object share, String path, String userAgent, long size);
    }

    /// A file as it was between two looks that told the same; `asked` is the time before the first.
    public record Loaded(byte[] fields, byte[] body, String tag, long asked) {}

    /// Reads a file on a worker; null if it cannot be cached now. `knownTag` is that of the bytes that are cached
    /// already, or null; where it is still the same, `body` is not looked at.
    @FunctionalInterface
    public interface Loader {
        @Nullable Loaded load(@Nullable String knownTag) throws Exception;
    }

    /// A file that is asked for: under which target, whose it is, whether people see it, and how to read it again.
    public record Subject(
            String target, Object share, String path, boolean viewed, FileWorkers workers, Loader loader) {}

    /// How often a target was asked for since when.
    private static final class Asks {
        private long since;
        private int count;
    }

    /// The counts of those asked for last.
    private static final class Counts extends LinkedHashMap<String, Asks> {
        private static final long serialVersionUID = 1;

        Counts() {
            super(64, 0.75f, true);
        }

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Asks> eldest) {
            return size() > MOST_COUNTED;
        }
    }

    private final Gate gate;
    private final LongSupplier nanoTime;
    private final Executor loop;
    private final @Nullable HotFile[] buckets = new @Nullable HotFile[BUCKETS];
    private final Counts counts = new Counts();
    private int files;
    private long bytes;

    /// Counts the changes of the setup, so that what was read for one is not used in the next.
    private long generation;

    /// `loop` runs tasks on the loop.
    public ContentCache(Gate gate, LongSupplier nanoTime, Executor loop) {
        this.gate = gate;
        this.nanoTime = nanoTime;
        this.loop = loop;
    }

    @Override
    public @Nullable Verdict find(RequestParser parser, byte[] buf, int start, Exchange exchange) {
        if (files == 0 || exchange.adopted() != null || !parser.isPlainGet(buf, start)) {
            return null;
        }
        HotFile file = lookUp(buf, start + parser.targetFrom(), start + parser.targetTo());
        if (file == null) {
            return null;
        }
        long now = nanoTime.getAsLong();
        if (!file.isFresh(now)) {
            if (!file.refreshing && !refresh(file)) {
                drop(file);
                return null;
            }
            file.waiting.add(exchange);
            return WAIT;
        }
        if (!gate.mayRead(exchange, buf, start + parser.hostFrom(), start + parser.hostTo(), file.subject.share())) {
            return null;
        }
        file.lastUsed = now;
        return file.send(gate, parser, buf, start, exchange);
    }

    /// A file was asked for the long way: what is asked for often is admitted.
    public void asked(Subject subject) {
        long now = nanoTime.getAsLong();
        Asks asks = counts.computeIfAbsent(subject.target(), target -> new Asks());
        if (asks.count == 0 || now - asks.since > ASKS_WITHIN) {
            asks.since = now;
            asks.count = 0;
        }
        if (++asks.count == ASKS) {
            long current = generation;
            subject.workers()
                    .submit(() -> {
                        Loaded loaded = load(subject, null);
                        loop.execute(() -> admit(subject, loaded, current));
                    });
        }
    }

    /// Forgets all, since shares or rights have changed.
    public void clear() {
        generation++;
        for (int i = 0; i < BUCKETS; i++) {
            while (buckets[i] != null) {
                drop(buckets[i]);
            }
        }
        counts.clear();
    }

    private void admit(Subject subject, @Nullable Loaded loaded, long from) {
        counts.remove(subject.target());
        if (loaded == null || from != generation) {
            return;
        }
        HotFile file = new HotFile(subject, loaded, loaded.asked() + FRESH_FOR);
        file.lastUsed = loaded.asked();
        byte[] target = subject.target().getBytes(ISO_8859_1);
        HotFile before = lookUp(target, 0, target.length);
        if (before != null) {
            drop(before);
        }
        while (bytes + file.weight() > MOST_BYTES && files > 0) {
            drop(leastUsed());
        }
        int bucket = bucket(file.hash);
        file.next = buckets[bucket];
        buckets[bucket] = file;
        files++;
        bytes += file.weight();
    }

    private boolean refresh(HotFile file) {
        long current = generation;
        String tag = file.tag();
        file.refreshing =
                file.subject
                        .workers()
                        .submit(() -> {
                            Loaded loaded = load(file.subject, tag);
                            loop.execute(() -> refreshed(file, loaded, current));
                        });
        return file.refreshing;
    }

    private void refreshed(HotFile file, @Nullable Loaded loaded, long from) {
        file.refreshing = false;
        if (from == generation) {
            if (loaded == null) {
                drop(file);
            } else {
                bytes -= file.weight();
                file.renew(loaded, loaded.asked() + FRESH_FOR);
                bytes += file.weight();
            }
        }
        release(file);
    }

    /// Those who waited ask again, and find the file fresh or gone.
    private static void release(HotFile file) {
        List<Exchange> waiting = new ArrayList<>(file.waiting);
        file.waiting.clear();
        waiting.forEach(Exchange::resume);
    }

    private static @Nullable Loaded load(Subject subject, @Nullable String knownTag) {
        try {
            return subject.loader().load(knownTag);
        } catch (Exception | OutOfMemoryError e) {
            // It is answered the long way then, which tells what is wrong.
            LOG.debug("A hot file could not be read", e);
            return null;
        }
    }

    private @Nullable HotFile lookUp(byte[] buf, int from, int to) {
        int hash = HotFile.hash(buf, from, to);
        for (HotFile file = buckets[bucket(hash)]; file != null; file = file.next) {
            if (file.hash == hash && file.isFor(buf, from, to)) {
                return file;
            }
        }
        return null;
    }

    private void drop(HotFile gone) {
        int bucket = bucket(gone.hash);
        HotFile before = null;
        for (HotFile file = buckets[bucket]; file != null; file = file.next) {
            if (file.equals(gone)) {
                if (before == null) {
                    buckets[bucket] = file.next;
                } else {
                    before.next = file.next;
                }
                files--;
                bytes -= file.weight();
                break;
            }
            before = file;
        }
        release(gone);
    }

    private HotFile leastUsed() {
        HotFile least = null;
        for (HotFile first : buckets) {
            for (HotFile file = first; file != null; file = file.next) {
                if (least == null || file.lastUsed - least.lastUsed < 0) {
                    least = file;
                }
            }
        }
        if (least == null) {
            throw new IllegalStateException("Nothing is cached");
        }
        return least;
    }

    private static int bucket(int hash) {
        return hash & (BUCKETS - 1);
    }
}
