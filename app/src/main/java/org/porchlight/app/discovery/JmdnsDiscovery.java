package org.porchlight.app.discovery;

import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/// Announces by JmDNS, one instance an interface, and works around what JmDNS does not do: it does not follow a change
/// of addresses, blocks for seconds when closed, and disputes a name with its own second instance.
///
/// One thread compares what is wanted with what runs; first it stops what must go, then it starts what is missing. What
/// does not start is tried again every 30 s.
public final class JmdnsDiscovery implements Discovery {

    private static final Logger LOG = LoggerFactory.getLogger(JmdnsDiscovery.class);
    private static final Duration RETRY = Duration.ofSeconds(30);

    /// JmDNS says goodbye at once, and again after 1 s and 2 s. Twice is enough; where the address is gone, once is too
    /// much.
    private static final Duration GOODBYE = Duration.ofMillis(1200);

    private static final Duration GOODBYE_TO_NOBODY = Duration.ofMillis(300);

    /// One announcement in one place; a change of either makes another. Other addresses of the interface do not count:
    /// those of IPv6 come and go every day.
    private record Post(String link, int index, NetworkState.Address own, Announcement what) {
        Post(Ranking.Spot spot, Announcement what) {
            this(spot.link().name(), spot.link().index(), spot.own(), what);
        }
    }

    private final Object lock = new Object();
    private final Map<Post, LinkAnnouncer> running = new HashMap<>();
    private @Nullable Announcement announcement;
    private @Nullable NetworkState networks;
    private @Nullable Instant lastHeard;
    private @Nullable Thread worker;
    private boolean closed;
    private boolean changed;

    @Override
    public void announce(Announcement wanted) {
        synchronized (lock) {
            announcement = wanted;
            changed();
        }
    }

    @Override
    public void networks(NetworkState now) {
        synchronized (lock) {
            networks = now;
            changed();
        }
    }

    @Override
    public @Nullable Instant lastHeard() {
        synchronized (lock) {
            NetworkState now = networks;
            for (LinkAnnouncer announcer : running.values()) {
                Instant there = announcer.lastHeard(from -> now != null && now.isOwn(from));
                if (there != null && (lastHeard == null || lastHeard.isBefore(there))) {
                    lastHeard = there;
                }
            }
            return lastHeard;
        }
    }

    @Override
    public void close() {
        List<Thread> goodbyes;
        synchronized (lock) {
            closed = true;
            changed = true;
            lock.notifyAll();
            goodbyes = running.values().stream().map(announcer -> stopping(announcer, GOODBYE)).toList();
            running.clear();
        }
        join(goodbyes);
    }

    private void changed() {
        changed = true;
        lock.notifyAll();
        if (worker == null && !closed) {
            worker = Thread.ofPlatform().daemon().name("porchlight discovery").start(this::work);
        }
    }

    private void work() {
        Set<Post> failed = Set.of();
        while (true) {
            Set<Post> wanted;
            synchronized (lock) {
                if (!awaitChange(!failed.isEmpty()) || closed) {
                    return;
                }
                changed = false;
                wanted = wanted();
            }
            stopAllBut(wanted);
            failed = startAll(wanted, failed);
        }
    }

    private boolean awaitChange(boolean retry) {
        try {
            long until = System.nanoTime() + RETRY.toNanos();
            while (!changed) {
                long left = (until - System.nanoTime()) / 1_000_000;
                if (retry && left <= 0) {
                    return true;
                }
                lock.wait(retry ? left : 0);
            }
            return true;
        } catch (InterruptedException e) {
            return false;
        }
    }

    private Set<Post> wanted() {
        Announcement what = announcement;
        NetworkState now = networks;
        return what == null || now == null
                ? Set.of()
                : Ranking.announcing(now).stream().map(spot -> new Post(spot, what)).collect(Collectors.toSet());
    }

    private void stopAllBut(Set<Post> wanted) {
        List<Thread> goodbyes = new ArrayList<>();
        synchronized (lock) {
            NetworkState now = networks;
            running.entrySet()
                    .removeIf(entry -> {
                        if (wanted.contains(entry.getKey())) {
                            return false;
                        }
                        boolean here = now != null && now.isOwn(entry.getKey().own().address());
                        goodbyes.add(stopping(entry.getValue(), here ? GOODBYE : GOODBYE_TO_NOBODY));
                        return true;
                    });
        }
        join(goodbyes);
    }

    private Set<Post> startAll(Set<Post> wanted, Set<Post> failedBefore) {
        Set<Post> failed = new HashSet<>();
        for (Post post : wanted) {
            synchronized (lock) {
                if (closed || running.containsKey(post)) {
                    continue;
                }
            }
            try {
                keep(post, LinkAnnouncer.start(post.own().address(), post.what()));
            } catch (IOException | RuntimeException e) {
                failed.add(post);
                if (!failedBefore.contains(post)) {
                    LOG.warn("Not announced on {}: {}", post.link(), e.toString());
                }
            }
        }
        return failed;
    }

    private void keep(Post post, LinkAnnouncer announcer) {
        synchronized (lock) {
            if (closed) {
                stopping(announcer, GOODBYE);
            } else {
                running.put(post, announcer);
            }
        }
    }

    private static Thread stopping(LinkAnnouncer announcer, Duration patience) {
        return Thread.ofPlatform()
                .daemon()
                .name("porchlight goodbye")
                .start(() -> {
                    try {
                        announcer.stop(patience);
                    } catch (InterruptedException e) {
                        Thread.currentThread().interrupt();
                    }
                });
    }

    private static void join(List<Thread> goodbyes) {
        try {
            long until = System.nanoTime() + GOODBYE.plusMillis(200).toNanos();
            for (Thread each : goodbyes) {
                each.join(Duration.ofNanos(Math.max(1, until - System.nanoTime())));
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
