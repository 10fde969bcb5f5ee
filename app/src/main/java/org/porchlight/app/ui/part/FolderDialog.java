package org.porchlight.app.ui.part;

import java.nio.file.Path;
import java.util.Optional;

/// Asks the person for a folder. Used on the JavaFX thread; returns when they have chosen, or nothing if they gave up.
@FunctionalInterface
public interface FolderDialog {
    Optional<Path> choose(String title);
}
