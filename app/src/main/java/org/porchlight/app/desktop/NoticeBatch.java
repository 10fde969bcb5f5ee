package org.porchlight.app.desktop;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Holds notices back so that a person is disturbed at most once in a while by each kind: the first is told at once,
/// those that follow within the pause come together when it is over. Confined to one thread.
public final class NoticeBatch {
    private static final int MOST_LINES = 4;

    private final InstantSource clock;
    private final Duration pause;
    private final Map<Notice.Kind, Instant> told = new EnumMap<>(Notice.Kind.class);
    private final Map<Notice.Kind, List<Notice>> held = new EnumMap<>(Notice.Kind.class);

    public NoticeBatch(InstantSource clock, Duration pause) {
        this.clock = clock;
        this.pause = pause;
    }

    public void add(Notice notice) {
        held.computeIfAbsent(notice.kind(), _ -> new ArrayList<>()).add(notice);
    }

    /// Takes out what is to be told now, one notice a kind.
    public List<Notice> take() {
        Instant now = clock.instant();
        List<Notice> due = new ArrayList<>();
        for (Notice.Kind kind : List.copyOf(held.keySet())) {
            if (!now.isBefore(when(kind))) {
                due.add(Notice.of(held.getOrDefault(kind, List.of()), MOST_LINES));
                held.remove(kind);
                told.put(kind, now);
            }
        }
        return due;
    }

    /// How long until there is something to [#take]; empty if nothing is held.
    public Optional<Duration> next() {
        Instant now = clock.instant();
        return held.keySet().stream()
                .map(kind -> Duration.between(now, when(kind)))
                .map(wait -> wait.isNegative() ? Duration.ZERO : wait)
                .min(Duration::compareTo);
    }

    private Instant when(Notice.Kind kind) {
        Instant last = told.get(kind);
        return last == null ? Instant.MIN : last.plus(pause);
    }
}
