package org.porchlight.engine.api;

/// How a share does at one moment. `answering` is false while its disk keeps requests waiting for longer than
/// [Limits#file()]; `waiting` are the requests in its queue.
public record ShareSnapshot(String name, boolean answering, int waiting) {}
