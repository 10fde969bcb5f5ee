package org.porchlight.app.desktop.bus;

import org.freedesktop.dbus.Struct;
import org.freedesktop.dbus.annotations.Position;
import org.porchlight.app.desktop.TrayIcon;

import java.util.List;

/// A drawing of an icon in one size, `(iiay)`: pixels of alpha, red, green and blue.
public final class Pixmap extends Struct {
    static final String LIST_SIGNATURE = "a(iiay)";

    @Position(0)
    private final int width;

    @Position(1)
    private final int height;

    @Position(2)
    private final byte[] pixels;

    public Pixmap(int width, int height, byte[] pixels) {
        this.width = width;
        this.height = height;
        this.pixels = pixels;
    }

    static List<Pixmap> of(TrayIcon icon) {
        return TrayIcon.SIZES.stream().map(size -> new Pixmap(size, size, icon.argb(size))).toList();
    }

    public int width() {
        return width;
    }

    public int height() {
        return height;
    }

    public byte[] pixels() {
        return pixels;
    }
}
