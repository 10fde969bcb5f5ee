package org.porchlight.engine.api;

import org.jspecify.annotations.Nullable;

import java.net.InetAddress;
import java.time.Duration;
import java.time.InstantSource;
import java.util.function.LongSupplier;

/// What is fixed when the engine starts.
///
/// `bind` is the address to listen on, null for all; `port` 0 takes any free one. `stopWithin` bounds
/// [org.porchlight.engine.ServerEngine#close()]. `clock` tells the date and when links expire, `nanoTime` drives all
/// time limits; both are injected so that tests need not wait.
public record EngineOptions(
        @Nullable InetAddress bind, int port, Duration stopWithin, InstantSource clock, LongSupplier nanoTime) {

    public EngineOptions {
        if (port < 0 || port > 65_535) {
            throw new IllegalArgumentException("A port is a number from 0 to 65535: " + port);
        }
    }

    /// All addresses, the given port, the clocks of the system.
    public static EngineOptions onPort(int port) {
        return new EngineOptions(null, port, Duration.ofSeconds(1), InstantSource.system(), System::nanoTime);
    }

    /// The same, listening on one address only.
    public EngineOptions boundTo(@Nullable InetAddress address) {
        return new EngineOptions(address, port, stopWithin, clock, nanoTime);
    }

    /// The same with other clocks.
    public EngineOptions clocks(InstantSource date, LongSupplier nanos) {
        return new EngineOptions(bind, port, stopWithin, date, nanos);
    }
}
