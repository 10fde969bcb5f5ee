package org.porchlight.app.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

class NoticeBatchTest {
    private Instant now = Instant.parse("2026-01-01T20:00:00Z");
    private final NoticeBatch batch = new NoticeBatch(() -> now, Duration.ofSeconds(10));

    @Test
    void theFirstIsToldAtOnceAndTheNextComeTogether() {
        batch.add(watching("Anna", "Film.mkv"));
        assertEquals(List.of(watching("Anna", "Film.mkv")), batch.take());
        batch.add(watching("Ben", "Song.mp3"));
        now = now.plusSeconds(3);
        batch.add(watching("Cleo", "Film.mkv"));
        assertTrue(batch.take().isEmpty());
        assertEquals(Optional.of(Duration.ofSeconds(7)), batch.next());
        now = now.plusSeconds(7);
        assertEquals(
                List.of(
                        new Notice(
                                Notice.Kind.WATCHING,
                                "2 began to watch",
                                "Ben is watching: Song.mp3\nCleo is watching: Film.mkv")),
                batch.take());
        assertEquals(Optional.empty(), batch.next());
    }

    @Test
    void oneKindDoesNotHoldBackAnother() {
        batch.add(watching("Anna", "Film.mkv"));
        assertEquals(1, batch.take().size());
        Notice trouble = new Notice(Notice.Kind.TROUBLE, "Movies is gone", "");
        batch.add(trouble);
        assertEquals(List.of(trouble), batch.take());
    }

    @Test
    void manyAreToldShort() {
        batch.add(watching("Anna", "a"));
        assertEquals(1, batch.take().size());
        for (int i = 0; i < 10; i++) {
            batch.add(watching("Guest " + i, "b"));
        }
        now = now.plusSeconds(10);
        Notice all = batch.take().getFirst();
        assertEquals("10 began to watch", all.title());
        assertEquals(5, all.text().lines().count());
        assertTrue(all.text().endsWith("and 6 more"), all.text());
    }

    @Test
    void severalAtOnceHaveNoAnswers() {
        Notice asks = new Notice(Notice.Kind.DOORBELL, "Anna asks", "", List.of(new Notice.Choice("Let in", () -> {})));
        batch.add(asks);
        assertEquals(List.of(asks), batch.take());
        batch.add(asks);
        batch.add(asks);
        now = now.plusSeconds(10);
        assertTrue(batch.take().getFirst().choices().isEmpty());
    }

    private static Notice watching(String who, String what) {
        return new Notice(Notice.Kind.WATCHING, who + " is watching", what);
    }
}
