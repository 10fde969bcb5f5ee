package org.porchlight.app.desktop;

import org.porchlight.app.text.Figures;
import org.porchlight.app.text.SafeText;

import java.util.ArrayList;
import java.util.List;

/// The menu of the tray as plain data, which each kind of tray draws in its own way. It holds everything: some panels
/// pass no click on the icon on.
public record TrayMenu(List<TrayItem> items) {
    /// A longer menu would leave the screen, and some panels cannot scroll it.
    private static final int MOST_SHARES = 20;

    private static final int LONGEST_NAME = 40;

    public TrayMenu {
        items = List.copyOf(items);
    }

    /// The menu of a Porchlight that has nothing to tell yet.
    public static TrayMenu empty() {
        return new TrayMenu(List.of());
    }

    public static TrayMenu of(TrayState state) {
        List<TrayItem> items = new ArrayList<>();
        items.add(new TrayItem.Line(summary(state)));
        items.add(new TrayItem.Separator());
        if (state.canOpen()) {
            items.add(new TrayItem.Action("Open Porchlight", new TrayCommand.Open()));
            items.add(new TrayItem.Action("Share a folder…", new TrayCommand.ShareFolder()));
        }
        items.add(new TrayItem.Submenu("Copy link", links(state)));
        items.add(new TrayItem.Separator());
        items.add(
                new TrayItem.Check(
                        "Only my contacts",
                        state.onlyMyContacts(),
                        new TrayCommand.OnlyMyContacts(!state.onlyMyContacts())));
        items.add(new TrayItem.Check("Pause sharing", state.paused(), new TrayCommand.PauseSharing(!state.paused())));
        items.add(new TrayItem.Separator());
        items.add(new TrayItem.Action("Quit", new TrayCommand.Quit()));
        return new TrayMenu(items);
    }

    /// The state in one line.
    static String summary(TrayState state) {
        if (state.paused()) {
            return "Sharing is paused";
        }
        if (state.watching() > 0) {
            return state.watching() + " watching, " + Figures.bytes(state.bytesPerSecond()) + "/s";
        }
        return state.shares().isEmpty() ? "Nothing is shared yet" : "Nobody is watching";
    }

    /// The same without what changes all the time: some panels show the line again with each change.
    static String calmSummary(TrayState state) {
        return state.watching() > 0 && !state.paused() ? state.watching() + " watching" : summary(state);
    }

    private static List<TrayItem> links(TrayState state) {
        List<TrayItem> links = new ArrayList<>();
        for (TrayState.ShareName share : state.shares().stream().limit(MOST_SHARES).toList()) {
            boolean asks = !share.forEveryone() || state.onlyMyContacts();
            links.add(
                    new TrayItem.Action(
                            shown(share.name()) + (asks ? "…" : ""), new TrayCommand.CopyLink(share.name())));
        }
        if (state.shares().size() > MOST_SHARES && state.canOpen()) {
            links.add(new TrayItem.Separator());
            links.add(
                    new TrayItem.Action(
                            (state.shares().size() - MOST_SHARES) + " more in the window", new TrayCommand.Open()));
        }
        return links;
    }

    private static String shown(String name) {
        String safe = SafeText.of(name);
        if (safe.codePointCount(0, safe.length()) <= LONGEST_NAME) {
            return safe;
        }
        return safe.substring(0, safe.offsetByCodePoints(0, LONGEST_NAME - 1)).strip() + "…";
    }
}
