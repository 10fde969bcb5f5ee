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
                Path.of(System.getProperty("user.home", ".")),
                InstantSource.system(),
                JmdnsDiscovery::new,
                new Stop());
    }
}
