package org.porchlight.app;

import org.porchlight.app.console.LiveScreen;
import org.porchlight.app.console.LogScreen;
import org.porchlight.app.console.Screen;
import org.porchlight.app.console.Welcome;
import org.porchlight.app.control.Answer;
import org.porchlight.app.control.Instance;
import org.porchlight.app.control.InstanceLock;
import org.porchlight.app.control.Request;
import org.porchlight.app.desktop.Programs;
import org.porchlight.app.log.LogFile;
import org.porchlight.app.reach.Machine;
import org.porchlight.app.reach.ReachabilityCheck;
import org.porchlight.app.share.FolderProbe;
import org.porchlight.app.share.SharedFolder;
import org.porchlight.app.store.DataFolder;
import org.porchlight.app.text.Figures;
import org.porchlight.app.text.Refusal;
import org.porchlight.app.text.SafeText;

import java.io.PrintStream;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.function.Function;

/// One run, in the terminal or with a front of its own: starts Porchlight, shows links and viewings, and ends it when
/// asked to.
final class TerminalRun {
    private static final Duration EVERY = Duration.ofSeconds(1);
    private static final String ENDED = "Porchlight has ended.";
    private static final Duration DISK_PATIENCE = Duration.ofMillis(300);

    private final Surroundings here;
    private final DataOption dataOption;
    private final DataFolder data;
    private final RunPlan plan;
    private final Screen screen;
    private final Front front;
    private final AtomicBoolean changed = new AtomicBoolean();
    private List<String> told = List.of();
    private Set<String> silent = Set.of();
    private Map<String, String> away = Map.of();
    private volatile boolean dead;

    TerminalRun(Surroundings here, DataOption dataOption, RunPlan plan) {
        this(here, dataOption, plan, _ -> Front.none());
    }

    /// A run that `front` shows; it is made with what tells a line in the terminal.
    TerminalRun(Surroundings here, DataOption dataOption, RunPlan plan, Function<Consumer<String>, Front> front) {
        this.here = here;
        this.dataOption = dataOption;
        this.data = dataOption.folder(here);
        this.plan = plan;
        this.screen = here.terminal() ? new LiveScreen(here.out()) : new LogScreen(here.out(), here.clock());
        this.front = front.apply(this::inTerminal);
    }

    /// Returns the exit code when the run has ended.
    int run() {
        data.make();
        return switch (Instance.find(data)) {
            case Instance.None(InstanceLock lock) -> serve(lock);
            case Instance.Running running -> handOver(running);
        };
    }

    private int handOver(Instance.Running running) {
        if (!plan.saved()) {
            throw Refusal.failed(
                    running.file().name() + " already runs with this data folder.",
                    "Add the folder to it with: "
                            + dataOption.commandLine("FOLDER")
                            + ", end it first, or choose another data folder with --data DIR.");
        }
        if (!plan.folders().isEmpty()) {
            Answer answer = running.ask(new Request.AddFolders(plan.folders()));
            print(answer);
            if (!answer.isDone()) {
                return answer.exitCode();
            }
        }
        Answer raised = running.ask(new Request.Raise());
        if (plan.folders().isEmpty() || raised.isDone()) {
            print(raised);
        }
        return 0;
    }

    private void print(Answer answer) {
        PrintStream to = answer.isDone() ? here.out() : here.err();
        answer.lines().forEach(line -> to.println(dataOption.completed(line)));
    }

    private int serve(InstanceLock lock) {
        here.stop().begin();
        try (lock) {
            LogFile.begin(data.logs()).ifPresent(this::tell);
            try (Porchlight porchlight = Porchlight.start(place(lock), plan)) {
                if (front.begin(porchlight)) {
                    inTerminal(
                            front.isSeen()
                                    ? "Porchlight's window is open. Ctrl+C here ends it all."
                                    : "Porchlight runs in the panel, without a window. Ctrl+C here ends it.");
                    porchlight.settle();
                    tellPort(porchlight);
                    tellLinks(porchlight);
                    here.stop().await();
                    inTerminal(ENDED);
                } else {
                    serve(porchlight);
                }
                front.close();
            }
            return dead ? Refusal.FAILED : 0;
        } finally {
            here.stop().end();
        }
    }

    private void serve(Porchlight porchlight) {
        greet(porchlight);
        tellPort(porchlight);
        tellLinks(porchlight);
        tellFirewalls(porchlight);
        porchlight.onChange(() -> changed.set(true));
        porchlight.settle();
        watch(porchlight);
        screen.show(List.of());
        tell(ENDED);
    }

    private Porchlight.Place place(InstanceLock lock) {
        return new Porchlight.Place(
                data,
                lock,
                here.environment().get("XDG_RUNTIME_DIR"),
                here.clock(),
                here.discovery(),
                this::tell,
                this::died);
    }

    private void died() {
        dead = true;
        tell("The server met a fault it could not survive; the log in " + data.logs() + " says which.");
        tell("Start Porchlight again.");
        here.stop().ask();
    }

    private void watch(Porchlight porchlight) {
        while (!here.stop().isAskedWithin(EVERY)) {
            if (changed.getAndSet(false)) {
                tellLinks(porchlight);
            }
            tellAway(porchlight.awayShares());
            tellSilence(porchlight.silentShares());
            screen.show(porchlight.viewings());
        }
    }

    /// A folder that was not there from the begin on is told with the links; a visitor finds out when one goes.
    private void tellAway(Map<String, String> now) {
        now.forEach((share, why) -> {
            if (!why.equals(away.get(share))) {
                tell(SafeText.of(share) + " is not served now: its folder " + why + ".");
            }
        });
        for (String share : away.keySet()) {
            if (!now.containsKey(share)) {
                tell(SafeText.of(share) + " is served again.");
            }
        }
        away = now;
    }

    private void tellSilence(Set<String> now) {
        for (String share : now) {
            if (!silent.contains(share)) {
                tell(SafeText.of(share) + " does not answer: its disk may be asleep or gone. Everything else goes on.");
            }
        }
        for (String share : silent) {
            if (!now.contains(share)) {
                tell(SafeText.of(share) + " answers again.");
            }
        }
        silent = now;
    }

    private void greet(Porchlight porchlight) {
        int shares = porchlight.shares().all().size();
        tell(
                (plan.saved()
                                ? "Porchlight serves " + Figures.counted(shares, "saved share") + " from this terminal."
                                : "Porchlight serves " + Figures.counted(shares, "folder") + ".")
                        + " Ctrl+C ends it.");
    }

    private void tellPort(Porchlight porchlight) {
        if (porchlight.hasMovedPort()) {
            tell(
                    "Port "
                            + porchlight.settings().port()
                            + " is used by another program; for this run it is "
                            + porchlight.port()
                            + ". Links given out before point to the old port and do not open now.");
        }
    }

    /// Says how to open a firewall, when that is known: whoever looks may have to wait for it.
    private void tellFirewalls(Porchlight porchlight) {
        if (plan.bind() != null && plan.bind().isLoopbackAddress()) {
            return;
        }
        Machine machine = new Machine(Path.of("/"), new Programs(here.environment()));
        ReachabilityCheck check = new ReachabilityCheck(machine, porchlight::lastHeard);
        Thread.ofPlatform()
                .daemon()
                .name("porchlight firewall")
                .start(() -> {
                    List<String> hint = ReachabilityCheck.hint(check.look(porchlight.port()));
                    if (!hint.isEmpty()) {
                        List<String> spaced = new ArrayList<>(hint);
                        spaced.addFirst("");
                        screen.say(spaced);
                    }
                });
    }

    private void tellLinks(Porchlight porchlight) {
        List<Path> folders = porchlight.shares().all().stream().map(SharedFolder::folder).toList();
        Set<Path> missing = FolderProbe.missing(folders, DISK_PATIENCE);
        Welcome welcome =
                new Welcome(
                        porchlight.shares(),
                        missing,
                        porchlight.settings().openness(),
                        porchlight.household().contacts().names(),
                        dataOption::commandLine);
        List<String> lines = welcome.lines(porchlight.address(), porchlight.isReachable());
        if (!lines.equals(told)) {
            told = lines;
            List<String> spaced = new ArrayList<>(lines);
            spaced.addFirst("");
            screen.say(spaced);
        }
    }

    private void tell(String line) {
        inTerminal(line);
        front.say(line);
    }

    private void inTerminal(String line) {
        screen.say(line.lines().toList());
    }
}
