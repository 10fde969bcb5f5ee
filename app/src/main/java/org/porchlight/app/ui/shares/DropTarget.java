package org.porchlight.app.ui.shares;

import javafx.css.PseudoClass;
import javafx.scene.input.Dragboard;
import javafx.scene.input.TransferMode;
import javafx.scene.layout.Region;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;

/// Lets folders be dropped on a region. A file stands for the folder it is in nowhere: only folders are taken.
final class DropTarget {
    private static final PseudoClass OVER = PseudoClass.getPseudoClass("drop-over");

    private DropTarget() {}

    static void on(Region region, Consumer<List<Path>> dropped) {
        region.setOnDragOver(event -> {
            if (!folders(event.getDragboard()).isEmpty()) {
                event.acceptTransferModes(TransferMode.COPY_OR_MOVE);
            }
            event.consume();
        });
        region.setOnDragEntered(
                event -> region.pseudoClassStateChanged(OVER, !folders(event.getDragboard()).isEmpty()));
        region.setOnDragExited(_ -> region.pseudoClassStateChanged(OVER, false));
        region.setOnDragDropped(event -> {
            List<Path> folders = folders(event.getDragboard());
            event.setDropCompleted(!folders.isEmpty());
            event.consume();
            dropped.accept(folders);
        });
    }

    private static List<Path> folders(Dragboard board) {
        return board.hasFiles()
                ? board.getFiles().stream().filter(File::isDirectory).map(File::toPath).toList()
                : List.of();
    }
}
