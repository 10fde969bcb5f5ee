package org.porchlight.app.discovery;

import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

/// What this machine calls itself. The JDK's way asks DNS, which takes seconds where nobody answers; so it is the last
/// one, and nobody waits for it.
final class MachineName {

    private static final Path LINUX = Path.of("/proc/sys/kernel/hostname");

    private @Nullable Thread lookup;
    private volatile String looked = "";

    /// The name as it is now, empty while it is not known.
    synchronized String now() {
        try {
            if (Files.isReadable(LINUX)) {
                return Files.readString(LINUX).strip();
            }
        } catch (IOException e) {
            // then by one of the other ways
        }
        String windows = System.getenv("COMPUTERNAME");
        if (windows != null && !windows.isBlank()) {
            return windows.strip();
        }
        if (lookup == null) {
            lookup = Thread.ofPlatform().daemon().name("porchlight host name").start(this::look);
        }
        return looked;
    }

    private void look() {
        try {
            String name = InetAddress.getLocalHost().getHostName();
            if (!name.toLowerCase(Locale.ROOT).startsWith("localhost") && !name.matches("[0-9.]+|.*:.*")) {
                looked = name;
            }
        } catch (UnknownHostException e) {
            looked = "";
        }
    }
}
