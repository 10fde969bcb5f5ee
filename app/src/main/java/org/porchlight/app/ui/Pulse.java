package org.porchlight.app.ui;

import javafx.concurrent.ScheduledService;
import javafx.concurrent.Task;
import javafx.stage.Stage;
import javafx.util.Duration;

import org.porchlight.app.ui.part.PorchModel;
import org.porchlight.engine.api.EngineSnapshot;

/// Pulls one snapshot a second while the window can be seen, and none while it cannot.
final class Pulse extends ScheduledService<EngineSnapshot> {
    private final PorchModel model;

    Pulse(PorchModel model) {
        this.model = model;
        setPeriod(Duration.seconds(1));
        setRestartOnFailure(true);
        setOnSucceeded(_ -> model.refresh(getValue()));
    }

    /// Pulls while `stage` can be seen.
    void follow(Stage stage) {
        Runnable look = () -> pull(stage.isShowing() && !stage.isIconified());
        stage.showingProperty().subscribe(look);
        stage.iconifiedProperty().subscribe(look);
    }

    @Override
    protected Task<EngineSnapshot> createTask() {
        return new Task<>() {
            @Override
            protected EngineSnapshot call() {
                return model.porch().traffic();
            }
        };
    }

    private void pull(boolean seen) {
        if (seen) {
            model.refresh();
            restart();
        } else {
            cancel();
        }
    }
}
