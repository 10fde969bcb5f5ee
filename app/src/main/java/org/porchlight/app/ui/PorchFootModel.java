package org.porchlight.app.ui;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

import org.porchlight.app.contact.Contact;
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

    /// All that the foot shows.
    record Shown(Light light, String word, String sentence, boolean paused, boolean onlyMyContacts) {}

    private final PorchModel model;
    private final ReadOnlyObjectWrapper<Shown> shown;

    PorchFootModel(PorchModel model) {
        this.model = model;
        this.shown = new ReadOnlyObjectWrapper<>(look());
        model.state().subscribe(this::refresh);
        model.traffic().subscribe(this::refresh);
    }

    ReadOnlyObjectProperty<Shown> shown() {
        return shown.getReadOnlyProperty();
    }

    private void refresh() {
        shown.set(look());
    }

    private Shown look() {
        PorchState now = model.now();
        long watching = watching(model.traffic().get());
        Light light = light(now, watching);
        String word = now.sharingPaused() ? "Paused" : light == Light.OFF ? "Off" : "On";
        return new Shown(light, word, sentence(now, watching), now.sharingPaused(), now.onlyMyContacts());
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
            return "Nobody can watch until you resume.";
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
        long people = now.contacts().contacts().stream().filter(contact -> hasWayIn(now, contact)).count();
        if (people == 0) {
            return now.contacts().contacts().isEmpty()
                    ? "Nobody can reach you yet. Add a contact."
                    : "Nobody can reach you yet. Give a contact a link.";
        }
        return people == 1 ? "1 person can reach you." : people + " people can reach you.";
    }

    /// A name alone opens nothing.
    private static boolean hasWayIn(PorchState now, Contact contact) {
        return contact.isWelcome() && (!contact.devices().isEmpty() || now.links().countFor(contact.id()) > 0);
    }

    private static long open(PorchState now) {
        return now.shares().all().stream().filter(share -> !share.share().paused()).count();
    }
}
