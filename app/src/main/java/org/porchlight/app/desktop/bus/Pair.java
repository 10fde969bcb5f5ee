package org.porchlight.app.desktop.bus;

import org.freedesktop.dbus.Tuple;
import org.freedesktop.dbus.annotations.Position;

/// Two answers of one call. The library finds their types in the type arguments, so these are needed.
public final class Pair<A, B> extends Tuple {
    @Position(0)
    private final A first;

    @Position(1)
    private final B second;

    public Pair(A first, B second) {
        this.first = first;
        this.second = second;
    }

    public A first() {
        return first;
    }

    public B second() {
        return second;
    }
}
