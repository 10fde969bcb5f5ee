package org.porchlight.app.ui;

import javafx.stage.DirectoryChooser;
import javafx.stage.Window;

import org.porchlight.app.ui.part.FolderDialog;

import java.io.File;
import java.nio.file.Path;
import java.util.Optional;

/// The folder dialog of the system; it begins where the last one ended.
final class FxFolderDialog implements FolderDialog {
    private final Window owner;
    private final DirectoryChooser chooser = new DirectoryChooser();

    FxFolderDialog(Window owner) {
        this.owner = owner;
    }

    @Override
    public Optional<Path> choose(String title) {
        chooser.setTitle(title);
        File initial = chooser.getInitialDirectory();
        if (initial != null && !initial.isDirectory()) {
            chooser.setInitialDirectory(null);
        }
        Optional<Path> chosen = Optional.ofNullable(chooser.showDialog(owner)).map(File::toPath);
        chosen.map(Path::getParent).map(Path::toFile).ifPresent(chooser::setInitialDirectory);
        return chosen;
    }
}
