package org.porchlight.app.ui;

import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;

import org.porchlight.app.porch.PorchState;
import org.porchlight.app.share.Audience;
import org.porchlight.app.share.SharedFolder;
import org.porchlight.app.ui.part.PorchModel;
import org.porchlight.engine.api.EngineSnapshot;
import org.porchlight.engine.api.ViewingSnapshot;

/// How the porch stands, in a word and a sentence. Confined to the JavaFX thread.
final class PorchFootModel {

    /// The light at the foot of the sidebar.
    enum Light {
        /// Nothing is shared, or all of it is paused.
        OFF,
        /// Somebody could come.
        ON,
        /// Somebody is watching.
        SERVING
    }

    private final PorchModel model;

    PorchFootModel(PorchModel model) {
        this.model = model;
    }

    ObservableValue<Light> light() {
        return Bindings.createObjectBinding(
                () -> light(model.now(), watching(model.traffic().get())), model.state(), model.traffic());
    }

    ObservableValue<String> word() {
        return light().map(light -> model.now().sharingPaused() ? "Paused" : light == Light.OFF ? "Off" : "On");
    }

    ObservableValue<String> sentence() {
        return Bindings.createStringBinding(
                () -> sentence(model.now(), watching(model.traffic().get())), model.state(), model.traffic());
    }

    ObservableValue<Boolean> paused() {
        return model.state().map(PorchState::sharingPaused);
    }

    static long watching(EngineSnapshot traffic) {
        return traffic.viewings().stream().filter(one -> one.state() == ViewingSnapshot.State.RUNNING).count();
    }

    static Light light(PorchState now, long watching) {
        if (now.sharingPaused() || open(now) == 0) {
            return Light.OFF;
        }
        return watching > 0 ? Light.SERVING : Light.ON;
    }

    static String sentence(PorchState now, long watching) {
        if (now.sharingPaused()) {
            return "Nobody can watch until you go on.";
        }
        if (open(now) == 0) {
            return now.shares().all().isEmpty() ? "Nothing is shared yet." : "All shares are paused.";
        }
        if (!now.reachable()) {
            return "No network. Only this machine can watch.";
        }
        if (watching > 0) {
            return watching == 1 ? "1 is watching now." : watching + " are watching now.";
        }
        return who(now);
    }

    private static String who(PorchState now) {
        boolean everyone =
                !now.onlyMyContacts()
                        && now.shares().all().stream()
                                .filter(share -> !share.share().paused())
                                .map(SharedFolder::audience)
                                .anyMatch(Audience.Everyone.class::isInstance);
        if (everyone) {
            return "Everyone on your network can reach you.";
        }
        long people = now.contacts().contacts().stream().filter(contact -> contact.isWelcome()).count();
        return people == 0
                ? "Nobody can reach you yet. Add a contact."
                : people == 1 ? "1 person can reach you." : people + " people can reach you.";
    }

    private static long open(PorchState now) {
        return now.shares().all().stream().filter(share -> !share.share().paused()).count();
    }
}
