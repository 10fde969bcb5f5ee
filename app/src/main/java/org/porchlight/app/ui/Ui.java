package org.porchlight.app.ui;

import javafx.application.Platform;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.scene.Scene;
import javafx.stage.Stage;
import javafx.stage.WindowEvent;

import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;
import org.porchlight.app.porch.Opener;
import org.porchlight.app.porch.Porch;
import org.porchlight.app.porch.Reachability;
import org.porchlight.app.ui.part.FxBackground;
import org.porchlight.app.ui.part.Page;
import org.porchlight.app.ui.part.PorchModel;
import org.porchlight.app.ui.part.Tools;

import java.time.InstantSource;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;

/// The window, from the moment it first opens. Making one starts JavaFX, so make it then and not before. The methods
/// may be called from any thread.
public final class Ui {

    /// What the window needs. `hides` says, when the window is closed, whether an icon in the tray shows, so that it
    /// may hide; else closing it ends the program.
    public record Surroundings(
            Porch porch, Opener opener, Reachability.Probe reachability, InstantSource clock, BooleanSupplier hides) {}

    private final Surroundings here;
    private final Stage stage;
    private final Porch.Listening listening;

    private Ui(Surroundings here, Stage stage) {
        this.here = here;
        this.stage = stage;
        PorchModel model = new PorchModel(here.porch());
        NoticeBar notices = new NoticeBar();
        Tools tools =
                new Tools(
                        model,
                        new FxBackground(),
                        notices,
                        new FxClip(),
                        new FxFolderDialog(stage),
                        here.opener(),
                        here.reachability(),
                        here.clock());
        MainWindow window = new MainWindow(tools, notices, pages(), people());
        stage.setScene(new Scene(window.node(), 1120, 720));
        stage.setTitle("Porchlight");
        stage.setOnCloseRequest(this::closing);
        AtomicBoolean behind = new AtomicBoolean();
        this.listening =
                here.porch()
                        .onChange(() -> {
                            if (behind.compareAndSet(false, true)) {
                                Platform.runLater(() -> {
                                    behind.set(false);
                                    model.refresh();
                                });
                            }
                        });
        ReadOnlyBooleanWrapper seen = new ReadOnlyBooleanWrapper();
        seen.bind(stage.showingProperty().and(stage.iconifiedProperty().not()));
        new Pulse(model, seen);
    }

    /// Starts JavaFX and makes the window, still hidden.
    ///
    /// @throws UnsupportedOperationException if there is no display
    public static Ui start(Surroundings here) throws InterruptedException {
        Platform.startup(() -> Platform.setImplicitExit(false));
        Ui[] made = new Ui[1];
        CountDownLatch ready = new CountDownLatch(1);
        Platform.runLater(() -> {
            made[0] = new Ui(here, new Stage());
            ready.countDown();
        });
        ready.await();
        return made[0];
    }

    /// Shows the window, or raises the one that shows.
    public void open() {
        Platform.runLater(() -> {
            stage.show();
            stage.setIconified(false);
            stage.toFront();
            stage.requestFocus();
        });
    }

    /// Ends the window for good.
    public void close() {
        listening.close();
        Platform.exit();
    }

    private void closing(WindowEvent event) {
        if (!here.hides().getAsBoolean()) {
            here.porch().quit();
        }
    }

    private static List<Page> pages() {
        return List.of(
                new ComingPage("Shares", MaterialDesignF.FOLDER_OUTLINE),
                new ComingPage("Activity", MaterialDesignP.PLAY_CIRCLE_OUTLINE),
                new ComingPage("Settings", MaterialDesignC.COG_OUTLINE));
    }

    private static javafx.scene.layout.Region people() {
        return new javafx.scene.layout.StackPane();
    }
}
