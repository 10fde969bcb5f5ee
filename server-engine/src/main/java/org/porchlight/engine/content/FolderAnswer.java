package org.porchlight.engine.content;

import org.porchlight.engine.folder.FolderEntry;
import org.porchlight.engine.folder.ShareFolder;
import org.porchlight.engine.http.Request;
import org.porchlight.engine.loop.Answer;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.NoSuchFileException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;

/// The answer to GET or HEAD of a folder: a page, the same as JSON, or a playlist. On a worker.
public record FolderAnswer(Request request, Place place, ShareFolder folder) {

    /// Bounds a playlist with sub-folders, in entries and in depth; what is beyond is left out.
    private static final int MOST_ITEMS = 20_000;

    private static final int DEEPEST = 32;

    /// The page, in the form the client accepts.
    public Answer page() throws IOException {
        List<FolderEntry> entries = place.list(folder);
        if (entries == null) {
            return Reply.error(request, 404);
        }
        Listing listing = new Listing(place.root(), place.share(), place.path(), entries, place.types());
        return Accept.json(request)
                ? Reply.document(request, FolderPage.json(listing), Reply.JSON, true, place.isSecret())
                : Reply.document(request, FolderPage.html(listing), Reply.HTML, true, place.isSecret());
    }

    /// The playlist of the films and songs here; `deep` takes in the folders below. `base` is scheme and authority as
    /// the client addressed us.
    public Answer playlist(String base, boolean deep) throws IOException {
        List<Playlist.Item> items = new ArrayList<>();
        ArrayDeque<Place> folders = new ArrayDeque<>(List.of(place));
        while (!folders.isEmpty() && items.size() < MOST_ITEMS) {
            Place here = folders.remove();
            boolean top = here.path().size() == place.path().size();
            List<FolderEntry> entries = top ? here.list(folder) : listBelow(here);
            if (entries == null) {
                return Reply.error(request, 404);
            }
            for (FolderEntry entry : entries) {
                Place below = here.below(entry.name());
                if (!entry.folder() && Playlist.plays(place.types(), entry.name())) {
                    items.add(Playlist.Item.of(below.path()));
                } else if (entry.folder() && deep && below.path().size() - place.path().size() < DEEPEST) {
                    folders.add(below);
                }
            }
        }
        byte[] list = Playlist.m3u(base + place.root(), place.share(), items);
        return Reply.document(request, list, Playlist.TYPE, false, place.isSecret());
    }

    /// One folder that may not be read, or went meanwhile, does not cost the whole list.
    private List<FolderEntry> listBelow(Place below) throws IOException {
        try {
            List<FolderEntry> entries = below.list(folder);
            return entries == null ? List.of() : entries;
        } catch (AccessDeniedException | NoSuchFileException e) {
            return List.of();
        }
    }
}
