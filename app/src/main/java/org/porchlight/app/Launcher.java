package org.porchlight.app;

import java.time.Duration;
import java.util.List;

/// Where the JVM enters.
public final class Launcher {
    private static final Duration LONGEST_GOODBYE = Duration.ofMillis(1800);

    private Launcher() {}

    static void main(String[] args) {
        if (args.length == 1 && (args[0].equals("-V") || args[0].equals("--version"))) {
            System.out.println(Version.line());
            return;
        }
        Surroundings here = Surroundings.ofProcess();
        Runtime.getRuntime().addShutdownHook(new Thread(() -> sayGoodbye(here.stop()), "porchlight-goodbye"));
        System.exit(new Commands().run(List.of(args), here));
    }

    /// Runs on SIGTERM, SIGINT and at the end of [#main]. A run that was ended by a signal ended well, so its exit code
    /// is 0, which only a halt can set here; and it bounds the end where a part of it hangs.
    private static void sayGoodbye(Stop stop) {
        if (stop.isRunning()) {
            stop.ask();
            var _ = stop.isEndedWithin(LONGEST_GOODBYE);
            System.out.flush();
            Runtime.getRuntime().halt(0);
        }
    }
}
