package org.porchlight.engine;

import org.porchlight.engine.api.EngineOptions;

/// The HTTP server, as an embedding program holds it.
///
/// @param options what it was built with
public record ServerEngine(EngineOptions options) {}
