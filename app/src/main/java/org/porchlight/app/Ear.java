package org.porchlight.app;

import org.jspecify.annotations.Nullable;
import org.porchlight.app.console.ViewingRow;
import org.porchlight.app.console.ViewingRows;
import org.porchlight.app.control.Answer;
import org.porchlight.app.control.ControlServer;
import org.porchlight.app.control.Request;
import org.porchlight.app.store.Json;
import org.porchlight.app.store.Reason;
import org.porchlight.app.store.Store;
import org.porchlight.app.text.Refusal;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/// Through what a running Porchlight hears commands, and answers them. Any thread.
final class Ear implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Ear.class);

    private final Porchlight.Place place;
    private final Store store;
    private final Desk desk;
    private final Supplier<List<ViewingRow>> viewings;
    private volatile BooleanSupplier raising = () -> false;
    private volatile @Nullable ControlServer control;

    Ear(Porchlight.Place place, Store store, Desk desk, Supplier<List<ViewingRow>> viewings) {
        this.place = place;
        this.store = store;
        this.desk = desk;
        this.viewings = viewings;
    }

    /// Begins to listen; `address` is where this Porchlight is found.
    void open(String address) {
        ControlServer.Desk answers =
                new ControlServer.Desk() {
                    @Override
                    public Answer answer(Request request) {
                        return request instanceof Request.Raise ? raise() : kept(desk.answer(request));
                    }

                    @Override
                    public Json.Fields viewings() {
                        return ViewingRows.told(viewings.get());
                    }
                };
        try {
            control = ControlServer.start(place.data(), place.runtimeFolder(), answers);
        } catch (IOException e) {
            LOG.error("No ear for commands", e);
            place.person()
                    .accept(
                            "Commands such as “porchlight who” cannot reach this Porchlight ("
                                    + Reason.of(e)
                                    + "). It serves all the same.");
        }
        publish(address);
    }

    /// Tells the commands where this Porchlight is found now.
    void publish(String address) {
        ControlServer open = control;
        if (open != null) {
            try {
                open.publish(address);
            } catch (IOException e) {
                LOG.warn("The new address could not be published", e);
            }
        }
    }

    /// Has `raise` open or raise the window whenever somebody starts Porchlight again; it returns whether it could.
    void onRaise(BooleanSupplier raise) {
        raising = raise;
    }

    @Override
    public void close() {
        ControlServer open = control;
        if (open != null) {
            open.close();
        }
    }

    private Answer raise() {
        return raising.getAsBoolean()
                ? Answer.done("Porchlight runs already; its window is in front now.")
                : Answer.done(
                        "Porchlight runs already, in a terminal (process " + ProcessHandle.current().pid() + ").");
    }

    /// What a command is told to be done is on the disk: a revoked link does not come back after a power cut.
    private Answer kept(Answer answer) {
        try {
            store.save();
            return answer;
        } catch (IOException e) {
            List<String> lines = new ArrayList<>(answer.lines());
            lines.add("This holds until Porchlight ends: " + e.getMessage());
            lines.add("Free some space or check the rights of the folder.");
            return new Answer(Refusal.FAILED, lines);
        }
    }
}
