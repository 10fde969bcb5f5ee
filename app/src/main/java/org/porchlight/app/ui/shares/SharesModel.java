package org.porchlight.app.ui.shares;

import javafx.beans.value.ObservableValue;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

import org.porchlight.app.porch.PorchState;
import org.porchlight.app.porch.RemovedShare;
import org.porchlight.app.share.FolderContent;
import org.porchlight.app.share.SharedFolder;
import org.porchlight.app.text.Figures;
import org.porchlight.app.ui.part.Tools;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/// The shares of the page, in their order, and what can be done with all of them. Confined to the JavaFX thread.
final class SharesModel {
    private final Tools tools;
    private final ObservableList<ShareModel> shares = FXCollections.observableArrayList();

    SharesModel(Tools tools) {
        this.tools = tools;
        tools.model().state().subscribe(this::follow);
        tools.model().traffic().subscribe(traffic -> shares.forEach(share -> share.follow(traffic)));
    }

    ObservableList<ShareModel> shares() {
        return shares;
    }

    /// A sentence at the head of the page when something is not as usual, else empty.
    ObservableValue<String> remark() {
        return tools.model().state().map(SharesModel::remark);
    }

    /// Where people find the front page.
    ObservableValue<String> front() {
        return tools.model().state().map(now -> now.address().root());
    }

    /// Shares folders; where the owner might not want to, the notice asks first.
    void add(List<Path> folders) {
        for (Path folder : folders) {
            tools.run(
                    () -> tools.porch().misgiving(folder),
                    (Optional<String> misgiving) ->
                            misgiving.ifPresentOrElse(
                                    what ->
                                            tools.notices()
                                                    .offer(
                                                            "“" + folder + "” is " + what + ".",
                                                            "Share it all the same",
                                                            () -> share(folder)),
                                    () -> share(folder)));
        }
    }

    void choose() {
        tools.folders().choose("Choose a folder to share").ifPresent(folder -> add(List.of(folder)));
    }

    void remove(ShareModel share) {
        String name = share.now().folder().name();
        tools.run(
                () -> tools.porch().removeShare(name),
                (RemovedShare gone) -> tools.notices().offer(removed(gone), "Undo", () -> restore(gone)));
    }

    void pause(ShareModel share, boolean paused) {
        tools.run(() -> tools.porch().pauseShare(share.now().folder().name(), paused), () -> {});
    }

    /// Tries another name; `refused` gets a sentence if it cannot be.
    void rename(ShareModel share, String wanted, Runnable done, Consumer<String> refused) {
        String before = share.now().folder().name();
        if (wanted.strip().equals(before)) {
            done.run();
            return;
        }
        tools.background().run(() -> tools.porch().renameShare(before, wanted), _ -> done.run(), refused);
    }

    /// Counts all shares again.
    void count() {
        shares.forEach(this::count);
    }

    private void share(Path folder) {
        boolean known = tools.model().now().shares().byFolder(folder).isPresent();
        tools.run(
                () -> tools.porch().addFolders(List.of(folder)),
                (List<SharedFolder> added) -> {
                    String name = added.isEmpty() ? folder.toString() : added.getFirst().name();
                    tools.notices().say(known ? "“" + name + "” is shared already." : "“" + name + "” is shared.");
                });
    }

    private void restore(RemovedShare gone) {
        tools.run(
                () -> tools.porch().restoreShare(gone),
                () -> tools.notices().say("“" + gone.folder().name() + "” is shared again."));
    }

    private void follow(PorchState state) {
        List<SharedFolder> all = state.shares().all();
        shares.stream().filter(share -> state.shares().byFolder(share.folder()).isEmpty()).forEach(ShareModel::leave);
        shares.removeIf(ShareModel::isGone);
        for (int place = 0; place < all.size(); place++) {
            SharedFolder folder = all.get(place);
            ShareModel known = known(folder.folder()).orElse(null);
            if (known == null) {
                ShareModel added = new ShareModel(folder, state);
                added.follow(tools.model().traffic().get());
                shares.add(place, added);
                count(added);
            } else {
                known.follow(folder, state);
                if (!shares.get(place).equals(known)) {
                    shares.remove(known);
                    shares.add(place, known);
                }
            }
        }
    }

    private Optional<ShareModel> known(Path folder) {
        return shares.stream().filter(share -> share.folder().equals(folder)).findFirst();
    }

    private void count(ShareModel share) {
        Path folder = share.folder();
        tools.background().run(() -> Files.isDirectory(folder), share::found, _ -> share.found(false));
        tools.background().run(() -> FolderContent.count(folder, share::isGone), share::counted, _ -> {});
    }

    private static String removed(RemovedShare gone) {
        String links =
                gone.links().isEmpty()
                        ? ""
                        : " "
                                + Figures.counted(gone.links().size(), "link")
                                + " to it no longer open"
                                + (gone.links().size() == 1 ? "s" : "")
                                + ".";
        return "“" + gone.folder().name() + "” is no longer shared. The folder itself was not touched." + links;
    }

    private static String remark(PorchState now) {
        if (now.portMoved()) {
            return "Port "
                    + now.settings().port()
                    + " is used by another program, so it is "
                    + now.address().port()
                    + " until Porchlight starts again. Links given out before point to the old port.";
        }
        if (now.sharingPaused()) {
            return "Sharing is paused: nobody can watch until you resume it.";
        }
        return now.onlyMyContacts() ? "Only your contacts can come in now, whatever a share says." : "";
    }
}
