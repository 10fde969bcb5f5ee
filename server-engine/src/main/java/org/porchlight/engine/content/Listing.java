package org.porchlight.engine.content;

import org.porchlight.engine.folder.FolderEntry;
import org.porchlight.engine.http.MediaTypes;

import java.util.ArrayList;
import java.util.List;

/// A folder as people and programs see it.
///
/// `root` is the path prefix of the tree, empty or `/~ID` for a stream link; `path` are the decoded names below the
/// share; `entries` are those this visitor may see, in any order.
public record Listing(String root, String share, List<String> path, List<FolderEntry> entries, MediaTypes types) {

    /// Without the root, which holds the secret of a stream link.
    @Override
    public String toString() {
        return "Listing[" + share + "/" + String.join("/", path) + ", " + entries.size() + " entries]";
    }

    /// The entries as they are shown: folders first, each group in natural order.
    List<FolderEntry> sorted() {
        List<FolderEntry> sorted = new ArrayList<>(entries.size());
        for (boolean folders : new boolean[] {true, false}) {
            entries.stream()
                    .filter(entry -> entry.folder() == folders)
                    .map(Keyed::new)
                    .sorted()
                    .forEach(keyed -> sorted.add(keyed.entry));
        }
        return sorted;
    }

    /// The key is made once, while a name among 100,000 is compared about 17 times.
    private record Keyed(FolderEntry entry, String key) implements Comparable<Keyed> {
        Keyed(FolderEntry entry) {
            this(entry, NaturalOrder.key(entry.name()));
        }

        @Override
        public int compareTo(Keyed other) {
            int order = key.compareTo(other.key);
            return order != 0 ? order : entry.name().compareTo(other.entry.name());
        }
    }
}
