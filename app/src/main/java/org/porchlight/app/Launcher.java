package org.porchlight.app;

import org.jspecify.annotations.Nullable;

/// Where the JVM enters. Says its version until the rest has moved in.
public final class Launcher {
    private Launcher() {}

    static void main() {
        @Nullable String version = Launcher.class.getPackage().getImplementationVersion();
        System.out.println("porchlight " + (version == null ? "(development)" : version));
    }
}
