package org.porchlight.app.ui.part;

import javafx.application.Platform;

import org.porchlight.app.text.Refusal;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.util.concurrent.Callable;
import java.util.function.Consumer;

/// A thread for each piece of work: there are few of them, and one that hangs on a dead disk must not keep the others.
public final class FxBackground implements Background {
    private static final Logger LOG = LoggerFactory.getLogger(FxBackground.class);

    @Override
    public <T> void run(Callable<T> work, Consumer<T> done, Consumer<String> refused) {
        Thread.ofPlatform()
                .daemon()
                .name("porchlight-window-work")
                .start(() -> {
                    try {
                        T result = work.call();
                        Platform.runLater(() -> done.accept(result));
                    } catch (Refusal refusal) {
                        Platform.runLater(() -> refused.accept(refusal.text()));
                    } catch (Exception e) {
                        LOG.error("Work for the window failed", e);
                        Platform.runLater(() -> refused.accept("That did not work. The log says more."));
                    }
                });
    }
}
