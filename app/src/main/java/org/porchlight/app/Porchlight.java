package org.porchlight.app;

import org.jspecify.annotations.Nullable;
import org.porchlight.app.console.ViewingRow;
import org.porchlight.app.control.InstanceLock;
import org.porchlight.app.discovery.Discovery;
import org.porchlight.app.discovery.Neighbour;
import org.porchlight.app.discovery.NetworkState;
import org.porchlight.app.discovery.Networks;
import org.porchlight.app.porch.WindowState;
import org.porchlight.app.settings.Settings;
import org.porchlight.app.share.LinkAddress;
import org.porchlight.app.share.SharedFolders;
import org.porchlight.app.store.DataFolder;
import org.porchlight.app.store.JsonFile;
import org.porchlight.app.store.Store;
import org.porchlight.app.store.SystemDisk;
import org.porchlight.engine.ServerEngine;
import org.porchlight.engine.api.ShareSnapshot;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.net.InetAddress;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/// A running Porchlight: the household, the engine that serves it, the networks it is on, its announcements, and the
/// ear for commands. Every change of one reaches the others from here. All methods may be called from any thread.
public final class Porchlight implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Porchlight.class);

    /// What a run needs from outside. `lock` is that of `data` and is given back when Porchlight closes; `discovery` is
    /// made after the engine answers, `person` is told what goes wrong, `died` runs if the engine ends by a fault of
    /// its own.
    record Place(
            DataFolder data,
            InstanceLock lock,
            @Nullable String runtimeFolder,
            InstantSource clock,
            Supplier<Discovery> discovery,
            Consumer<String> person,
            Runnable died) {}

    private final Place place;
    private final RunPlan plan;
    private final Store store;
    private final Household household;
    private final Networks networks;
    private final ServerEngine engine;
    private final SettingsChanges changes;
    private final List<Runnable> listeners = new CopyOnWriteArrayList<>();
    private final Ear ear;
    private final Announcements announcements = new Announcements();
    private final Diary diary;
    private @Nullable LinkUseClock linkUses;
    private String told = "";
    private @Nullable JsonFile<WindowState> window;

    private Porchlight(Place place, RunPlan plan) {
        this.place = place;
        this.plan = plan;
        this.store = new Store(place.data().path(), new SystemDisk(), place.clock(), place.person());
        this.household = new Household(store, place.clock(), this::follow);
        household.begin(plan);
        this.networks = new Networks();
        EngineStart start = EngineStart.of(household, plan, networks.now(), place.died());
        this.engine = start.engine();
        this.changes = new SettingsChanges(household, start, plan);
        Desk desk = new Desk(household, place.clock(), this::address, true);
        this.ear = new Ear(place, store, desk, this::viewings);
        this.diary = new Diary(household);
    }

    /// Starts serving; the engine answers when this returns. What else belongs to a run follows with [#settle].
    ///
    /// @throws org.porchlight.app.text.Refusal if it cannot start; nothing is left behind then but the lock
    static Porchlight start(Place place, RunPlan plan) {
        return new Porchlight(place, plan);
    }

    /// Begins to hear commands, to follow the networks and to announce.
    void settle() {
        ear.open(tellAddress());
        networks.onChange(_ -> follow());
        networks.start();
        if (plan.bind() == null || !plan.bind().isLoopbackAddress()) {
            announcements.begin(place.discovery().get(), networks.now(), announcement());
        }
        linkUses = new LinkUseClock(household, this::tellListeners);
    }

    Settings settings() {
        return household.settings();
    }

    SharedFolders shares() {
        return household.shares();
    }

    /// Where links point to: the address that other machines reach.
    LinkAddress address() {
        String host = settings().linkHost();
        if (!host.isEmpty()) {
            return LinkAddress.of(host, port());
        }
        InetAddress reachable = reachableAddress();
        return reachable == null ? new LinkAddress("localhost", port()) : LinkAddress.of(reachable, port());
    }

    /// Whether other machines can reach this one at all.
    boolean isReachable() {
        InetAddress reachable = reachableAddress();
        return reachable != null && !reachable.isLoopbackAddress();
    }

    int port() {
        return engine.address().getPort();
    }

    /// Whether the port of the settings was taken, so that links given out before point to the old place.
    boolean hasMovedPort() {
        return changes.hasMovedPort();
    }

    List<ViewingRow> viewings() {
        return ViewingRow.of(engine.snapshot(), household.contacts());
    }

    /// The names of shares whose disk keeps its visitors waiting.
    Set<String> silentShares() {
        return engine.snapshot().shares().stream()
                .filter(share -> !share.answering())
                .map(ShareSnapshot::name)
                .collect(Collectors.toUnmodifiableSet());
    }

    /// The shares whose folder could not be used when it was last asked for, with why.
    Map<String, String> awayShares() {
        return engine.snapshot().shares().stream()
                .filter(share -> !share.away().isEmpty())
                .collect(Collectors.toUnmodifiableMap(ShareSnapshot::name, ShareSnapshot::away));
    }

    /// Has `listener` told after each change of settings, shares, contacts, links or networks.
    void onChange(Runnable listener) {
        listeners.add(listener);
    }

    void forget(Runnable listener) {
        listeners.remove(listener);
    }

    Household household() {
        return household;
    }

    ServerEngine engine() {
        return engine;
    }

    NetworkState networks() {
        return networks.now();
    }

    /// How this Porchlight is announced.
    String name() {
        return Serving.name(settings(), plan, networks.now());
    }

    List<Neighbour> nearby() {
        return announcements.nearby();
    }

    /// When an announcement of another machine was last heard, null while none was.
    @Nullable Instant lastHeard() {
        return announcements.lastHeard();
    }

    /// How the window was left. The file is opened when a window first asks.
    synchronized JsonFile<WindowState> window() {
        JsonFile<WindowState> file = window;
        if (file == null) {
            file = store.open("window.json", new WindowFormat());
            window = file;
        }
        return file;
    }

    /// Changes the settings but for the shares, and listens on another port if they say so.
    ///
    /// @throws org.porchlight.app.text.Refusal if a value cannot be used, and then nothing has changed
    void change(UnaryOperator<Settings> change) {
        changes.make(change);
    }

    /// Ends everything, each part in its own time but all at once, since some may hang. The changes are saved first.
    @Override
    public void close() {
        LOG.info("Porchlight ends");
        if (linkUses != null) {
            linkUses.close();
        }
        store.close();
        List<Thread> ending = new ArrayList<>();
        ending.add(inBackground(ear::close));
        ending.add(inBackground(announcements::close));
        ending.add(inBackground(networks::close));
        ending.add(inBackground(engine::close));
        for (Thread thread : ending) {
            joinQuietly(thread);
        }
        place.lock().close();
    }

    private @Nullable InetAddress reachableAddress() {
        InetAddress bound = engine.address().getAddress();
        return bound.isAnyLocalAddress() ? networks.now().linkAddress() : bound;
    }

    /// Has `raise` open or raise the window whenever somebody starts Porchlight again; it returns whether it could.
    void onRaise(BooleanSupplier raise) {
        ear.onRaise(raise);
    }

    private Discovery.Announcement announcement() {
        return new Discovery.Announcement(name(), settings().id(), port(), 0);
    }

    private void follow() {
        NetworkState now = networks.now();
        diary.note(household);
        engine.change(_ -> Serving.setup(household, plan, now));
        engine.machine(name());
        announcements.follow(now, announcement());
        ear.publish(tellAddress());
        tellListeners();
    }

    private void tellListeners() {
        listeners.forEach(Runnable::run);
    }

    /// The address of the front page; when it is another than before, the log is told.
    private synchronized String tellAddress() {
        String now = address().root();
        if (!now.equals(told)) {
            LOG.info("{} is at {}", name(), now);
            told = now;
        }
        return now;
    }

    private static Thread inBackground(Runnable ending) {
        return Thread.ofPlatform().daemon().name("porchlight-ending").start(ending);
    }

    private static void joinQuietly(Thread thread) {
        try {
            thread.join();
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }
}
