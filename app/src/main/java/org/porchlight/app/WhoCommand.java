package org.porchlight.app;

import org.porchlight.app.command.Command;
import org.porchlight.app.command.Operand;
import org.porchlight.app.command.Option;
import org.porchlight.app.command.Typed;
import org.porchlight.app.console.LiveScreen;
import org.porchlight.app.console.LogScreen;
import org.porchlight.app.console.OnceScreen;
import org.porchlight.app.console.Screen;
import org.porchlight.app.console.ViewingRows;
import org.porchlight.app.control.Instance;
import org.porchlight.app.control.InstanceLock;
import org.porchlight.app.store.DataFolder;
import org.porchlight.app.text.Refusal;

import java.nio.file.Files;
import java.util.List;

/// `porchlight who`: who is watching what, live.
final class WhoCommand {
    private static final Option ONCE = Option.flag("once", "Show it once and end.");

    private final Surroundings here;

    WhoCommand(Surroundings here) {
        this.here = here;
    }

    Command command() {
        return new Command(
                "who",
                "Shows who is watching what in the running Porchlight, once a second.",
                List.of(ONCE, DataOption.OPTION),
                Operand.none(),
                this::run);
    }

    private int run(Typed typed) {
        boolean once = typed.has(ONCE.name());
        Instance.Running running = running(DataOption.of(typed));
        Screen screen = screen(once);
        running.watch(viewings -> {
            screen.show(ViewingRows.read(viewings));
            return !once;
        });
        if (!once) {
            screen.show(List.of());
            screen.say(List.of("Porchlight has ended."));
        }
        return 0;
    }

    private Screen screen(boolean once) {
        if (once) {
            return new OnceScreen(here.out());
        }
        return here.terminal() ? new LiveScreen(here.out()) : new LogScreen(here.out(), here.clock());
    }

    private Instance.Running running(DataOption data) {
        DataFolder folder = data.folder(here);
        if (Files.isDirectory(folder.path())) {
            switch (Instance.find(folder)) {
                case Instance.Running running -> {
                    return running;
                }
                case Instance.None(InstanceLock lock) -> lock.close();
            }
        }
        throw Refusal.failed(
                "Porchlight does not run with the data folder " + folder.path() + ".",
                "Start it with: " + data.commandLine("serve FOLDER"));
    }
}
