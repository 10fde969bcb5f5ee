package org.porchlight.engine.api;

import java.nio.file.Path;
import java.util.Objects;

/// A folder that is served at `/NAME/`.
///
/// `name` is what people see and the first part of every URL of the share. It is unique among the shares of a [Setup],
/// ignoring case, is not blank, holds no `/`, no control character, and does not begin with `~` or `.`.
///
/// `folder` is a real path ([Path#toRealPath]): symbolic links on the way to it are not followed, so that nobody can
/// put one in its place. It may be missing or unreadable at any time: its requests are then answered 503 and the share
/// stays.
public record Share(String name, Path folder, Kind kind, boolean paused) {

    /// How the files of a share are presented.
    public enum Kind {
        /// Every folder is a page that lists its content.
        FOLDER,
        /// A folder that holds `index.html` answers with it; its scripts run sandboxed, without our origin.
        SITE
    }

    public Share {
        Objects.requireNonNull(folder, "folder");
        Objects.requireNonNull(kind, "kind");
        checkName(name);
    }

    /// A share that lists its content and is not paused.
    public Share(String name, Path folder) {
        this(name, folder, Kind.FOLDER, false);
    }

    /// The same share, paused or running again.
    public Share paused(boolean now) {
        return new Share(name, folder, kind, now);
    }

    /// Says why a name cannot be the name of a share.
    ///
    /// @throws IllegalArgumentException with a sentence for people
    public static void checkName(String name) {
        if (name.isBlank()) {
            throw new IllegalArgumentException("A share needs a name.");
        }
        if (name.startsWith("~") || name.startsWith(".")) {
            throw new IllegalArgumentException(
                    "The name of a share cannot begin with “" + name.charAt(0) + "”: " + name);
        }
        if (name.chars().anyMatch(c -> c == '/' || c == '\\' || Character.isISOControl(c))) {
            throw new IllegalArgumentException(
                    "The name of a share cannot hold a slash or a control character: " + name);
        }
    }
}
