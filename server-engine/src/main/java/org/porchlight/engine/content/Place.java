package org.porchlight.engine.content;

import org.jspecify.annotations.Nullable;
import org.porchlight.engine.api.Scope;
import org.porchlight.engine.folder.FolderEntry;
import org.porchlight.engine.folder.ShareFolder;
import org.porchlight.engine.http.MediaTypes;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/// A place in the tree as one visitor sees it: `root` is empty, or `/~ID` under a stream link whose `scope` then bounds
/// what exists; `path` are the decoded names below the share.
public record Place(String root, String share, List<String> path, @Nullable Scope scope, MediaTypes types) {

    /// Whether the visitor came by a stream link.
    public boolean isSecret() {
        return scope != null;
    }

    /// Whether the scope is that of one file, so that nothing in it is a folder.
    public boolean isFile() {
        return scope != null && scope.kind() == Scope.Kind.FILE;
    }

    /// How this place stands to the scope; inside where there is none.
    public Scope.Place inScope() {
        return scope == null ? Scope.Place.INSIDE : scope.place(share, path);
    }

    /// Without the root, which holds the secret of a stream link.
    @Override
    public String toString() {
        return "Place[" + share + "/" + String.join("/", path) + "]";
    }

    Place below(String name) {
        List<String> longer = new ArrayList<>(path.size() + 1);
        longer.addAll(path);
        longer.add(name);
        return new Place(root, share, longer, scope, types);
    }

    /// Those entries of the folder here that exist for the visitor.
    List<FolderEntry> visible(List<FolderEntry> entries) {
        if (inScope() == Scope.Place.INSIDE) {
            return entries;
        }
        return entries.stream().filter(this::isVisible).toList();
    }

    private boolean isVisible(FolderEntry entry) {
        return switch (below(entry.name()).inScope()) {
            case INSIDE -> true;
            case ABOVE -> entry.folder();
            case COMPANION -> !entry.folder();
            case OUTSIDE -> false;
        };
    }

    /// What `folder` lists here, or null if no folder is here.
    @Nullable List<FolderEntry> list(ShareFolder folder) throws IOException {
        List<FolderEntry> entries = folder.list(path);
        return entries == null ? null : visible(entries);
    }
}
