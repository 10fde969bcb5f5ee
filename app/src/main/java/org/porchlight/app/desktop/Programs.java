package org.porchlight.app.desktop;

import org.porchlight.app.reach.Machine;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/// The other programs of this machine: where they are, and what they answer.
public final class Programs implements Machine.Asking {
    private static final Duration PATIENCE = Duration.ofSeconds(2);
    private static final int LONGEST_ANSWER = 64 * 1024;

    private final List<Path> folders;

    /// Those on the PATH of `environment`.
    public Programs(Map<String, String> environment) {
        this.folders =
                Arrays.stream(environment.getOrDefault("PATH", "").split(File.pathSeparator, -1))
                        .flatMap(name -> folder(name).stream())
                        .toList();
    }

    /// Where the program is.
    public Optional<Path> find(String name) {
        return folders.stream()
                .map(folder -> folder.resolve(name))
                .filter(file -> Files.isRegularFile(file) && Files.isExecutable(file))
                .findFirst();
    }

    /// Asks a program for at most 2 s; empty if it is not there, does not answer or says nothing. Blocks.
    @Override
    public Optional<String> ask(List<String> command) {
        return find(command.getFirst()).flatMap(program -> ask(program, command.subList(1, command.size())));
    }

    /// Starts a program that is to go on by itself, without input, output or us.
    public static Process start(List<String> command) throws IOException {
        Process process =
                new ProcessBuilder(command)
                        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                        .redirectError(ProcessBuilder.Redirect.DISCARD)
                        .start();
        process.getOutputStream().close();
        return process;
    }

    private static Optional<String> ask(Path program, List<String> arguments) {
        ProcessBuilder builder = new ProcessBuilder(program.toString());
        builder.command().addAll(arguments);
        builder.environment().put("LC_ALL", "C");
        try {
            Process process = builder.redirectErrorStream(true).start();
            process.getOutputStream().close();
            // ends the reading below too
            process.onExit()
                    .orTimeout(PATIENCE.toMillis(), TimeUnit.MILLISECONDS)
                    .exceptionally(_ -> {
                        process.destroyForcibly();
                        return process;
                    });
            try (InputStream answer = process.getInputStream()) {
                String text = new String(answer.readNBytes(LONGEST_ANSWER), StandardCharsets.UTF_8);
                return Optional.of(text).filter(said -> !said.isBlank());
            }
        } catch (IOException _) {
            return Optional.empty();
        }
    }

    private static Optional<Path> folder(String name) {
        try {
            return Optional.of(name).filter(text -> !text.isEmpty()).map(Path::of).filter(Path::isAbsolute);
        } catch (InvalidPathException _) {
            return Optional.empty();
        }
    }
}
