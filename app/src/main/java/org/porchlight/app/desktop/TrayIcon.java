package org.porchlight.app.desktop;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Locale;

/// What the icon tells at a glance.
public enum TrayIcon {
    /// The light is on and nobody is watching.
    IDLE,
    /// Somebody is watching.
    SERVING,
    /// Sharing is paused, the light is out.
    PAUSED,
    /// Only contacts are let in.
    CONTACTS;

    /// The widths, which are the heights too, in which each is drawn, in pixels.
    public static final List<Integer> SIZES = List.of(16, 22, 24, 32, 48, 64);

    /// The drawing as a PNG file.
    public byte[] png(int size) {
        return drawing(size + ".png");
    }

    /// The drawing as rows of pixels of four bytes, alpha, red, green and blue, not premultiplied: what a panel asks
    /// for, without loading what reads pictures.
    public byte[] argb(int size) {
        return drawing(size + ".argb");
    }

    private byte[] drawing(String ending) {
        String name = "/org/porchlight/app/icons/tray-" + name().toLowerCase(Locale.ROOT) + "-" + ending;
        try (InputStream file = TrayIcon.class.getResourceAsStream(name)) {
            if (file == null) {
                throw new IllegalStateException(name + " is not packed");
            }
            return file.readAllBytes();
        } catch (IOException e) {
            throw new IllegalStateException(name + " cannot be read", e);
        }
    }
}
