package org.porchlight.app.ui.activity;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.porchlight.app.ui.activity.Fixture.CONTACTS;
import static org.porchlight.app.ui.activity.Fixture.NOON;
import static org.porchlight.app.ui.activity.Fixture.viewing;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.porchlight.engine.api.ViewingSnapshot.State;

import java.time.ZoneOffset;

class RowTextTest {
    private final RowText text = new RowText(ZoneOffset.UTC);

    @ParameterizedTest
    @CsvSource({
        "5, a moment",
        "50, 1 min",
        "100, 2 min",
        "570, 10 min",
        "1000, 15 min",
        "3500, 1 h",
        "4800, 1 h 20 min",
        "7300, 2 h",
        "86400, over a day"
    })
    void timeLeftIsToldInStepsThatDoNotFlicker(long seconds, String expected) {
        assertEquals(expected, RowText.left(running(seconds * 1000, 1000)));
    }

    @Test
    void nothingMovesIsToldAsWaiting() {
        assertEquals("waiting", RowText.left(running(1_000_000, 0)));
        assertEquals("", RowText.speed(running(1_000_000, 0)));
    }

    @Test
    void aFileThatIsThroughIsAllSentAlthoughThePersonStillWatches() {
        assertEquals("all sent", RowText.left(running(0, 1000)));
    }

    @Test
    void onlyWhatRunsHasTimeLeft() {
        assertEquals("", RowText.left(state(State.PAUSED)));
        assertEquals("", RowText.left(state(State.ENDED)));
    }

    @Test
    void statesAreSaidWithTheirTime() {
        assertEquals("Watching", text.state(state(State.RUNNING)));
        assertEquals("Paused 12:00", text.state(state(State.PAUSED)));
        assertEquals("Ended 12:00", text.state(state(State.ENDED)));
        assertEquals("Stopped 12:00", text.state(state(State.STOPPED)));
        assertEquals("paused", RowText.word(state(State.PAUSED)));
    }

    @Test
    void howFarHasItsSize() {
        assertEquals("50 % of 1.0 GB sent", RowText.howFar(state(State.RUNNING)));
    }

    @Test
    void aRowIsSpokenWhole() {
        ActivityRow row = new ActivityRow(viewing(1, "Thriller/Heat.mkv"), CONTACTS);
        assertEquals("Ann, Heat.mkv, Watching, 50 %, 1.0 MB/s, 8 min left", text.spoken(row));
        assertEquals("Movies › Thriller", row.place());
    }

    private static RowState running(long remaining, long speed) {
        Who who = Who.of(Fixture.guest("192.168.1.9"), "", CONTACTS);
        return new RowState(who, RowState.Phase.WATCHING, 0, remaining, speed, NOON);
    }

    private static RowState state(State state) {
        return new ActivityRow(viewing(1, "a.mkv", state, 1_000_000, 500_000_000), CONTACTS).state();
    }
}
