package org.porchlight.app.share;

import org.porchlight.app.store.Reason;
import org.porchlight.app.text.Refusal;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/// Looks at a folder before it is shared. `home` is the owner's home folder, `data` Porchlight's own.
public record FolderCheck(Path home, Path data) {

    /// The real place of the folder that was typed.
    ///
    /// @throws Refusal if it cannot be shared
    public Path check(Path typed) {
        if (!Files.exists(typed)) {
            throw Refusal.badArgument(
                    "There is no folder " + typed + ".",
                    "Check its spelling, and whether the disk it is on is connected.");
        }
        if (!Files.isDirectory(typed)) {
            throw Refusal.badArgument(
                    typed + " is a file, and only folders can be shared.",
                    "Share the folder it is in; a link can be made to the one file with: porchlight links add");
        }
        try {
            Path real = typed.toRealPath();
            try (DirectoryStream<Path> listing = Files.newDirectoryStream(real)) {
                var _ = listing.iterator(); // opening it was the test
            }
            if (real.startsWith(realOr(data))) {
                throw Refusal.badArgument(
                        typed + " holds Porchlight's own data: your contacts and all links given out.",
                        "Share another folder.");
            }
            return real;
        } catch (IOException e) {
            throw Refusal.badArgument(
                    "The folder " + typed + " cannot be read (" + Reason.of(e) + ").",
                    "Give the account that runs Porchlight the right to read it.");
        }
    }

    /// Why somebody might not want to share `real`, as the end of "This shares …".
    public Optional<String> misgiving(Path real) {
        Path realHome = realOr(home);
        if (real.getParent() == null) {
            return Optional.of("the whole disk");
        }
        if (real.equals(realHome)) {
            return Optional.of("your whole home folder");
        }
        if (realHome.startsWith(real)) {
            return Optional.of("the home folders of this machine");
        }
        return realOr(data).startsWith(real)
                ? Optional.of("Porchlight's own data too, with your contacts and all links given out")
                : Optional.empty();
    }

    private static Path realOr(Path path) {
        try {
            return path.toRealPath();
        } catch (IOException _) {
            return path.toAbsolutePath().normalize();
        }
    }
}
