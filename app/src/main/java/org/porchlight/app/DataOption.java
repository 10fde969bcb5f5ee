package org.porchlight.app;

import org.jspecify.annotations.Nullable;
import org.porchlight.app.store.DataFolder;

import picocli.CommandLine.Option;

import java.nio.file.Path;

/// `--data DIR`, which every command knows.
final class DataOption {
    @Option(
            names = "--data",
            paramLabel = "DIR",
            description = "Folder for settings, contacts and links instead of the usual one.")
    private @Nullable Path chosen;

    DataFolder folder(Surroundings here) {
        return chosen == null
                ? DataFolder.standard(here.system(), here.environment(), here.home())
                : DataFolder.chosen(chosen);
    }

    /// How a hint has to call this program so that it finds the same folder.
    String commandLine(String arguments) {
        return "porchlight " + arguments + (chosen == null ? "" : " --data \"" + chosen + "\"");
    }
}
