package org.porchlight.app;

import org.jspecify.annotations.Nullable;
import org.porchlight.app.discovery.NetworkState;
import org.porchlight.app.settings.Settings;
import org.porchlight.app.text.Refusal;
import org.porchlight.engine.ServerEngine;
import org.porchlight.engine.api.EngineOptions;

import java.io.IOException;
import java.net.BindException;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.util.List;
import java.util.Locale;

/// A started engine. `moved` is true when the port of the settings was taken and the next free one is used.
record EngineStart(ServerEngine engine, boolean moved) {
    private static final int PORTS_TO_TRY = 50;
    private static final int FIRST_FREE_PORT = 1024;

    /// Starts on the port this run asks for, and on no other; without such on that of the settings or the next free
    /// one. `died` runs if it ends by a fault of its own.
    ///
    /// @throws Refusal if it cannot be started
    static EngineStart of(Household household, RunPlan plan, NetworkState networks, Runnable died) {
        Settings settings = household.settings();
        Integer asked = plan.port();
        int first = asked == null ? settings.port() : asked;
        int last = asked == null ? Math.min(65_535, first + PORTS_TO_TRY) : first;
        for (int port = first; ; port++) {
            try {
                ServerEngine engine =
                        ServerEngine.builder()
                                .options(EngineOptions.onPort(port).boundTo(plan.bind()))
                                .setup(Serving.setup(household, plan, networks))
                                .machine(Serving.name(settings, plan, networks))
                                .watch(new Doorkeeper(household))
                                .died(died)
                                .start();
                return new EngineStart(engine, port != first);
            } catch (BindException e) {
                if (port == last || !isTaken(e)) {
                    throw refusal(e, plan.bind(), port, networks);
                }
            } catch (IOException e) {
                throw Refusal.failed("The server could not start: " + e.getMessage() + ".", "Try again.");
            }
        }
    }

    /// Has a running engine listen on another port; connections that are there stay.
    ///
    /// @throws Refusal if it cannot; then it listens where it did
    static void move(ServerEngine engine, @Nullable InetAddress bind, int port) {
        try {
            engine.listenOn(bind, port);
        } catch (BindException e) {
            throw isTaken(e)
                    ? Refusal.failed(
                            "Port " + port + " is used by another program.",
                            "Choose another number, or end that program first.")
                    : Refusal.failed(
                            "Port " + port + " cannot be opened (" + e.getMessage() + ").",
                            "Choose a number from " + FIRST_FREE_PORT + " to 65535.");
        } catch (IOException e) {
            throw Refusal.failed("Port " + port + " cannot be opened (" + e.getMessage() + ").", "Try again.");
        }
    }

    private static boolean isTaken(BindException e) {
        return message(e).contains("in use");
    }

    private static Refusal refusal(BindException e, @Nullable InetAddress bind, int port, NetworkState networks) {
        if (isTaken(e)) {
            return Refusal.failed(
                    "Port " + port + " is used by another program.",
                    "Choose another with --port N, or leave --port out to get a free one.");
        }
        if (port < FIRST_FREE_PORT && message(e).contains("denied")) {
            return Refusal.failed(
                    "Ports below " + FIRST_FREE_PORT + " are kept for the administrator.",
                    "Choose a higher one with --port N.");
        }
        if (bind != null && !networks.isOwn(bind)) {
            return Refusal.failed(
                    bind.getHostAddress() + " is not an address of this machine.",
                    "Its addresses: " + String.join(", ", addresses(networks)));
        }
        return Refusal.failed(
                "Port " + port + " cannot be opened (" + e.getMessage() + ").", "Choose another with --port N.");
    }

    private static List<String> addresses(NetworkState networks) {
        return networks.ownAddresses().stream()
                .filter(address -> !(address instanceof Inet6Address && address.isLinkLocalAddress()))
                .map(address -> address.getHostAddress().replaceFirst("%.*", ""))
                .toList();
    }

    private static String message(BindException e) {
        return String.valueOf(e.getMessage()).toLowerCase(Locale.ROOT);
    }
}
