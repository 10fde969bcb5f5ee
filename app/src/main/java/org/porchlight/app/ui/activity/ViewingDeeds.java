package org.porchlight.app.ui.activity;

import org.porchlight.app.contact.Contact;
import org.porchlight.app.porch.PorchState;
import org.porchlight.app.ui.part.Tools;
import org.porchlight.engine.api.Visitor;

import java.util.Optional;

/// What the owner can do with a viewing. Each deed is done in the background and then told, with a way back.
final class ViewingDeeds {
    private final Tools tools;

    ViewingDeeds(Tools tools) {
        this.tools = tools;
    }

    void stop(ActivityRow row) {
        if (row.canStop()) {
            tools.run(
                    () -> tools.porch().stopViewing(row.id()),
                    () ->
                            tools.notices()
                                    .offer(
                                            "Stopped “"
                                                    + row.file()
                                                    + "” for "
                                                    + row.state().who().name()
                                                    + ", for 10 minutes. What the player holds already still plays.",
                                            "Allow again",
                                            () -> allow(row)));
        }
    }

    void allow(ActivityRow row) {
        if (row.isLive()) {
            tools.run(
                    () -> tools.porch().allowViewing(row.id()),
                    () -> {
                        row.allow();
                        tools.notices().say(row.state().who().name() + " may go on with “" + row.file() + "”.");
                    });
        }
    }

    void block(ActivityRow row) {
        Visitor visitor = row.state().who().visitor();
        Optional<Contact> known = contact(tools.model().now(), visitor);
        tools.background()
                .run(
                        () -> tools.porch().block(visitor),
                        blocked ->
                                tools.notices()
                                        .offer(
                                                blockedText(blocked, known.isPresent()),
                                                "Undo",
                                                () -> unblock(blocked, known)),
                        tools.notices()::refuse);
    }

    /// Whom [org.porchlight.app.porch.PorchContacts#block] would block, if they are a contact.
    static Optional<Contact> contact(PorchState state, Visitor visitor) {
        String id = visitor.contact();
        Optional<Contact> byId = id == null ? Optional.empty() : state.contacts().byId(id);
        return byId.or(() -> state.contacts().byDevice(visitor.address()));
    }

    private void unblock(Contact blocked, Optional<Contact> before) {
        if (before.isPresent()) {
            tools.run(() -> tools.porch().blockContact(blocked.id(), false), () -> welcomeBack(blocked));
        } else {
            // it was made to be blocked
            tools.run(() -> tools.porch().removeContact(blocked.id()), () -> welcomeBack(blocked));
        }
    }

    private void welcomeBack(Contact contact) {
        tools.notices().say(contact.name() + " may come in again.");
    }

    private static String blockedText(Contact contact, boolean known) {
        return known
                ? contact.name() + " is blocked. Their links and devices open nothing any more."
                : contact.name() + " is blocked. You find it under People, as whoever has that address.";
    }
}
