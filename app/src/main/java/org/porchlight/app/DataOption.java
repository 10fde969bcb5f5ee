package org.porchlight.app;

import org.jspecify.annotations.Nullable;
import org.porchlight.app.command.Option;
import org.porchlight.app.command.Typed;
import org.porchlight.app.store.DataFolder;
import org.porchlight.app.text.Shell;

import java.nio.file.Path;

/// `--data DIR`, which every command knows. `chosen` is null for the usual folder.
record DataOption(@Nullable Path chosen) {
    static final Option OPTION =
            Option.valued("data", "DIR", "Folder for settings, contacts and links instead of the usual one.");

    private static final String HINT = ": porchlight ";

    static DataOption of(Typed typed) {
        String folder = typed.value(OPTION.name());
        return new DataOption(folder == null ? null : Typed.path(folder));
    }

    DataFolder folder(Surroundings here) {
        return chosen == null
                ? DataFolder.standard(here.system(), here.environment(), here.home())
                : DataFolder.chosen(chosen);
    }

    /// How a hint has to call this program so that it finds the same folder.
    String commandLine(String arguments) {
        return program() + " " + arguments + (chosen == null ? "" : " --data " + Shell.quoted(chosen.toString()));
    }

    /// How the person called this program, as a word of a shell.
    static String program() {
        String called = System.getProperty("porchlight.command", "porchlight");
        return called.matches("[A-Za-z0-9_./-]+") ? called : Shell.quoted(called);
    }

    /// `line`, whose hint, if it ends with one, is completed to a command that finds the same folder. Hints are written
    /// where nobody knows how this program was called: `… with: porchlight links list`.
    String completed(String line) {
        int hint = line.lastIndexOf(HINT);
        return hint < 0 || line.contains(" --data ")
                ? line
                : line.substring(0, hint) + ": " + commandLine(line.substring(hint + HINT.length()));
    }
}
