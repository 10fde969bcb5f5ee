package org.porchlight.app.share;

import org.porchlight.app.store.Fallback;
import org.porchlight.app.store.FieldReader;
import org.porchlight.app.store.Json;
import org.porchlight.app.store.OldEntries;
import org.porchlight.app.text.Refusal;
import org.porchlight.engine.api.Share;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/// The shares, in the order in which they were added. Immutable; names are unique, ignoring case.
public record SharedFolders(List<SharedFolder> all) {

    public SharedFolders {
        all = List.copyOf(all);
    }

    public static SharedFolders none() {
        return new SharedFolders(List.of());
    }

    public Optional<SharedFolder> byName(String name) {
        return all.stream().filter(one -> one.name().equalsIgnoreCase(name)).findFirst();
    }

    /// The share of that name.
    ///
    /// @throws Refusal if there is none
    public SharedFolder named(String name) {
        return byName(name)
                .orElseThrow(() ->
                        Refusal.badArgument(
                                "No share is called “" + name + "”.",
                                all.isEmpty()
                                        ? "Nothing is shared yet. Share a folder with: porchlight FOLDER"
                                        : "The shares: " + String.join(", ", names())));
    }

    public Optional<SharedFolder> byFolder(Path folder) {
        return all.stream().filter(one -> one.folder().equals(folder)).findFirst();
    }

    public List<String> names() {
        return all.stream().map(SharedFolder::name).toList();
    }

    /// Adds folders, each under a name of its own; one that is shared already stays as it is.
    public SharedFolders with(List<Path> folders, Share.Kind kind, Audience audience) {
        SharedFolders grown = this;
        for (Path folder : folders) {
            if (grown.byFolder(folder).isEmpty()) {
                SharedFolders before = grown;
                String name = ShareNames.unique(ShareNames.of(folder), taken -> before.byName(taken).isPresent());
                grown = before.with(new SharedFolder(name, folder, kind, audience));
            }
        }
        return grown;
    }

    public SharedFolders with(SharedFolder added) {
        return new SharedFolders(Stream.concat(all.stream(), Stream.of(added)).toList());
    }

    public SharedFolders without(SharedFolder gone) {
        return new SharedFolders(all.stream().filter(one -> !one.equals(gone)).toList());
    }

    /// The shares with `added` at that place in the list, or as near as there is one.
    public SharedFolders with(SharedFolder added, int place) {
        List<SharedFolder> grown = new ArrayList<>(all);
        grown.add(Math.clamp(place, 0, all.size()), added);
        return new SharedFolders(grown);
    }

    /// The shares with `now` in the place of `before`.
    public SharedFolders changed(SharedFolder before, SharedFolder now) {
        return new SharedFolders(all.stream().map(one -> one.equals(before) ? now : one).toList());
    }

    /// Reads the shares listed under `field`.
    public static SharedFolders read(FieldReader in, String field) {
        SharedFolders read = none();
        for (SharedFolder folder : in.entries(field, SharedFolders::folder)) {
            if (read.byName(folder.name()).isPresent()) {
                in.complain("two shares are called “" + folder.name() + "”; only the first is used.");
            } else {
                read = read.with(folder);
            }
        }
        return read;
    }

    /// The JSON of these shares, written over that of before.
    public Json.Items written(Json.Fields old, String field) {
        return OldEntries.of(old, field, "name").rewritten(all, SharedFolder::name, SharedFolders::told);
    }

    private static SharedFolder folder(FieldReader in) {
        Share share =
                new Share(
                        in.required("name"),
                        Path.of(in.required("folder")),
                        in.flag("site", false) ? Share.Kind.SITE : Share.Kind.FOLDER,
                        in.flag("paused", false, true));
        if (!share.folder().isAbsolute()) {
            throw new IllegalArgumentException("its folder does not begin at the root of the disk");
        }
        Audience chosen = new Audience.Chosen(Set.copyOf(in.parsedTexts("chosen", text -> text)));
        // where the file is wrong, rather too few come in than too many
        Audience audience =
                in.parsedElse(
                        "audience",
                        new Fallback<>(new Audience.Contacts(), new Audience.Contacts(), "contacts"),
                        word -> word.equals("chosen") ? chosen : Audience.parse(word));
        return new SharedFolder(share, audience);
    }

    private static Json.Fields told(SharedFolder folder, Json.Fields old) {
        Json.Fields fields =
                old.with("name", folder.name())
                        .with("folder", folder.folder().toString())
                        .with("site", folder.share().kind() == Share.Kind.SITE)
                        .with("paused", folder.share().paused())
                        .with("audience", folder.audience().word());
        return folder.audience() instanceof Audience.Chosen(Set<String> contacts)
                ? fields.withTexts("chosen", contacts.stream().sorted().toList())
                : fields;
    }
}
