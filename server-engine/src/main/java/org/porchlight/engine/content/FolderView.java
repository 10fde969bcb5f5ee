package org.porchlight.engine.content;

import org.porchlight.engine.folder.FolderEntry;
import org.porchlight.engine.http.MediaTypes;
import org.porchlight.engine.http.Target;

import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// What the template of a folder page shows, ready to be written. Public for the generated class alone.
///
/// `blocks` are the rows cut into blocks of [#BLOCK], so that a browser lays out only those in sight.
public record FolderView(
        String title,
        String home,
        List<Crumb> above,
        String summary,
        boolean plays,
        boolean playsBelow,
        List<List<Row>> blocks) {

    private static final int BLOCK = 200;

    /// A folder above this one; `href` is absolute.
    public record Crumb(String name, String href) {}

    /// One entry. `kind` is the CSS class of its icon; `size` is empty for a folder.
    public record Row(String href, String name, String kind, String size, String modified) {}

    static FolderView of(Listing listing, ZoneId zone) {
        List<FolderEntry> entries = listing.sorted();
        List<List<Row>> blocks = new ArrayList<>(entries.size() / BLOCK + 1);
        boolean plays = false;
        int folders = 0;
        long bytes = 0;
        for (int from = 0; from < entries.size(); from += BLOCK) {
            List<Row> block = new ArrayList<>(BLOCK);
            for (FolderEntry entry : entries.subList(from, Math.min(from + BLOCK, entries.size()))) {
                block.add(row(entry, listing.types(), zone));
                folders += entry.folder() ? 1 : 0;
                bytes += entry.size();
                plays |= !entry.folder() && Playlist.plays(listing.types(), entry.name());
            }
            blocks.add(block);
        }
        List<String> path = listing.path();
        return new FolderView(
                path.isEmpty() ? listing.share() : path.getLast(),
                listing.root() + "/",
                above(listing),
                summary(folders, entries.size() - folders, bytes),
                plays,
                folders > 0,
                blocks);
    }

    /// The next folder up, or the page of all shares.
    public Crumb parent() {
        return above.getLast();
    }

    private static List<Crumb> above(Listing listing) {
        List<Crumb> above = new ArrayList<>();
        StringBuilder href = new StringBuilder(listing.root()).append('/');
        above.add(new Crumb("All shares", href.toString()));
        List<String> names = new ArrayList<>(listing.path());
        names.addFirst(listing.share());
        for (String name : names.subList(0, names.size() - 1)) {
            above.add(new Crumb(name, href.append(Target.encode(name)).append('/').toString()));
        }
        return above;
    }

    private static Row row(FolderEntry entry, MediaTypes types, ZoneId zone) {
        String kind = entry.folder() ? "folder" : types.kindOf(entry.name()).name().toLowerCase(Locale.ROOT);
        String size = entry.folder() ? "" : Figures.size(entry.size());
        return new Row(href(entry), entry.name(), kind, size, Figures.time(entry.modified(), zone));
    }

    /// A reference relative to the folder. No colon is left in it that could be taken for the end of a scheme (RFC 3986
    /// §4.2).
    static String href(FolderEntry entry) {
        return Target.encode(entry.name()) + (entry.folder() ? "/" : "");
    }

    private static String summary(int folders, int files, long bytes) {
        List<String> parts = new ArrayList<>();
        if (folders > 0) {
            parts.add(Figures.count(folders, "folder"));
        }
        if (files > 0) {
            parts.add(Figures.count(files, "file"));
            parts.add(Figures.size(bytes));
        }
        return String.join(" · ", parts);
    }
}
