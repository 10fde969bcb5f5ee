package org.porchlight.app.desktop.bus;

import org.freedesktop.dbus.Struct;
import org.freedesktop.dbus.annotations.Position;
import org.freedesktop.dbus.types.Variant;

import java.util.Map;

/// Properties of one item of a menu, `(ia{sv})`.
public final class ItemProperties extends Struct {
    @Position(0)
    private final int id;

    @Position(1)
    private final Map<String, Variant<?>> properties;

    public ItemProperties(int id, Map<String, Variant<?>> properties) {
        this.id = id;
        this.properties = properties;
    }

    public int id() {
        return id;
    }

    public Map<String, Variant<?>> properties() {
        return properties;
    }
}
