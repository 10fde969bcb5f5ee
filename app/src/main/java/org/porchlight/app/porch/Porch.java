package org.porchlight.app.porch;

import org.porchlight.app.settings.Settings;
import org.porchlight.engine.api.EngineSnapshot;

import java.util.function.UnaryOperator;

/// A running Porchlight, as a window or a tray knows it.
///
/// All methods may be called from any thread and wait for the engine, a few milliseconds as a rule; those that say they
/// ask the disk may wait for as long as a disk does, so a window calls them elsewhere. What cannot be done throws a
/// [org.porchlight.app.text.Refusal], whose text is for the person.
public interface Porch extends PorchShares, PorchLinks, PorchContacts {

    /// Ends a listening.
    interface Listening extends AutoCloseable {
        @Override
        void close();
    }

    PorchState now();

    /// What goes on at this moment.
    EngineSnapshot traffic();

    /// Has `listener` told after each change of the state, on the thread that made it; it must return soon.
    Listening onChange(Runnable listener);

    /// Whether shares for everyone are for contacts, until it is taken back.
    void onlyMyContacts(boolean only);

    /// Whether all sharing is paused.
    void pauseSharing(boolean paused);

    /// Cuts a viewing, and refuses its visitor that file for 10 minutes or until it is allowed again.
    void stopViewing(long viewing);

    void allowViewing(long viewing);

    /// Changes the settings, at once. Shares are not changed by it.
    ///
    /// @throws org.porchlight.app.text.Refusal if a value cannot be used; all stays as it was then
    void change(UnaryOperator<Settings> change);

    /// How the window was left.
    WindowState window();

    void keepWindow(WindowState window);

    /// Asks the whole program to end; returns at once.
    void quit();
}
