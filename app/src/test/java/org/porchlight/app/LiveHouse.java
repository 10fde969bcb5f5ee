package org.porchlight.app;

import org.porchlight.app.control.Instance;
import org.porchlight.app.discovery.Discovery;
import org.porchlight.app.discovery.NetworkState;
import org.porchlight.app.porch.Porch;
import org.porchlight.app.share.Audience;
import org.porchlight.app.share.FolderCheck;
import org.porchlight.app.store.DataFolder;
import org.porchlight.engine.api.Share;

import java.net.InetAddress;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;

/// A whole running Porchlight on loopback, for tests that see it from the window.
public final class LiveHouse implements AutoCloseable {
    private final Porchlight porchlight;
    private final LivePorch porch;

    private LiveHouse(Porchlight porchlight, LivePorch porch) {
        this.porchlight = porchlight;
        this.porch = porch;
    }

    /// Starts one that keeps its data in a folder of `home`, on a port that is free.
    public static LiveHouse start(Path home) {
        Path dataPath = home.resolve("data");
        DataFolder data = new DataFolder(dataPath, dataPath.resolve("log"));
        data.make();
        InstantSource clock = InstantSource.system();
        Porchlight started =
                Porchlight.start(
                        new Porchlight.Place(
                                data,
                                ((Instance.None) Instance.find(data)).lock(),
                                null,
                                clock,
                                LiveHouse::silence,
                                line -> {},
                                () -> {}),
                        new RunPlan(
                                true,
                                List.of(),
                                new Audience.Everyone(),
                                Share.Kind.FOLDER,
                                null,
                                InetAddress.getLoopbackAddress(),
                                null,
                                Map.of(),
                                null));
        return new LiveHouse(
                started,
                new LivePorch(
                        started, new LivePorch.Place(new FolderCheck(home, dataPath), data.logs(), clock, () -> {})));
    }

    public Porch porch() {
        return porch;
    }

    LivePorch livePorch() {
        return porch;
    }

    @Override
    public void close() {
        porchlight.close();
    }

    private static Discovery silence() {
        return new Discovery() {
            @Override
            public void announce(Announcement announcement) {}

            @Override
            public void networks(NetworkState now) {}

            @Override
            public void close() {}
        };
    }
}
