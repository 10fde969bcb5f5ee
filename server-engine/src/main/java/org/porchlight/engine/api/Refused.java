package org.porchlight.engine.api;

import org.jspecify.annotations.Nullable;

import java.net.InetAddress;

/// Somebody who did not get what they came for.
///
/// `contact` is the contact they are known to be, else null. `what` is the path they asked for, beginning with the
/// share and without the id of a link; the visitor chose it, so it may hold anything. `why` is the end of a sentence
/// for the owner, such as `the link has expired`. `more` counts how many refusals like this one went untold since the
/// last that was told.
public record Refused(InetAddress address, @Nullable String contact, String what, String why, int more) {}
