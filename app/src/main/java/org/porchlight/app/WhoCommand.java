package org.porchlight.app;

import org.porchlight.app.console.LiveScreen;
import org.porchlight.app.console.LogScreen;
import org.porchlight.app.console.OnceScreen;
import org.porchlight.app.console.Screen;
import org.porchlight.app.console.ViewingRows;
import org.porchlight.app.control.Instance;
import org.porchlight.app.control.InstanceLock;
import org.porchlight.app.store.DataFolder;
import org.porchlight.app.text.Refusal;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

import java.nio.file.Files;
import java.util.List;
import java.util.concurrent.Callable;

/// `porchlight who`: who is watching what, live.
@Command(
        name = "who",
        description = "Shows who is watching what in the running Porchlight, once a second.",
        mixinStandardHelpOptions = true)
final class WhoCommand implements Callable<Integer> {
    private final Surroundings here;

    @Mixin private DataOption data = new DataOption();

    @Option(names = "--once", description = "Show it once and end.")
    private boolean once;

    WhoCommand(Surroundings here) {
        this.here = here;
    }

    @Override
    public Integer call() {
        Instance.Running running = running(data.folder(here));
        Screen screen = screen();
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

    private Screen screen() {
        if (once) {
            return new OnceScreen(here.out());
        }
        return here.terminal() ? new LiveScreen(here.out()) : new LogScreen(here.out(), here.clock());
    }

    private Instance.Running running(DataFolder folder) {
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
