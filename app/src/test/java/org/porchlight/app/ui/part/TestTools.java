package org.porchlight.app.ui.part;

import org.jspecify.annotations.Nullable;
import org.porchlight.app.porch.FakePorch;
import org.porchlight.app.porch.Opener;
import org.porchlight.app.porch.Reachability;
import org.porchlight.app.porch.SessionStart;
import org.porchlight.app.text.Refusal;

import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Consumer;

/// Tools around a fake porch, all of it at once and on one thread; what left the window is written down.
public final class TestTools {
    public final FakePorch porch = new FakePorch();
    public final PorchModel model = new PorchModel(porch);
    public final List<String> said = new ArrayList<>();
    public final List<String> copied = new ArrayList<>();
    public final List<String> opened = new ArrayList<>();

    /// What an offer at the foot of the window would do.
    public Runnable offered = () -> {};

    /// What the folder dialog answers.
    public @Nullable Path chosen;

    /// Whether Porchlight starts with the session.
    public SessionStart.State startsAtLogin = SessionStart.State.OFF;

    public TestTools() {
        porch.onChange(model::refresh);
    }

    public Tools tools() {
        return new Tools(
                model,
                new AtOnce(),
                new Said(),
                copied::add,
                _ -> Optional.ofNullable(chosen),
                new Opened(),
                _ -> Reachability.unknown(),
                Optional.of(new Login()),
                () -> Instant.parse("2026-01-01T12:00:00Z"));
    }

    private static final class AtOnce implements Background {
        @Override
        public <T> void run(Callable<T> work, Consumer<T> done, Consumer<String> refused) {
            try {
                done.accept(work.call());
            } catch (Refusal refusal) {
                refused.accept(refusal.text());
            } catch (Exception e) {
                throw new AssertionError(e);
            }
        }
    }

    private final class Said implements Notices {
        @Override
        public void say(String text) {
            said.add(text);
        }

        @Override
        public void offer(String text, String action, Runnable run) {
            said.add(text + " [" + action + "]");
            offered = run;
        }

        @Override
        public void refuse(String text) {
            said.add("refused: " + text);
        }
    }

    private final class Login implements SessionStart {
        @Override
        public State state() {
            return startsAtLogin;
        }

        @Override
        public void set(boolean on) {
            startsAtLogin = on ? State.ON : State.OFF;
        }
    }

    private final class Opened implements Opener {
        @Override
        public void folder(Path folder) {
            opened.add("folder " + folder);
        }

        @Override
        public void browser(String address) {
            opened.add("browser " + address);
        }

        @Override
        public void player(String address, String title) {
            opened.add("player " + address);
        }

        @Override
        public String playerName() {
            return "VLC";
        }
    }
}
