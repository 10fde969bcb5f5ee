package org.porchlight.engine.content;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.porchlight.engine.folder.FolderEntry;
import org.porchlight.engine.http.MediaTypes;

/// A folder as people and programs see it.
///
/// `root` is the path prefix of the tree, empty or `/~ID` for a stream link; `path` are the decoded names below the share;
/// `entries` are those this visitor may see, in any order.
public record Listing(String root, String share, List<String> path, List<FolderEntry> entries, MediaTypes types) {

    /// The entries as they are shown: folders first, each group in natural order.
    List<FolderEntry> sorted() {
        record Keyed(FolderEntry entry, String key) {}
        // keys are made once: 100,000 names are compared about 17 times each
        List<Keyed> keyed = new ArrayList<>(entries.size());
        for (FolderEntry entry : entries) {
            keyed.add(new Keyed(entry, NaturalOrder.key(entry.name())));
        }
        keyed.sort(Comparator.comparing((Keyed one) -> !one.entry.folder())
                .thenComparing(Keyed::key)
                .thenComparing(one -> one.entry.name()));
        return keyed.stream().map(Keyed::entry).toList();
    }
}
