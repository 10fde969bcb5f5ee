package org.porchlight.app.desktop.bus;

import org.freedesktop.dbus.Struct;
import org.freedesktop.dbus.annotations.Position;
import org.freedesktop.dbus.types.UInt32;
import org.freedesktop.dbus.types.Variant;

/// Something that happened to an item of a menu, `(isvu)`.
public final class MenuEvent extends Struct {
    @Position(0)
    private final int id;

    @Position(1)
    private final String event;

    @Position(2)
    private final Variant<?> data;

    @Position(3)
    private final UInt32 time;

    public MenuEvent(int id, String event, Variant<?> data, UInt32 time) {
        this.id = id;
        this.event = event;
        this.data = data;
        this.time = time;
    }

    public int id() {
        return id;
    }

    public String event() {
        return event;
    }

    public Variant<?> data() {
        return data;
    }

    public UInt32 time() {
        return time;
    }
}
