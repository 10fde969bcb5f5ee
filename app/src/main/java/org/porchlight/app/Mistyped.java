package org.porchlight.app;

import org.porchlight.app.command.Nearest;
import org.porchlight.app.command.Words;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/// Finds the command somebody meant by a word that is none, before it is taken for a folder.
final class Mistyped {
    private Mistyped() {}

    /// The command line that was meant, if its first word is near a command and there is no such folder.
    static Optional<String> meant(List<String> arguments, Collection<String> commands) {
        String first = arguments.isEmpty() ? "" : arguments.getFirst();
        if (!first.matches("[A-Za-z]{2,12}") || commands.contains(first) || Files.exists(Path.of(first))) {
            return Optional.empty();
        }
        if (first.equals("help")) {
            return Optional.of(DataOption.program() + " --help");
        }
        return Nearest.slipped(first, commands)
                .map(command ->
                        DataOption.program() + " " + command + Words.pasted(arguments.subList(1, arguments.size())));
    }
}
