package org.porchlight.app.log;

import org.porchlight.app.store.DataFolder;
import org.porchlight.app.store.Reason;
import org.slf4j.LoggerFactory;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.Optional;

/// Sends all logging to `porchlight.log`. slf4j-simple reads its settings when the first logger is made, so this comes
/// before anything that logs.
public final class LogFile {
    private static final long MOST_BYTES = 2_000_000;
    private static final String PREFIX = "org.slf4j.simpleLogger.";

    private LogFile() {}

    /// Begins logging into `folder`. Returns why there will be no log, if so.
    public static Optional<String> begin(Path folder) {
        try {
            DataFolder.makePrivate(folder);
            RollingFile file = new RollingFile(folder.resolve("porchlight.log"), MOST_BYTES);
            configure(new StampedStream(file, () -> LocalDateTime.now(ZoneId.systemDefault())));
            return Optional.empty();
        } catch (IOException e) {
            none();
            return Optional.of("No log is written: " + folder + " cannot be used (" + Reason.of(e) + ").");
        }
    }

    /// Logs nothing: for commands that end at once.
    public static void none() {
        System.setProperty(PREFIX + "defaultLogLevel", "off");
    }

    private static void configure(PrintStream log) {
        // else slf4j looks through all jars for one, which took 50 of 450 ms at every start
        System.setProperty(LoggerFactory.PROVIDER_PROPERTY_KEY, "org.slf4j.simple.SimpleServiceProvider");
        System.setProperty(PREFIX + "showShortLogName", "true");
        System.setProperty(PREFIX + "log.javax.jmdns", "error"); // warns about every odd packet of the neighbours
        System.setProperty(PREFIX + "log.org.freedesktop.dbus", "warn"); // tells every step of every connection
        // slf4j-simple takes a file name or a standard stream, but no stream of ours; told to cache System.err, it
        // keeps
        // the one that is in place while it starts
        System.setProperty(PREFIX + "cacheOutputStream", "true");
        PrintStream standard = System.err;
        System.setErr(log);
        try {
            LoggerFactory.getLogger(LogFile.class).info("Porchlight starts");
        } finally {
            System.setErr(standard);
        }
    }
}
