package org.porchlight.app.desktop.bus;

import org.freedesktop.dbus.Struct;
import org.freedesktop.dbus.annotations.Position;

import java.util.List;

/// Names of properties that one item of a menu has no more, `(ias)`.
public final class RemovedProperties extends Struct {
    @Position(0)
    private final int id;

    @Position(1)
    private final List<String> names;

    public RemovedProperties(int id, List<String> names) {
        this.id = id;
        this.names = names;
    }

    public int id() {
        return id;
    }

    public List<String> names() {
        return names;
    }
}
