package org.porchlight.app.reach;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/// What can be seen of a machine: its files below `root`, and what its programs answer.
public record Machine(Path root, Asking asking) {

    /// Asks a program; empty if it is not there, does not answer or has nothing to say.
    @FunctionalInterface
    public interface Asking {
        Optional<String> ask(List<String> command);
    }

    /// The content of a file; empty if it is not there or not for us.
    Optional<String> file(String path) {
        try {
            return Optional.of(Files.readString(root.resolve(path), StandardCharsets.UTF_8));
        } catch (IOException _) {
            return Optional.empty();
        }
    }

    Optional<String> answer(String... command) {
        return asking.ask(List.of(command));
    }

    /// Whether systemd runs a service.
    boolean runs(String service) {
        return answer("systemctl", "is-active", service).filter(said -> said.strip().equals("active")).isPresent();
    }
}
