package org.porchlight.app.share;

import org.porchlight.app.store.Reason;
import org.porchlight.app.text.Refusal;
import org.porchlight.engine.api.Scope;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/// Finds what `SHARE/PATH` means among the shares, and whether it is a file or a folder.
public final class LinkTarget {
    private static final Duration DISK_PATIENCE = Duration.ofSeconds(2);

    private LinkTarget() {}

    /// The scope of a link to `typed`, which begins with a share or is the whole path of a file in one. Asks the disk,
    /// and waits for it for 2 s at most.
    ///
    /// @throws Refusal if there is no such share, or nothing at that path that can be served
    public static Scope find(SharedFolders shares, String typed) {
        Optional<SharedFolder> around = typed.startsWith("/") ? around(shares, typed) : Optional.empty();
        if (around.isPresent()) {
            List<String> path = names(around.get().folder().relativize(Path.of(typed).normalize()).toString());
            return new Scope(around.get().name(), path, kindInTime(around.get(), path));
        }
        List<String> names = names(typed);
        if (typed.startsWith("/") && names.size() > 1 && shares.byName(names.getFirst()).isEmpty()) {
            throw Refusal.badArgument(
                    "“" + typed + "” is in no folder that is shared.",
                    "Share its folder first, or begin with the name of a share: " + String.join(", ", shares.names()));
        }
        if (names.isEmpty()) {
            throw Refusal.badArgument("A link needs a share.", "Such as: porchlight links add Movies/Film.mkv");
        }
        SharedFolder shared = shares.named(names.removeFirst());
        List<String> path = List.copyOf(names);
        return new Scope(shared.name(), path, kindInTime(shared, path));
    }

    /// The share in whose folder the path lies, the innermost if there are several.
    private static Optional<SharedFolder> around(SharedFolders shares, String typed) {
        Path path;
        try {
            path = Path.of(typed).normalize();
        } catch (InvalidPathException _) {
            return Optional.empty();
        }
        return shares.all().stream()
                .filter(share -> path.startsWith(share.folder()))
                .max(Comparator.comparingInt(share -> share.folder().getNameCount()));
    }

    private static List<String> names(String path) {
        List<String> names = new ArrayList<>(List.of(path.split("/")));
        names.removeIf(name -> name.isEmpty() || name.equals("."));
        return names;
    }

    private static Scope.Kind kindInTime(SharedFolder shared, List<String> path) {
        FutureTask<Scope.Kind> look = new FutureTask<>(() -> kind(shared, path));
        Thread.ofPlatform().daemon().name("porchlight-target").start(look);
        try {
            return look.get(DISK_PATIENCE.toMillis(), TimeUnit.MILLISECONDS);
        } catch (ExecutionException e) {
            throw e.getCause() instanceof Refusal refusal ? refusal : new IllegalStateException(e.getCause());
        } catch (TimeoutException _) {
            throw Refusal.failed(
                    "The disk of “" + shared.name() + "” does not answer.",
                    "Check that it is connected, and try again.");
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            throw Refusal.failed("Interrupted while looking for the file.", "Try again.");
        }
    }

    private static Scope.Kind kind(SharedFolder shared, List<String> path) {
        Path place = shared.folder();
        Scope.Kind kind = Scope.Kind.FOLDER;
        try {
            if (!place.toRealPath().equals(place)) {
                throw Refusal.failed(
                        "“" + shared.name() + "” is not served: " + place + " is reached through a symbolic link now.",
                        "Put the folder back, or share the place it leads to.");
            }
            for (String name : path) {
                if (name.startsWith(".")) {
                    throw Refusal.badArgument("Hidden files are not shared: " + name, "Choose another file.");
                }
                place = place.resolve(name);
                kind = kindOf(place);
            }
            return kind;
        } catch (NoSuchFileException | InvalidPathException _) {
            throw Refusal.badArgument(
                    "“" + String.join("/", path) + "” is not in the share “" + shared.name() + "”.",
                    "The path begins below the share and follows upper and lower case. Its folder: " + shared.folder());
        } catch (IOException e) {
            throw Refusal.failed(
                    place + " cannot be read (" + Reason.of(e) + ").",
                    "Check that its disk is connected, and the rights of the file.");
        }
    }

    private static Scope.Kind kindOf(Path place) throws IOException {
        BasicFileAttributes found = Files.readAttributes(place, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
        if (found.isDirectory()) {
            return Scope.Kind.FOLDER;
        }
        if (found.isRegularFile()) {
            return Scope.Kind.FILE;
        }
        throw Refusal.badArgument(
                place + " is neither a file nor a folder (it may be a symbolic link), and only those are served.",
                "Make the link to the file it stands for.");
    }
}
