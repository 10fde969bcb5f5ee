package org.porchlight.app.desktop.bus;

import org.freedesktop.dbus.Struct;
import org.freedesktop.dbus.annotations.Position;

import java.util.List;

/// What a panel shows beside the pointer, `(sa(iiay)ss)`.
public final class ToolTip extends Struct {
    @Position(0)
    private final String iconName;

    @Position(1)
    private final List<Pixmap> icon;

    @Position(2)
    private final String title;

    @Position(3)
    private final String text;

    public ToolTip(String iconName, List<Pixmap> icon, String title, String text) {
        this.iconName = iconName;
        this.icon = icon;
        this.title = title;
        this.text = text;
    }

    public String iconName() {
        return iconName;
    }

    public List<Pixmap> icon() {
        return icon;
    }

    public String title() {
        return title;
    }

    public String text() {
        return text;
    }
}
