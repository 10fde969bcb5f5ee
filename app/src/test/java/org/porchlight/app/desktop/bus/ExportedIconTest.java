package org.porchlight.app.desktop.bus;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.freedesktop.dbus.errors.PropertyReadOnly;
import org.freedesktop.dbus.errors.UnknownProperty;
import org.freedesktop.dbus.exceptions.DBusException;
import org.freedesktop.dbus.types.Variant;
import org.junit.jupiter.api.Test;
import org.porchlight.app.desktop.TrayCommand;
import org.porchlight.app.desktop.TrayIcon;

import java.util.ArrayList;
import java.util.List;

class ExportedIconTest {
    private final List<TrayCommand> chosen = new ArrayList<>();
    private final ExportedIcon icon = new ExportedIcon(chosen::add);

    @Test
    void onlyWhatChangedIsTold() throws DBusException {
        assertEquals(List.of("NewToolTip"), told(TrayIcon.IDLE, "Nobody is watching"));
        assertEquals(List.of(), told(TrayIcon.IDLE, "Nobody is watching"));
        assertEquals(List.of("NewIcon", "NewToolTip"), told(TrayIcon.SERVING, "1 watching"));
    }

    @Test
    void thePanelGetsThePixelsOfTheState() throws DBusException {
        var _ = icon.change(TrayIcon.PAUSED, "");
        @SuppressWarnings("unchecked")
        List<Pixmap> pixmaps =
                (List<Pixmap>) icon.<Variant<?>>Get("org.kde.StatusNotifierItem", "IconPixmap").getValue();
        assertEquals(TrayIcon.SIZES, pixmaps.stream().map(Pixmap::width).toList());
        assertEquals(TrayIcon.SIZES, pixmaps.stream().map(Pixmap::height).toList());
        assertArrayEquals(TrayIcon.PAUSED.argb(22), pixmaps.get(1).pixels());
    }

    @Test
    void aClickOpens() {
        icon.Activate(10, 10);
        assertEquals(List.of(new TrayCommand.Open()), chosen);
    }

    @Test
    void propertiesCanOnlyBeRead() {
        assertThrows(UnknownProperty.class, () -> icon.Get("org.kde.StatusNotifierItem", "Nonsense"));
        assertThrows(PropertyReadOnly.class, () -> icon.Set("org.kde.StatusNotifierItem", "Title", "x"));
        assertTrue(icon.GetAll("org.kde.StatusNotifierItem").containsKey("Menu"));
    }

    private List<String> told(TrayIcon drawn, String tooltip) throws DBusException {
        return icon.change(drawn, tooltip).stream().map(signal -> signal.getClass().getSimpleName()).toList();
    }
}
