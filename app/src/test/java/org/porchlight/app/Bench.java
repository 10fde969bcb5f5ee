package org.porchlight.app;

import org.porchlight.app.discovery.Discovery;
import org.porchlight.app.discovery.NetworkState;

import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Runs the program within the test, with a home of its own, and catches what it says.
final class Bench {
    private static final Pattern PORT = Pattern.compile("http://[^/]+:([0-9]+)/");
    private static final Duration LONG = Duration.ofSeconds(60);

    private final Path home;
    private final String typed;
    private final boolean terminal;

    Bench(Path home) {
        this(home, "", false);
    }

    private Bench(Path home, String typed, boolean terminal) {
        this.home = home;
        this.typed = typed;
        this.terminal = terminal;
    }

    /// The same with a person who types `answer`.
    Bench typing(String answer) {
        return new Bench(home, answer, true);
    }

    /// What a command left: exit code and text.
    record Outcome(int exitCode, String out, String err) {}

    /// Runs a command that ends by itself.
    Outcome run(String... arguments) {
        Run run = new Run(typed, terminal);
        int exitCode = new Commands().run(Arrays.asList(arguments), run.here);
        return new Outcome(exitCode, run.out(), run.err());
    }

    /// Starts a command that goes on; returns when it has printed a link.
    Run start(String... arguments) throws InterruptedException {
        Run run = new Run(typed, terminal);
        run.begin(List.of(arguments));
        run.await("http://");
        return run;
    }

    Path data() {
        return home.resolve(".local/share/porchlight");
    }

    Path folder(String name) throws IOException {
        return Files.createDirectories(home.resolve("shared").resolve(name));
    }

    /// A command that runs in a thread of its own until it is stopped.
    final class Run implements AutoCloseable {
        private final ByteArrayOutputStream out = new ByteArrayOutputStream();
        private final ByteArrayOutputStream err = new ByteArrayOutputStream();
        private final Stop stop = new Stop();
        private final CompletableFuture<Integer> exitCode = new CompletableFuture<>();
        private final Surroundings here;

        private Run(String typed, boolean terminal) {
            here =
                    new Surroundings(
                            new BufferedReader(new StringReader(typed)),
                            new PrintStream(out, true, StandardCharsets.UTF_8),
                            new PrintStream(err, true, StandardCharsets.UTF_8),
                            terminal,
                            Map.of(),
                            "Linux",
                            home,
                            InstantSource.system(),
                            Silence::new,
                            stop);
        }

        private void begin(List<String> arguments) {
            Thread.ofPlatform().daemon().start(() -> exitCode.complete(new Commands().run(arguments, here)));
        }

        /// Waits until the run has printed `text`.
        void await(String text) throws InterruptedException {
            long deadline = System.nanoTime() + LONG.toNanos();
            while (!out().contains(text)) {
                if (exitCode.isDone() || System.nanoTime() > deadline) {
                    throw new AssertionError("Never said “" + text + "”: " + out() + err());
                }
                Thread.sleep(10);
            }
        }

        int port() {
            Matcher port = PORT.matcher(out());
            if (!port.find()) {
                throw new AssertionError("No link: " + out());
            }
            return Integer.parseInt(port.group(1));
        }

        String out() {
            return out.toString(StandardCharsets.UTF_8);
        }

        String err() {
            return err.toString(StandardCharsets.UTF_8);
        }

        /// Ends it as a signal does; returns its exit code.
        int end() {
            stop.ask();
            return exitCode.orTimeout(LONG.toSeconds(), TimeUnit.SECONDS).join();
        }

        @Override
        public void close() {
            end();
        }
    }

    /// Announces nothing: tests need no network.
    private static final class Silence implements Discovery {
        @Override
        public void announce(Announcement announcement) {}

        @Override
        public void networks(NetworkState now) {}

        @Override
        public void close() {}
    }
}
