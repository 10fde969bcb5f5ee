package org.porchlight.app.ui.part;

import java.util.concurrent.Callable;
import java.util.function.Consumer;

/// Does what may wait away from the JavaFX thread, and comes back to it.
public interface Background {

    /// Runs `work` elsewhere, then `done` with its result on the JavaFX thread, or `refused` with a sentence for the
    /// person.
    <T> void run(Callable<T> work, Consumer<T> done, Consumer<String> refused);
}
