package org.porchlight.app;

import org.porchlight.app.discovery.Discovery;
import org.porchlight.app.discovery.JmdnsDiscovery;

import java.io.BufferedReader;
import java.io.Console;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/// What a program finds around it. `terminal` says whether a person sits in front of `in` and `out`.
public record Surroundings(
        BufferedReader in,
        PrintStream out,
        PrintStream err,
        boolean terminal,
        Map<String, String> environment,
        String system,
        Path home,
        InstantSource clock,
        Supplier<Discovery> discovery,
        Stop stop) {

    /// Those of this process.
    static Surroundings ofProcess() {
        return new Surroundings(
                new BufferedReader(new InputStreamReader(System.in, Charset.defaultCharset())),
                System.out,
                System.err,
                Optional.ofNullable(System.console()).filter(Console::isTerminal).isPresent(),
                System.getenv(),
                System.getProperty("os.name", ""),
                homeFolder(),
                InstantSource.system(),
                JmdnsDiscovery::new,
                new Stop());
    }

    // Java asks the account for its home and does not look at HOME, which is what every other program obeys
    private static Path homeFolder() {
        String fromShell = System.getenv("HOME");
        Path ofAccount = Path.of(System.getProperty("user.home", "."));
        return fromShell != null && Path.of(fromShell).isAbsolute() ? Path.of(fromShell) : ofAccount;
    }
}
