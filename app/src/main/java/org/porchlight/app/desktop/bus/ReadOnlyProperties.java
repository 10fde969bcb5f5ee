package org.porchlight.app.desktop.bus;

import org.freedesktop.dbus.errors.PropertyReadOnly;
import org.freedesktop.dbus.errors.UnknownProperty;
import org.freedesktop.dbus.interfaces.Properties;
import org.freedesktop.dbus.types.Variant;

import java.util.Map;

/// An object on the bus with properties of one interface, which others may read.
abstract class ReadOnlyProperties implements Properties {
    private final String path;

    ReadOnlyProperties(String path) {
        this.path = path;
    }

    /// All properties as they are now. Called on a thread of the bus.
    abstract Map<String, Variant<?>> properties();

    @Override
    public final String getObjectPath() {
        return path;
    }

    @Override
    @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"}) // the library wants the variant as it is
    public final <A> A Get(String owner, String name) {
        Variant<?> value = properties().get(name);
        if (value == null) {
            throw new UnknownProperty("There is no property " + name);
        }
        return (A) value;
    }

    @Override
    public final <A> void Set(String owner, String name, A value) {
        throw new PropertyReadOnly(name + " can only be read");
    }

    @Override
    public final Map<String, Variant<?>> GetAll(String owner) {
        return properties();
    }
}
