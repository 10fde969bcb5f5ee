package org.porchlight.app.ui.part;

import org.porchlight.app.porch.Opener;
import org.porchlight.app.porch.Porch;
import org.porchlight.app.porch.Reachability;
import org.porchlight.app.porch.SessionStart;

import java.time.InstantSource;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Consumer;

/// What a page gets to work with. `sessionStart` is empty where Porchlight cannot start with the session.
public record Tools(
        PorchModel model,
        Background background,
        Notices notices,
        Clip clipboard,
        FolderDialog folders,
        Opener opener,
        Reachability.Probe reachability,
        Optional<SessionStart> sessionStart,
        InstantSource clock) {

    public Porch porch() {
        return model.porch();
    }

    /// Does `work` in the background, and shows what refuses it at the foot of the window.
    public <T> void run(Callable<T> work, Consumer<T> done) {
        background.run(work, done, notices::refuse);
    }

    /// The same for what returns nothing.
    public void run(Runnable work, Runnable done) {
        run(
                () -> {
                    work.run();
                    return true;
                },
                _ -> done.run());
    }
}
