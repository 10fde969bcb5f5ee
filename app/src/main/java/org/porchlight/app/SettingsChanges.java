package org.porchlight.app;

import org.porchlight.app.settings.Settings;
import org.porchlight.app.settings.SettingsRules;
import org.porchlight.app.text.Refusal;
import org.porchlight.engine.ServerEngine;

import java.util.function.UnaryOperator;

/// Changes the settings of a running Porchlight, and where it listens with them. Any thread; changes follow each other.
final class SettingsChanges {
    private final Household household;
    private final ServerEngine engine;
    private final RunPlan plan;
    private volatile boolean movedPort;

    SettingsChanges(Household household, EngineStart start, RunPlan plan) {
        this.household = household;
        this.engine = start.engine();
        this.movedPort = start.moved();
        this.plan = plan;
    }

    /// Whether the port of the settings was taken, so that another is used for this run.
    boolean hasMovedPort() {
        return movedPort;
    }

    /// Changes the settings but for the shares, and listens on another port if they say so.
    ///
    /// @throws Refusal if a value cannot be used, and then nothing has changed
    synchronized void make(UnaryOperator<Settings> change) {
        Settings before = household.settings();
        Settings wanted = checked(change, before);
        int port = engine.address().getPort();
        if (wanted.port() != before.port() && wanted.port() != port) {
            EngineStart.move(engine, plan.bind(), wanted.port());
        }
        household.edit(books -> {
            books.settings().change(now -> change.apply(now).with(now.shares()));
            return wanted;
        });
        movedPort = movedPort && wanted.port() != engine.address().getPort();
    }

    private static Settings checked(UnaryOperator<Settings> change, Settings before) {
        try {
            return SettingsRules.checked(change.apply(before));
        } catch (IllegalArgumentException e) {
            throw Refusal.badArgument(String.valueOf(e.getMessage()), "Nothing was changed.");
        }
    }
}
