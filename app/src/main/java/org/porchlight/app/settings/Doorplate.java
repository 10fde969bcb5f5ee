package org.porchlight.app.settings;

import java.util.List;

/// Under which names and where this Porchlight is found; the fields are told of in [Settings].
public record Doorplate(String name, int port, String linkHost, List<String> hostNames) {

    public Doorplate {
        hostNames = List.copyOf(hostNames);
    }

    static Doorplate initial() {
        return new Doorplate("", Settings.DEFAULT_PORT, "", List.of());
    }

    Doorplate named(String now) {
        return new Doorplate(now, port, linkHost, hostNames);
    }

    Doorplate onPort(int now) {
        return new Doorplate(name, now, linkHost, hostNames);
    }

    Doorplate linkHost(String now) {
        return new Doorplate(name, port, now, hostNames);
    }

    Doorplate hostNames(List<String> now) {
        return new Doorplate(name, port, linkHost, now);
    }
}
