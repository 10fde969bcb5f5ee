package org.porchlight.app.desktop.bus;

import org.freedesktop.dbus.DBusPath;
import org.freedesktop.dbus.exceptions.DBusException;
import org.freedesktop.dbus.messages.DBusSignal;
import org.freedesktop.dbus.types.Variant;
import org.porchlight.app.desktop.TrayCommand;
import org.porchlight.app.desktop.TrayIcon;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/// The icon at `/StatusNotifierItem`. Its methods are called on threads of the bus, [#change] on one thread at a time.
final class ExportedIcon extends ReadOnlyProperties implements StatusNotifierItem {
    static final String PATH = "/StatusNotifierItem";

    private record Now(TrayIcon icon, String tooltip) {}

    private final Consumer<TrayCommand> commands;
    private volatile Now now = new Now(TrayIcon.IDLE, "");

    ExportedIcon(Consumer<TrayCommand> commands) {
        super(PATH);
        this.commands = commands;
    }

    /// Shows this from now on, and returns what the panel has to be told.
    List<DBusSignal> change(TrayIcon icon, String tooltip) throws DBusException {
        Now before = now;
        now = new Now(icon, tooltip);
        List<DBusSignal> told = new ArrayList<>();
        if (icon != before.icon()) {
            told.add(new NewIcon(PATH));
        }
        if (!tooltip.equals(before.tooltip())) {
            told.add(new NewToolTip(PATH));
        }
        return told;
    }

    @Override
    public void Activate(int x, int y) {
        commands.accept(new TrayCommand.Open());
    }

    @Override
    public void SecondaryActivate(int x, int y) {
        commands.accept(new TrayCommand.Open());
    }

    @Override
    public void ContextMenu(int x, int y) {
        // a panel that asks this draws no menus; on a bus without windows neither can we
    }

    @Override
    public void Scroll(int delta, String orientation) {
        // nothing here has an amount
    }

    @Override
    Map<String, Variant<?>> properties() {
        Now shown = now;
        List<Pixmap> icon = Pixmap.of(shown.icon());
        Map<String, Variant<?>> all = new LinkedHashMap<>();
        all.put("Category", new Variant<>("ApplicationStatus"));
        all.put("Id", new Variant<>("org.porchlight.Porchlight"));
        all.put("Title", new Variant<>("Porchlight"));
        all.put("Status", new Variant<>("Active"));
        all.put("WindowId", new Variant<>(0));
        all.put("IconName", new Variant<>("")); // a theme's drawing would not tell the states apart
        all.put("IconThemePath", new Variant<>(""));
        all.put("IconPixmap", new Variant<>(icon, Pixmap.LIST_SIGNATURE));
        all.put("OverlayIconName", new Variant<>(""));
        all.put("OverlayIconPixmap", new Variant<>(List.of(), Pixmap.LIST_SIGNATURE));
        all.put("AttentionIconName", new Variant<>(""));
        all.put("AttentionIconPixmap", new Variant<>(List.of(), Pixmap.LIST_SIGNATURE));
        all.put("AttentionMovieName", new Variant<>(""));
        all.put("ToolTip", new Variant<>(new ToolTip("", List.of(), "Porchlight", shown.tooltip()), "(sa(iiay)ss)"));
        all.put("ItemIsMenu", new Variant<>(false));
        all.put("Menu", new Variant<>(new DBusPath(ExportedMenu.PATH)));
        return all;
    }
}
