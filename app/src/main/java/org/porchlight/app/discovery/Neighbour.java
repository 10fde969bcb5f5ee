package org.porchlight.app.discovery;

import java.net.InetAddress;

/// Another Porchlight that announced itself nearby. What it says about itself suggests, and never grants.
///
/// `name` is for people, `id` tells it from others, `port` is its plain one.
public record Neighbour(String name, String id, InetAddress address, int port) {}
