package org.porchlight.engine.api;

import java.util.List;
import java.util.Locale;
import java.util.Objects;

/// What a stream link opens: one file with its subtitles and cover, a folder with all below it, or a whole share.
///
/// `path` are the decoded names below the share, empty for the share itself. Names are compared as they are, letter by
/// letter, the name of the share ignoring case.
public record Scope(String share, List<String> path, Kind kind) {

    /// What lies at `path`.
    public enum Kind {
        FILE,
        FOLDER
    }

    /// How a path stands to the scope.
    public enum Place {
        /// The scope itself or below it.
        INSIDE,
        /// A subtitle or the cover that belongs to the file of the scope.
        COMPANION,
        /// A folder on the way from the share down to the scope: listed, but only with what leads to the scope.
        ABOVE,
        /// Anything else: it does not exist for the holder of the link.
        OUTSIDE
    }

    private static final List<String> COMPANION_TYPES =
            List.of("srt", "vtt", "ass", "ssa", "sub", "idx", "smi", "nfo", "jpg", "jpeg", "png", "webp");
    private static final List<String> COVERS = List.of("cover", "folder", "poster", "front");

    public Scope {
        Objects.requireNonNull(share, "share");
        path = List.copyOf(path);
        Objects.requireNonNull(kind, "kind");
        if (kind == Kind.FILE && path.isEmpty()) {
            throw new IllegalArgumentException("A file scope needs a path below its share.");
        }
    }

    /// The scope of a whole share.
    public static Scope share(String share) {
        return new Scope(share, List.of(), Kind.FOLDER);
    }

    /// Where `asked`, the decoded names below the share `shareName`, lies.
    public Place place(String shareName, List<String> asked) {
        if (!share.equalsIgnoreCase(shareName)) {
            return Place.OUTSIDE;
        }
        if (asked.size() >= path.size() && asked.subList(0, path.size()).equals(path)) {
            return kind == Kind.FOLDER || asked.size() == path.size() ? Place.INSIDE : Place.OUTSIDE;
        }
        if (asked.size() < path.size() && path.subList(0, asked.size()).equals(asked)) {
            return Place.ABOVE;
        }
        return isCompanion(asked) ? Place.COMPANION : Place.OUTSIDE;
    }

    private boolean isCompanion(List<String> asked) {
        if (kind != Kind.FILE || asked.size() != path.size()) {
            return false;
        }
        int folders = path.size() - 1;
        if (!asked.subList(0, folders).equals(path.subList(0, folders))) {
            return false;
        }
        String name = asked.get(folders);
        int dot = name.lastIndexOf('.');
        if (dot <= 0 || !COMPANION_TYPES.contains(name.substring(dot + 1).toLowerCase(Locale.ROOT))) {
            return false;
        }
        String stem = name.substring(0, dot);
        String film = path.get(folders);
        int filmDot = film.lastIndexOf('.');
        String filmStem = filmDot > 0 ? film.substring(0, filmDot) : film;
        return stem.equals(filmStem)
                || stem.startsWith(filmStem + ".")
                || COVERS.contains(stem.toLowerCase(Locale.ROOT));
    }
}
