package org.porchlight.app.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;

class TrayMenuTest {
    private static final TrayState.ShareName MOVIES = new TrayState.ShareName("Movies", true);
    private static final TrayState.ShareName PRIVATE = new TrayState.ShareName("Private", false);

    @Test
    void everythingThatCanBeDoneIsInTheMenuInThisOrder() {
        assertEquals(
                List.of(
                        new TrayItem.Line("2 watching, 3.1 MB/s"),
                        new TrayItem.Separator(),
                        new TrayItem.Action("Open Porchlight", new TrayCommand.Open()),
                        new TrayItem.Action("Share a folder…", new TrayCommand.ShareFolder()),
                        new TrayItem.Submenu(
                                "Copy link",
                                List.of(
                                        new TrayItem.Action("Movies", new TrayCommand.CopyLink("Movies")),
                                        new TrayItem.Action("Private…", new TrayCommand.CopyLink("Private")))),
                        new TrayItem.Separator(),
                        new TrayItem.Check("Only my contacts", false, new TrayCommand.OnlyMyContacts(true)),
                        new TrayItem.Check("Pause sharing", false, new TrayCommand.PauseSharing(true)),
                        new TrayItem.Separator(),
                        new TrayItem.Action("Quit", new TrayCommand.Quit())),
                TrayMenu.of(state(List.of(MOVIES, PRIVATE), 2, 3_100_000, false, false)).items());
    }

    @Test
    void theStateIsOneLine() {
        assertEquals("Nothing is shared yet", TrayMenu.summary(state(List.of(), 0, 0, false, false)));
        assertEquals("Nobody is watching", TrayMenu.summary(state(List.of(MOVIES), 0, 0, false, false)));
        assertEquals("1 watching, 0 B/s", TrayMenu.summary(state(List.of(MOVIES), 1, 0, false, false)));
        assertEquals("Sharing is paused", TrayMenu.summary(state(List.of(MOVIES), 1, 5, false, true)));
    }

    @Test
    void theTooltipDoesNotChangeWithTheSpeed() {
        assertEquals(
                TrayLook.of(state(List.of(MOVIES), 2, 1000, false, false)).tooltip(),
                TrayLook.of(state(List.of(MOVIES), 2, 2_000_000, false, false)).tooltip());
    }

    @Test
    void theIconTellsTheState() {
        assertEquals(TrayIcon.IDLE, state(List.of(MOVIES), 0, 0, false, false).icon());
        assertEquals(TrayIcon.SERVING, state(List.of(MOVIES), 1, 0, true, false).icon());
        assertEquals(TrayIcon.CONTACTS, state(List.of(MOVIES), 0, 0, true, false).icon());
        assertEquals(TrayIcon.PAUSED, state(List.of(MOVIES), 1, 0, true, true).icon());
    }

    @Test
    void aChosenCheckAsksForItsOpposite() {
        assertTrue(
                TrayMenu.of(state(List.of(), 0, 0, true, true))
                        .items()
                        .containsAll(
                                List.of(
                                        new TrayItem.Check(
                                                "Only my contacts", true, new TrayCommand.OnlyMyContacts(false)),
                                        new TrayItem.Check(
                                                "Pause sharing", true, new TrayCommand.PauseSharing(false)))));
    }

    @Test
    void whileOnlyContactsAreLetInEveryLinkAsksForWhom() {
        assertEquals(List.of("Movies…"), labels(links(state(List.of(MOVIES), 0, 0, true, false))));
    }

    @Test
    void withoutSharesThereIsNoLinkToCopy() {
        assertFalse(links(state(List.of(), 0, 0, false, false)).isEnabled());
    }

    @Test
    void aLongListOfSharesEndsInTheWindow() {
        List<TrayState.ShareName> many = new ArrayList<>();
        for (int i = 0; i < 50; i++) {
            many.add(new TrayState.ShareName("Share " + i, true));
        }
        TrayItem.Submenu links = links(state(many, 0, 0, false, false));
        assertEquals(22, links.items().size());
        assertEquals(new TrayItem.Action("30 more in the window", new TrayCommand.Open()), links.items().getLast());
    }

    @Test
    void aNameOfAnotherIsShownShortAndHarmless() {
        String name = "\u202egnp." + "x".repeat(80);
        TrayItem.Submenu links = links(state(List.of(new TrayState.ShareName(name, true)), 0, 0, false, false));
        assertEquals(List.of("\uFFFDgnp." + "x".repeat(34) + "…"), labels(links));
        assertEquals(new TrayCommand.CopyLink(name), ((TrayItem.Action) links.items().getFirst()).command());
    }

    @Test
    void whereNoWindowCanBeShownNoneIsOffered() {
        List<TrayItem> items = TrayMenu.of(new TrayState(List.of(MOVIES), 0, 0, false, false, false)).items();
        assertTrue(
                items.stream()
                        .noneMatch(item ->
                                item instanceof TrayItem.Action action
                                        && action.command() instanceof TrayCommand.Open));
    }

    @Test
    void everyIconIsPackedInEverySizeAndBothForms() {
        for (TrayIcon icon : TrayIcon.values()) {
            for (int size : TrayIcon.SIZES) {
                assertEquals(4 * size * size, icon.argb(size).length);
                assertEquals('P', icon.png(size)[1]);
            }
        }
    }

    private static TrayState state(
            List<TrayState.ShareName> shares, int watching, long speed, boolean contacts, boolean paused) {
        return new TrayState(shares, watching, speed, contacts, paused, true);
    }

    private static TrayItem.Submenu links(TrayState state) {
        return (TrayItem.Submenu)
                TrayMenu.of(state).items().stream()
                        .filter(TrayItem.Submenu.class::isInstance)
                        .findFirst()
                        .orElseThrow();
    }

    private static List<String> labels(TrayItem.Submenu menu) {
        return menu.items().stream().map(item -> ((TrayItem.Action) item).label()).toList();
    }
}
