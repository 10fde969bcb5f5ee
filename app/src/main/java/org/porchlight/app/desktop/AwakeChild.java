package org.porchlight.app.desktop;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/// Holds off sleep by a child that holds it off while it runs. The child waits for the end of its input, so it ends
/// even if we are killed; one that waits for a time would keep the machine awake forever.
final class AwakeChild implements StayAwake.Way {
    private static final long MILLIS_TO_FAIL = 400;

    private final Programs programs;
    private final boolean mac;

    AwakeChild(Programs programs, String system) {
        this.programs = programs;
        this.mac = system.toLowerCase(Locale.ROOT).startsWith("mac");
    }

    @Override
    public Optional<StayAwake.Hold> hold(String why) {
        return programs.find(mac ? "caffeinate" : "systemd-inhibit")
                .flatMap(program -> programs.find("cat").flatMap(cat -> start(command(program, cat, why))));
    }

    private List<String> command(Path program, Path cat, String why) {
        List<String> command = new ArrayList<>();
        command.add(program.toString());
        if (mac) {
            command.add("-i");
        } else {
            command.addAll(List.of("--what=idle:sleep", "--who=Porchlight", "--why=" + why, "--mode=block"));
        }
        command.add(cat.toString());
        return command;
    }

    private static Optional<StayAwake.Hold> start(List<String> command) {
        try {
            Process child =
                    new ProcessBuilder(command)
                            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                            .redirectError(ProcessBuilder.Redirect.DISCARD)
                            .start();
            // without a login service it ends at once
            if (child.waitFor(MILLIS_TO_FAIL, TimeUnit.MILLISECONDS)) {
                return Optional.empty();
            }
            return Optional.of(() -> end(child));
        } catch (IOException _) {
            return Optional.empty();
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        }
    }

    private static void end(Process child) {
        try {
            child.getOutputStream().close();
        } catch (IOException _) {
            child.destroy();
        }
    }
}
