package org.porchlight.engine.api;

/// How a share does at one moment. `away` says why its folder could not be used when it was last asked for, as the end
/// of a sentence that begins with the folder; empty if it could. `answering` is false while its disk keeps requests
/// waiting for longer than [Limits#file()]; `waiting` are the requests in its queue.
public record ShareSnapshot(String name, boolean answering, int waiting, String away) {}
