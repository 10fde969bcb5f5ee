package org.porchlight.app.control;

import org.jspecify.annotations.Nullable;
import org.porchlight.app.store.DataFolder;
import org.porchlight.app.store.Json;
import org.porchlight.app.store.JsonText;
import org.porchlight.app.text.Refusal;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.io.IOException;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.Semaphore;

/// The ear of a running Porchlight: answers the commands that come through its UNIX socket, each on a thread of its
/// own.
///
/// A command writes one line with its request. The answer is one line; that to [Request.Who] one line a second.
public final class ControlServer implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(ControlServer.class);
    private static final Duration PATIENCE = Duration.ofSeconds(10);
    private static final Duration EVERY = Duration.ofSeconds(1);
    private static final int AT_ONCE = 32;

    /// Who answers. Called from several threads.
    public interface Desk {
        Answer answer(Request request);

        /// The viewings as they are now.
        Json.Fields viewings();
    }

    private final DataFolder data;
    private final ServerSocketChannel channel;
    private final Path socket;
    private final Desk desk;
    private final Semaphore places = new Semaphore(AT_ONCE);
    private String published = "";

    private ControlServer(DataFolder data, ServerSocketChannel channel, Desk desk) throws IOException {
        this.data = data;
        this.channel = channel;
        this.socket = ((UnixDomainSocketAddress) channel.getLocalAddress()).getPath();
        this.desk = desk;
    }

    /// Listens for commands about `data`, whose lock the caller holds. `runtimeFolder` is where the system keeps
    /// sockets, if it says so.
    public static ControlServer start(DataFolder data, @Nullable String runtimeFolder, Desk desk) throws IOException {
        cleanUpAfterCrash(data);
        ControlServer server = new ControlServer(data, SocketPlace.listen(data, runtimeFolder), desk);
        Thread.ofPlatform().daemon().name("porchlight-control").start(server::listen);
        return server;
    }

    /// Tells other processes where to find this one and what its front page is. May be called again.
    public synchronized void publish(String address) throws IOException {
        if (!address.equals(published)) {
            new ControlFile(ProcessHandle.current().pid(), socket, address).write(data);
            published = address;
        }
    }

    @Override
    public void close() {
        try {
            ControlFile.remove(data);
            channel.close();
            SocketPlace.remove(socket, data);
        } catch (IOException e) {
            LOG.warn("The control socket {} was left behind", socket, e);
        }
    }

    private static void cleanUpAfterCrash(DataFolder data) throws IOException {
        ControlFile left = ControlFile.read(data).orElse(null);
        if (left != null) {
            SocketPlace.remove(left.socket(), data);
        }
        ControlFile.remove(data);
    }

    private void listen() {
        try {
            while (true) {
                SocketChannel client = channel.accept();
                places.acquireUninterruptibly();
                Thread.ofPlatform().daemon().name("porchlight-command").start(() -> serve(client));
            }
        } catch (ClosedChannelException _) {
            // closed: nobody listens any more
        } catch (IOException e) {
            LOG.error("Commands are no longer heard", e);
        }
    }

    private void serve(SocketChannel client) {
        try (LineChannel lines = new LineChannel(client)) {
            Request request = RequestFormat.parse(lines.readLine(PATIENCE));
            if (request instanceof Request.Who) {
                tellViewings(lines);
            } else {
                lines.writeLine(JsonText.line(answer(request).told()), PATIENCE);
            }
        } catch (IOException | IllegalStateException e) {
            LOG.debug("A command went away, or Porchlight is ending", e);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        } finally {
            places.release();
        }
    }

    private Answer answer(Request request) {
        try {
            return desk.answer(request);
        } catch (RuntimeException e) {
            LOG.error("{} failed", request.getClass().getSimpleName(), e); // the request itself may hold a link
            return Answer.refused(
                    Refusal.failed("The running Porchlight met an error of its own.", "Its log says more. Try again."));
        }
    }

    private void tellViewings(LineChannel lines) throws IOException, InterruptedException {
        while (true) {
            lines.writeLine(JsonText.line(desk.viewings()), PATIENCE);
            Thread.sleep(EVERY);
        }
    }
}
