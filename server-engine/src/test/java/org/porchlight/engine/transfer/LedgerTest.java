package org.porchlight.engine.transfer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.porchlight.engine.api.ViewingSnapshot;
import org.porchlight.engine.api.ViewingSnapshot.State;
import org.porchlight.engine.api.Visitor;
import org.porchlight.engine.transfer.Transfer.Viewed;

import java.net.InetAddress;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.atomic.AtomicLong;

class LedgerTest {

    private static final InetAddress HERE = InetAddress.ofLiteral("192.0.2.1");
    private static final long SIZE = 100_000_000;

    private final AtomicLong now = new AtomicLong();
    private final Ledger ledger = new Ledger(now::get, () -> Instant.EPOCH.plusNanos(now.get()));

    private static Viewed guest(String agent, String path) {
        return new Viewed(new Visitor.Guest(InetAddress.ofLiteral("192.0.2.9"), HERE), agent, "Movies", path);
    }

    private void pass(Duration time) {
        now.addAndGet(time.toNanos());
    }

    private ViewingSnapshot only() {
        assertEquals(1, ledger.snapshot().size());
        return ledger.snapshot().getFirst();
    }

    @Test
    void nothingIsViewedBeforeItsFirstByte() {
        Transfer transfer = ledger.begin(guest("mpv", "a"), SIZE, 0);
        assertTrue(ledger.snapshot().isEmpty());
        ledger.moved(transfer, 0);
        assertTrue(ledger.snapshot().isEmpty());
        ledger.moved(transfer, 1);
        assertEquals(State.RUNNING, only().state());
        ledger.ended(transfer);
        assertEquals(State.PAUSED, only().state());
    }

    @Test
    void bytesOfPagesCountInTheSumOnly() {
        ledger.moved(null, 500);
        assertEquals(500, ledger.sent());
        assertTrue(ledger.snapshot().isEmpty());
        assertEquals(500, ledger.bytesPerSecond(), 0.1);
    }

    @Test
    void aViewingEndsWithTheLastOfItsConnections() {
        Transfer one = ledger.begin(guest("mpv", "a"), SIZE, 0);
        Transfer two = ledger.begin(guest("mpv", "a"), SIZE, 50_000_000);
        ledger.moved(one, 10);
        ledger.moved(two, 10);
        assertEquals(2, only().connections());
        ledger.ended(one);
        ledger.ended(one);
        assertEquals(State.RUNNING, only().state());
        ledger.ended(two);
        assertEquals(State.PAUSED, only().state());
        assertEquals(0, only().connections());
    }

    @Test
    void anIndexAtTheEndDoesNotMoveThePosition() {
        Transfer film = ledger.begin(guest("VLC", "a"), SIZE, 10);
        ledger.moved(film, 2_000_000);
        Transfer index = ledger.begin(guest("VLC", "a"), SIZE, SIZE - 900_000);
        ledger.moved(index, 900_000);
        assertEquals(2_000_010, only().position());
        Transfer sought = ledger.begin(guest("VLC", "a"), SIZE, 60_000_000);
        ledger.moved(sought, 600_000);
        assertEquals(2_000_010, only().position());
        ledger.moved(sought, 600_000);
        assertEquals(61_200_000, only().position());
        // The old connection may still drain: it is not where the visitor looks.
        ledger.moved(film, 1_000_000);
        assertEquals(61_200_000, only().position());
    }

    @Test
    void ofASmallFileAQuarterIsEnough() {
        Transfer song = ledger.begin(guest("mpv", "a"), 1_000, 0);
        ledger.moved(song, 1_000);
        assertEquals(1_000, only().position());
    }

    @Test
    void whatIsStoppedIsRefusedForTenMinutesAndToNobodyElse() {
        Transfer transfer = ledger.begin(guest("mpv", "a"), SIZE, 0);
        ledger.moved(transfer, 1);
        assertTrue(ledger.stop(only().id()));
        ledger.revoked(transfer);
        assertEquals(State.STOPPED, only().state());
        assertTrue(ledger.isStopped(guest("mpv", "a")));
        assertFalse(ledger.isStopped(guest("mpv", "b")));
        assertFalse(ledger.isStopped(guest("VLC", "a")));
        pass(Duration.ofMinutes(10).minusNanos(1));
        assertTrue(ledger.isStopped(guest("mpv", "a")));
        pass(Duration.ofNanos(1));
        assertFalse(ledger.isStopped(guest("mpv", "a")));
        pass(Duration.ofSeconds(1));
        assertTrue(ledger.snapshot().isEmpty());
    }

    @Test
    void nobodyFillsTheMemoryByChangingItsName() {
        Transfer playing = ledger.begin(guest("the one that plays", "a"), SIZE, 0);
        ledger.moved(playing, 1);
        for (int i = 0; i < 12_000; i++) {
            Transfer transfer = ledger.begin(guest("agent " + i, "a"), SIZE, 0);
            ledger.moved(transfer, 1);
            ledger.ended(transfer);
        }
        assertTrue(ledger.snapshot().size() <= 5_000);
        assertEquals(State.RUNNING, ledger.snapshot().getFirst().state());
    }
}
