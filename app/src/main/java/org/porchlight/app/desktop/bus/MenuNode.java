package org.porchlight.app.desktop.bus;

import org.freedesktop.dbus.Struct;
import org.freedesktop.dbus.annotations.Position;
import org.freedesktop.dbus.types.Variant;

import java.util.List;
import java.util.Map;

/// An item of a menu with all below it, `(ia{sv}av)`.
public final class MenuNode extends Struct {
    static final String SIGNATURE = "(ia{sv}av)";

    @Position(0)
    private final int id;

    @Position(1)
    private final Map<String, Variant<?>> properties;

    @Position(2)
    private final List<Variant<?>> children;

    public MenuNode(int id, Map<String, Variant<?>> properties, List<Variant<?>> children) {
        this.id = id;
        this.properties = properties;
        this.children = children;
    }

    public int id() {
        return id;
    }

    public Map<String, Variant<?>> properties() {
        return properties;
    }

    public List<Variant<?>> children() {
        return children;
    }
}
