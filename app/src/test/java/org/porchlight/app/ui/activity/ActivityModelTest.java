package org.porchlight.app.ui.activity;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.porchlight.app.ui.activity.Fixture.CONTACTS;
import static org.porchlight.app.ui.activity.Fixture.at;
import static org.porchlight.app.ui.activity.Fixture.viewing;

import javafx.collections.ListChangeListener;

import org.junit.jupiter.api.Test;
import org.porchlight.app.contact.ContactBook;
import org.porchlight.engine.api.EngineSnapshot;
import org.porchlight.engine.api.ViewingSnapshot;
import org.porchlight.engine.api.ViewingSnapshot.State;

import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;

class ActivityModelTest {
    private final ActivityModel model = new ActivityModel(ZoneOffset.UTC);

    @Test
    void theLatestStandsAtTheTop() {
        refresh(at(0, viewing(2, "old.mkv"), viewing(1, "new.mkv")));
        assertEquals(List.of("new.mkv", "old.mkv"), files());
        refresh(at(1, viewing(2, "old.mkv"), viewing(1, "new.mkv"), viewing(0, "newest.mkv")));
        assertEquals(List.of("newest.mkv", "new.mkv", "old.mkv"), files());
    }

    @Test
    void aRowChangesInPlaceAndOnlyIfPeopleWouldSeeIt() {
        refresh(at(0, viewing(1, "a.mkv")));
        ActivityRow row = model.rows().getFirst();
        List<RowState> states = new ArrayList<>();
        List<Object> lists = new ArrayList<>();
        row.stateProperty().addListener((_, _, now) -> states.add(now));
        model.rows().addListener((ListChangeListener<ActivityRow>) lists::add);
        refresh(at(1, viewing(1, "a.mkv", State.RUNNING, 1_000_400, 500_000_000)));
        assertEquals(List.of(), states, "1.0004 MB/s reads as 1 MB/s");
        refresh(at(2, viewing(1, "a.mkv", State.RUNNING, 2_000_000, 502_000_000)));
        assertEquals(1, states.size());
        assertEquals(2_000_000, states.getFirst().bytesPerSecond());
        assertSame(row, model.rows().getFirst());
        assertEquals(List.of(), lists);
    }

    @Test
    void whatTheEngineForgetsStaysForTheDay() {
        refresh(at(0, viewing(1, "a.mkv"), viewing(2, "b.mkv", State.STOPPED, 0, 5)));
        refresh(at(1));
        assertEquals(List.of("a.mkv", "b.mkv"), files());
        assertEquals(RowState.Phase.ENDED, row("a.mkv").state().phase());
        assertEquals(RowState.Phase.STOPPED, row("b.mkv").state().phase());
        assertFalse(row("a.mkv").canStop());
        assertFalse(row("b.mkv").canAllow());
        refresh(at(12 * 3600 - 1));
        assertEquals(2, model.rows().size());
        refresh(at(12 * 3600));
        assertEquals(List.of(), files());
    }

    @Test
    void whoWatchesOverMidnightStays() {
        refresh(at(0, viewing(1, "a.mkv")));
        refresh(at(13 * 3600, viewing(1, "a.mkv")));
        assertEquals(List.of("a.mkv"), files());
    }

    @Test
    void anEngineThatBeginsAnewDoesNotOverwriteWhatWas() {
        refresh(at(0, viewing(1, "a.mkv")));
        ViewingSnapshot other = viewing(7, "b.mkv");
        refresh(
                at(
                        1,
                        new ViewingSnapshot(
                                1,
                                other.visitor(),
                                "",
                                "Movies",
                                "b.mkv",
                                10,
                                0,
                                0,
                                0,
                                1,
                                State.RUNNING,
                                other.started(),
                                other.lastActive())));
        assertEquals(List.of("a.mkv", "b.mkv"), files());
    }

    @Test
    void rowsAreNotReorderedByAMovingValueMoreOftenThanEveryThreeSeconds() {
        refresh(at(0, speed(1, 1), speed(2, 2)));
        model.sort(SortKey.SPEED, false);
        assertEquals(List.of("2.mkv", "1.mkv"), files());
        refresh(at(1, speed(1, 9), speed(2, 2)));
        refresh(at(2, speed(1, 9), speed(2, 2)));
        assertEquals(List.of("2.mkv", "1.mkv"), files());
        refresh(at(3, speed(1, 9), speed(2, 2)));
        assertEquals(List.of("1.mkv", "2.mkv"), files());
    }

    @Test
    void rowsStayWhereTheyAreWhileThePersonPointsAtOne() {
        refresh(at(0, speed(1, 1), speed(2, 2)));
        model.sort(SortKey.SPEED, false);
        model.hold(true);
        refresh(at(10, speed(1, 9), speed(2, 2), speed(3, 99)));
        assertEquals(List.of("2.mkv", "1.mkv", "3.mkv"), files());
        model.hold(false);
        refresh(at(11, speed(1, 9), speed(2, 2), speed(3, 99)));
        assertEquals(List.of("3.mkv", "1.mkv", "2.mkv"), files());
    }

    @Test
    void newRowsWaitAtTheEndUntilThePersonLetsGo() {
        refresh(at(0, viewing(2, "a.mkv")));
        model.hold(true);
        refresh(at(1, viewing(2, "a.mkv"), viewing(1, "b.mkv")));
        assertEquals(List.of("a.mkv", "b.mkv"), files());
        model.hold(false);
        assertEquals(List.of("b.mkv", "a.mkv"), files());
    }

    @Test
    void aNewOrderIsToldAsAPermutation() {
        refresh(at(0, viewing(1, "a.mkv"), viewing(2, "b.mkv"), viewing(3, "c.mkv")));
        List<String> told = new ArrayList<>();
        model.rows()
                .addListener(
                        (ListChangeListener<ActivityRow>)
                                change -> {
                                    while (change.next()) {
                                        told.add(
                                                change.wasPermutated()
                                                        ? "0 to " + change.getPermutation(0)
                                                        : change.toString());
                                    }
                                });
        model.sort(SortKey.WHAT, false);
        assertEquals(List.of("c.mkv", "b.mkv", "a.mkv"), files());
        assertEquals(List.of("0 to 2"), told);
        model.sort(SortKey.WHAT, false);
        assertEquals(1, told.size(), "nothing is told if nothing moves");
    }

    @Test
    void eachColumnSortsBothWays() {
        refresh(at(0, viewing(1, "b.mkv", State.RUNNING, 5, 10), viewing(2, "a.mkv", State.PAUSED, 0, 900_000_000)));
        for (SortKey key : SortKey.values()) {
            model.sort(key, true);
            List<String> up = files();
            model.sort(key, false);
            if (key == SortKey.WHO) {
                assertEquals(up, files(), "the same contact");
            } else {
                assertEquals(up.reversed(), files(), key.name());
            }
        }
    }

    @Test
    void theFilterWantsAllWordsAnywhere() {
        refresh(
                at(
                        0,
                        viewing(1, "Thriller/Heat.mkv"),
                        Fixture.by(Fixture.guest("192.168.1.77"), viewing(2, "Tampopo.mkv"))));
        model.filter("  HEAT ann ");
        assertEquals(List.of("Heat.mkv"), files());
        assertTrue(model.isFiltered());
        model.filter("192.168.1.77");
        assertEquals(List.of("Tampopo.mkv"), files());
        model.filter("vlc movies");
        assertEquals(2, files().size());
        model.filter("nothing like it");
        assertEquals(List.of(), files());
        model.filter(" ");
        assertEquals(2, files().size());
    }

    @Test
    void aNewRowThatDoesNotMatchStaysOutOfSight() {
        model.filter("heat");
        refresh(at(0, viewing(1, "Heat.mkv"), viewing(2, "Tampopo.mkv")));
        assertEquals(List.of("Heat.mkv"), files());
        assertEquals(2, model.summaryProperty().get().all());
        assertEquals(1, model.summaryProperty().get().shown());
    }

    @Test
    void aContactIsFoundByTheirNewName() {
        refresh(at(0, viewing(1, "a.mkv")));
        ContactBook renamed = CONTACTS.renamed(CONTACTS.named("Ann"), "Beatrix");
        model.refresh(at(1, viewing(1, "a.mkv")), renamed);
        assertEquals("Beatrix", row("a.mkv").state().who().name());
        model.filter("beatrix");
        assertEquals(List.of("a.mkv"), files());
    }

    @Test
    void whatIsFinishedCanBeForgottenButNotWhatCanBeAllowedAgain() {
        refresh(
                at(
                        0,
                        viewing(1, "runs.mkv"),
                        viewing(2, "ended.mkv", State.ENDED, 0, 5),
                        viewing(3, "stopped.mkv", State.STOPPED, 0, 5)));
        model.forgetFinished();
        assertEquals(List.of("runs.mkv", "stopped.mkv"), files());
        refresh(at(1, viewing(1, "runs.mkv"), viewing(2, "ended.mkv", State.ENDED, 0, 5)));
        assertEquals(List.of("runs.mkv", "stopped.mkv"), files(), "it does not come back while the engine tells of it");
        refresh(at(2, viewing(1, "runs.mkv"), viewing(2, "ended.mkv")));
        assertTrue(files().contains("ended.mkv"), "unless somebody watches it again");
        model.forgetFinished();
        assertFalse(files().contains("stopped.mkv"), "the engine has forgotten it");
    }

    @Test
    void whatWasSentWholeIsNotPausedAndCanBeCleared() {
        refresh(at(0, viewing(1, "a.mkv"), viewing(2, "whole.mkv", State.PAUSED, 0, 1_000_000_000)));
        assertEquals("1 watching, 1 earlier today", model.summaryProperty().get().text());
        assertEquals(1, model.summaryProperty().get().clearable());
        assertFalse(row("whole.mkv").canStop());
        model.forgetFinished();
        assertEquals(List.of("a.mkv"), files());
        refresh(at(1, viewing(1, "a.mkv"), viewing(2, "whole.mkv", State.PAUSED, 0, 1_000_000_000)));
        assertEquals(List.of("a.mkv"), files(), "it does not come back while the engine tells of it");
        refresh(at(2, viewing(1, "a.mkv"), viewing(2, "whole.mkv")));
        assertTrue(files().contains("whole.mkv"), "unless somebody watches it again");
    }

    @Test
    void onlyWhatCanBeClearedIsCountedAsThat() {
        refresh(at(0, viewing(3, "stopped.mkv", State.STOPPED, 0, 5)));
        assertEquals(0, model.summaryProperty().get().clearable(), "it can be allowed again");
    }

    @Test
    void allowedAgainIsSaidUntilThePlayerComesBack() {
        refresh(at(0, viewing(1, "a.mkv", State.STOPPED, 0, 5)));
        ActivityRow row = row("a.mkv");
        assertTrue(row.canAllow());
        row.allow();
        assertEquals(RowState.Phase.ALLOWED, row.state().phase());
        refresh(at(1, viewing(1, "a.mkv", State.STOPPED, 0, 5)));
        assertEquals(RowState.Phase.ALLOWED, row.state().phase());
        refresh(at(2, viewing(1, "a.mkv")));
        assertEquals(RowState.Phase.WATCHING, row.state().phase());
        refresh(at(3, viewing(1, "a.mkv", State.STOPPED, 0, 5)));
        assertEquals(RowState.Phase.STOPPED, row.state().phase());
    }

    @Test
    void theSummaryCounts() {
        assertEquals("Nobody is watching", model.summaryProperty().get().text());
        refresh(
                at(
                        0,
                        viewing(1, "a.mkv"),
                        viewing(2, "b.mkv", State.PAUSED, 0, 5),
                        viewing(3, "c.mkv", State.ENDED, 0, 5)));
        assertEquals("1 watching, 1 paused, 1 earlier today", model.summaryProperty().get().text());
        assertEquals("1.0 MB/s", model.summaryProperty().get().speed());
        refresh(at(1));
        assertEquals("Nobody is watching now, 3 earlier today", model.summaryProperty().get().text());
    }

    @Test
    void theOldestMakeRoomWhenThereAreTooMany() {
        for (int block = 0; block < 11; block++) {
            ViewingSnapshot[] some = new ViewingSnapshot[5_000];
            for (int i = 0; i < some.length; i++) {
                some[i] = viewing(block * 5_000L + i, block + "." + i + ".mkv", State.ENDED, 0, 5);
            }
            refresh(at(block, some));
        }
        assertTrue(model.rows().size() <= Today.MOST, "rows: " + model.rows().size());
        assertTrue(files().contains("10.0.mkv"));
        assertFalse(files().contains("0.0.mkv"));
    }

    private static ViewingSnapshot speed(long id, double bytesPerSecond) {
        return viewing(id, id + ".mkv", State.RUNNING, bytesPerSecond, 5);
    }

    private void refresh(EngineSnapshot snapshot) {
        model.refresh(snapshot, CONTACTS);
    }

    private List<String> files() {
        return model.rows().stream().map(ActivityRow::file).toList();
    }

    private ActivityRow row(String file) {
        return model.rows().stream().filter(row -> row.file().equals(file)).findFirst().orElseThrow();
    }
}
