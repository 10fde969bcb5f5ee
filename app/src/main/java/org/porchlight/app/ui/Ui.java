package org.porchlight.app.ui;

import javafx.application.Platform;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.stage.Stage;
import javafx.stage.WindowEvent;

import org.jspecify.annotations.Nullable;
import org.porchlight.app.porch.Opener;
import org.porchlight.app.porch.Porch;
import org.porchlight.app.porch.Reachability;
import org.porchlight.app.porch.SessionStart;
import org.porchlight.app.ui.part.AppIcon;
import org.porchlight.app.ui.part.FxBackground;
import org.porchlight.app.ui.part.PorchModel;
import org.porchlight.app.ui.part.Tools;

import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.InstantSource;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.logging.Level;
import java.util.logging.Logger;

/// The window, from the moment it first opens. Making one starts JavaFX, so make it then and not before. The methods
/// may be called from any thread.
public final class Ui {

    /// What the window needs; `closing` is asked on the JavaFX thread when the person closes it.
    public record Surroundings(
            Porch porch,
            Opener opener,
            Reachability.Probe reachability,
            Optional<SessionStart> sessionStart,
            InstantSource clock,
            Closing closing) {}

    private static final String WINDOW_CLASS = "porchlight";
    private static final long LONGEST_GOODBYE_MILLIS = 300;
    private static final Logger JAVAFX = Logger.getLogger("javafx");
    private static final int[] ICON_SIZES = {16, 24, 32, 48, 64, 128, 256};

    private final Surroundings here;
    private final Stage stage = new Stage();
    private final NoticeBar notices = new NoticeBar();
    private final PorchModel model;
    private final MainWindow window;
    private final Porch.Listening listening;
    private final AtomicBoolean behind = new AtomicBoolean();

    private Ui(Surroundings here) {
        this.here = here;
        this.model = new PorchModel(here.porch());
        Tools tools =
                new Tools(
                        model,
                        new FxBackground(),
                        notices,
                        new FxClip(),
                        new FxFolderDialog(stage),
                        here.opener(),
                        here.reachability(),
                        here.sessionStart(),
                        here.clock());
        this.window = new MainWindow(tools, notices);
        Scene scene = new Scene(window.node());
        Look.follow(scene, model.state().map(now -> now.settings().desktop().theme()));
        Shortcuts.on(scene, window);
        stage.setScene(scene);
        stage.setTitle("Porchlight");
        icons();
        WindowPlace.restore(stage, here.porch().window());
        stage.setOnCloseRequest(this::closing);
        stage.setOnHidden(_ -> WindowPlace.keep(stage, here.porch()));
        this.listening = here.porch().onChange(this::changed);
        new Pulse(model).follow(stage);
    }

    /// Starts JavaFX and makes the window, still hidden.
    ///
    /// @throws IllegalStateException if there is nothing to draw a window on; the message says what
    public static Ui start(Surroundings here) {
        FutureTask<Ui> making = new FutureTask<>(() -> new Ui(here));
        JAVAFX.setLevel(Level.SEVERE); // it warns that it comes from the class path, which is how we ship it
        try {
            System.setErr(withoutPulse(System.err));
            Platform.startup(() -> {
                Platform.setImplicitExit(false);
                nameWindows();
                making.run();
            });
            return making.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("Interrupted while the window was made", e);
        } catch (ExecutionException e) {
            throw new IllegalStateException("The window could not be made", e.getCause());
        } catch (UnsupportedOperationException | LinkageError e) {
            throw new IllegalStateException(String.valueOf(e.getMessage()), e);
        }
    }

    /// JavaFX says at each start which pulse it was told, which nobody asked for; all else comes through.
    private static PrintStream withoutPulse(PrintStream err) {
        return new PrintStream(err, true, StandardCharsets.UTF_8) {
            @Override
            public void println(@Nullable String line) {
                if (line == null || !line.startsWith("Setting PULSE_DURATION")) {
                    err.println(line);
                }
            }
        };
    }

    /// Shows the window, or raises the one that shows.
    public void open() {
        Platform.runLater(() -> {
            if (!stage.isShowing()) {
                draw();
            }
            stage.show();
            stage.setIconified(false);
            stage.toFront();
            stage.requestFocus();
        });
    }

    /// Opens the window and in it the dialog that chooses a folder to share.
    public void shareFolder() {
        open();
        Platform.runLater(() -> window.shares().choose());
    }

    /// Opens the window and in it the sheet that makes a link to that share for somebody.
    public void makeLink(String share) {
        open();
        Platform.runLater(() -> window.shares().makeLink(share));
    }

    /// Puts `text` into the clipboard. No window is needed for it.
    public void copy(String text) {
        Platform.runLater(() -> new FxClip().copy(text));
    }

    /// Says something in the window.
    public void say(String sentence) {
        Platform.runLater(() -> notices.refuse(sentence));
    }

    /// Ends the window for good. JavaFX itself ends with the program: asking it to takes seconds on a busy machine.
    public void close() {
        listening.close();
        CountDownLatch hidden = new CountDownLatch(1);
        Platform.runLater(() -> {
            stage.hide();
            hidden.countDown();
        });
        try {
            var _ = hidden.await(LONGEST_GOODBYE_MILLIS, TimeUnit.MILLISECONDS);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    /// Panels group windows by this name and find the desktop entry by it (its StartupWMClass); else it is "java". Only
    /// `Application.launch` sets it in public, to the name of a class.
    private static void nameWindows() {
        com.sun.glass.ui.Application.GetApplication().setName(WINDOW_CLASS);
    }

    private void closing(WindowEvent event) {
        switch (here.closing().wanted()) {
            case HIDE -> {}
            case QUIT -> here.porch().quit();
            case ASK -> {
                event.consume();
                notices.offer(
                        "Somebody is watching. If Porchlight quits, it stops for them.",
                        "Quit all the same",
                        here.porch()::quit);
            }
        }
    }

    private void changed() {
        if (behind.compareAndSet(false, true)) {
            Platform.runLater(() -> {
                behind.set(false);
                model.refresh();
            });
        }
    }

    /// Reads the style sheets and the fonts and lays everything out, so that the window is not empty while it waits for
    /// its first frame.
    private void draw() {
        Parent root = stage.getScene().getRoot();
        root.applyCss();
        root.layout();
        stage.getScene().snapshot(null);
    }

    private void icons() {
        for (int size : ICON_SIZES) {
            AppIcon.image(size).ifPresent(stage.getIcons()::add);
        }
    }
}
