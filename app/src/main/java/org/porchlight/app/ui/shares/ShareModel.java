package org.porchlight.app.ui.shares;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;

import org.jspecify.annotations.Nullable;
import org.porchlight.app.porch.PorchState;
import org.porchlight.app.share.Audience;
import org.porchlight.app.share.FolderContent;
import org.porchlight.app.share.SharedFolder;
import org.porchlight.app.text.Figures;
import org.porchlight.engine.api.EngineSnapshot;
import org.porchlight.engine.api.ViewingSnapshot;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicBoolean;

/// One share as its card shows it. Confined to the JavaFX thread.
final class ShareModel {

    /// All that a card shows. `content` is null while it is being counted, `there` false while the folder is not.
    record Shown(
            SharedFolder folder,
            String audience,
            boolean forContacts,
            @Nullable FolderContent content,
            boolean there,
            boolean answering,
            int watching) {

        boolean paused() {
            return folder.share().paused();
        }

        /// `1,204 files, 312 GB`, or why that is not known.
        String size() {
            if (!there) {
                return "Not there now. It is served again as soon as its disk is back.";
            }
            if (!answering) {
                return "Not answering: its disk keeps people waiting.";
            }
            FolderContent counted = content;
            if (counted == null) {
                return "Counting…";
            }
            if (counted.files() == 0) {
                return counted.complete() ? "Empty" : "Cannot be read";
            }
            return (counted.complete() ? "" : "at least ")
                    + String.format(Locale.ROOT, "%,d", counted.files())
                    + (counted.files() == 1 ? " file, " : " files, ")
                    + Figures.bytes(counted.bytes());
        }

        String watchers() {
            return watching == 0 ? "" : watching + " watching now";
        }
    }

    private final ReadOnlyObjectWrapper<Shown> shown;
    private final AtomicBoolean gone = new AtomicBoolean();

    ShareModel(SharedFolder folder, PorchState state) {
        shown =
                new ReadOnlyObjectWrapper<>(
                        new Shown(folder, audience(folder, state), forContacts(folder, state), null, true, true, 0));
    }

    ReadOnlyObjectProperty<Shown> shown() {
        return shown.getReadOnlyProperty();
    }

    Shown now() {
        return shown.get();
    }

    /// The share is gone; what is still being counted for it may stop. Read from other threads by [#isGone].
    void leave() {
        gone.set(true);
    }

    boolean isGone() {
        return gone.get();
    }

    ObservableValue<String> name() {
        return shown.map(now -> now.folder().name());
    }

    Path folder() {
        return now().folder().folder();
    }

    void follow(SharedFolder folder, PorchState state) {
        Shown now = now();
        shown.set(
                new Shown(
                        folder,
                        audience(folder, state),
                        forContacts(folder, state),
                        now.content(),
                        now.there(),
                        now.answering(),
                        now.watching()));
    }

    void counted(FolderContent content) {
        Shown now = now();
        shown.set(
                new Shown(
                        now.folder(),
                        now.audience(),
                        now.forContacts(),
                        content,
                        now.there(),
                        now.answering(),
                        now.watching()));
    }

    void found(boolean there) {
        Shown now = now();
        shown.set(
                new Shown(
                        now.folder(),
                        now.audience(),
                        now.forContacts(),
                        now.content(),
                        there,
                        now.answering(),
                        now.watching()));
    }

    void follow(EngineSnapshot traffic) {
        Shown now = now();
        String name = now.folder().name();
        int watching =
                (int)
                        traffic.viewings().stream()
                                .filter(one -> one.share().equalsIgnoreCase(name))
                                .filter(one -> one.state() == ViewingSnapshot.State.RUNNING)
                                .count();
        boolean answering =
                traffic.shares().stream().noneMatch(one -> one.name().equalsIgnoreCase(name) && !one.answering());
        shown.set(
                new Shown(
                        now.folder(),
                        now.audience(),
                        now.forContacts(),
                        now.content(),
                        now.there(),
                        answering,
                        watching));
    }

    /// What the chip says.
    private static String audience(SharedFolder folder, PorchState state) {
        return switch (folder.audience()) {
            case Audience.Everyone _ -> state.onlyMyContacts() ? "Contacts for now" : "Everyone";
            case Audience.Contacts _ -> "Contacts";
            case Audience.Chosen chosen -> names(chosen, state);
        };
    }

    private static String names(Audience.Chosen chosen, PorchState state) {
        List<String> names =
                state.contacts().contacts().stream()
                        .filter(contact -> chosen.contacts().contains(contact.id()))
                        .map(contact -> contact.name())
                        .toList();
        return switch (names.size()) {
            case 0 -> "Nobody yet";
            case 1, 2 -> String.join(", ", names);
            default -> names.size() + " chosen";
        };
    }

    private static boolean forContacts(SharedFolder folder, PorchState state) {
        return switch (folder.audience()) {
            case Audience.Everyone _ -> state.onlyMyContacts();
            case Audience.Contacts _, Audience.Chosen _ -> true;
        };
    }
}
