package org.porchlight.app.control;

import org.porchlight.app.store.DataFolder;
import org.porchlight.app.store.Json;
import org.porchlight.app.store.JsonText;
import org.porchlight.app.text.Refusal;

import java.io.IOException;
import java.net.SocketTimeoutException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.SocketChannel;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Predicate;

/// Who owns a data folder at this moment.
public sealed interface Instance {
    /// How long an answer may take, and how long another command may hold the lock.
    Duration PATIENCE = Duration.ofSeconds(3);

    /// Nobody; now the caller, by this lock.
    record None(InstanceLock lock) implements Instance {}

    /// A running Porchlight.
    record Running(ControlFile file) implements Instance {

        /// Has `request` answered.
        ///
        /// @throws Refusal if the running one does not answer
        public Answer ask(Request request) {
            try (LineChannel lines = connect()) {
                lines.writeLine(RequestFormat.line(request), PATIENCE);
                return Answer.read(JsonText.parse(lines.readLine(PATIENCE)));
            } catch (SocketTimeoutException _) {
                throw silent();
            } catch (IOException | IllegalArgumentException _) {
                throw gone();
            }
        }

        /// Has the viewings told to `listener`, once a second, until it returns false or the running one ends.
        ///
        /// @throws Refusal if the running one does not answer
        public void watch(Predicate<Json.Fields> listener) {
            boolean heard = false;
            try (LineChannel lines = connect()) {
                lines.writeLine(RequestFormat.line(new Request.Who()), PATIENCE);
                boolean wanted = true;
                while (wanted) {
                    wanted = listener.test(JsonText.parse(lines.readLine(PATIENCE)));
                    heard = true;
                }
            } catch (SocketTimeoutException _) {
                throw silent();
            } catch (IOException _) {
                if (!heard) {
                    throw gone();
                }
            }
        }

        private LineChannel connect() throws IOException {
            SocketChannel channel = SocketChannel.open(StandardProtocolFamily.UNIX);
            try {
                channel.connect(UnixDomainSocketAddress.of(file.socket()));
                return new LineChannel(channel);
            } catch (IOException | RuntimeException e) {
                channel.close();
                throw e;
            }
        }

        private Refusal silent() {
            return Refusal.failed(
                    file.name() + " runs with this data folder and does not answer.",
                    "Wait a moment and try again, or end process " + file.process() + ".");
        }

        private Refusal gone() {
            return Refusal.failed(file.name() + " has just ended or is of another version.", "Try again.");
        }
    }

    /// Finds out, and takes the folder if nobody has it. Waits a little for one that is just starting or ending.
    ///
    /// @throws Refusal if the folder cannot be used, or its owner does not say who it is
    static Instance find(DataFolder data) {
        long deadline = System.nanoTime() + PATIENCE.toNanos();
        while (true) {
            Optional<InstanceLock> lock = InstanceLock.take(data);
            if (lock.isPresent()) {
                return new None(lock.get());
            }
            Optional<ControlFile> file = ControlFile.read(data);
            if (file.isPresent() && ProcessHandle.of(file.get().process()).isPresent()) {
                return new Running(file.get());
            }
            if (System.nanoTime() > deadline) {
                throw Refusal.failed(
                        "Another program holds the data folder " + data.path() + " and does not answer.",
                        "End the other Porchlight, or choose another folder with --data DIR.");
            }
            pause();
        }
    }

    private static void pause() {
        try {
            Thread.sleep(Duration.ofMillis(50));
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            throw Refusal.failed("Interrupted while waiting for the running Porchlight.", "Try again.");
        }
    }
}
