package org.porchlight.engine.api;

/// What the engine is told before it starts.
///
/// @param port the TCP port to listen on, `0..65535`; `0` lets the system choose
public record EngineOptions(int port) {}
