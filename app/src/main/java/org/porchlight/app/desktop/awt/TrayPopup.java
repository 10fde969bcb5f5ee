package org.porchlight.app.desktop.awt;

import com.formdev.flatlaf.FlatDarkLaf;
import com.formdev.flatlaf.FlatLaf;
import com.formdev.flatlaf.FlatLightLaf;

import org.jspecify.annotations.Nullable;
import org.porchlight.app.desktop.TrayCommand;
import org.porchlight.app.desktop.TrayItem;
import org.porchlight.app.desktop.TrayMenu;

import java.awt.Dimension;
import java.awt.GraphicsConfiguration;
import java.awt.GraphicsDevice;
import java.awt.GraphicsEnvironment;
import java.awt.Insets;
import java.awt.MouseInfo;
import java.awt.Point;
import java.awt.PointerInfo;
import java.awt.Rectangle;
import java.awt.Toolkit;
import java.awt.Window;
import java.util.List;
import java.util.function.Consumer;

import javax.swing.JCheckBoxMenuItem;
import javax.swing.JComponent;
import javax.swing.JDialog;
import javax.swing.JMenu;
import javax.swing.JMenuItem;
import javax.swing.JPopupMenu;
import javax.swing.Timer;
import javax.swing.event.PopupMenuEvent;
import javax.swing.event.PopupMenuListener;

/// Draws the menu beside an icon of AWT. Confined to the thread of AWT's events.
final class TrayPopup {
    /// A menu shown before the window that owns it has come up vanishes at once. Measured: 37 to 118 ms are needed.
    private static final int OWNER_MILLIS = 150;

    private final Consumer<TrayCommand> commands;
    private @Nullable JDialog owner;
    private @Nullable Boolean dark;

    TrayPopup(Consumer<TrayCommand> commands) {
        this.commands = commands;
    }

    /// Shows `menu` at a point of the screen, or as near to it as the screen has room. The point is that of the event;
    /// the pointer is asked first, for AWT gives pixels of the device in the one and scaled ones in the other.
    void show(TrayMenu menu, int x, int y) {
        close();
        dress();
        PointerInfo pointer = MouseInfo.getPointerInfo();
        Point at = pointer == null ? new Point(x, y) : pointer.getLocation();
        JPopupMenu popup = build(menu);
        JDialog below = new JDialog((Window) null);
        owner = below;
        below.setUndecorated(true);
        below.setType(Window.Type.UTILITY);
        below.setAlwaysOnTop(true);
        below.setSize(1, 1);
        below.setLocation(clamped(at, popup.getPreferredSize(), room(at)));
        below.setVisible(true);
        popup.addPopupMenuListener(new Closer());
        Timer later =
                new Timer(
                        OWNER_MILLIS,
                        _ -> {
                            if (below.isShowing()) {
                                popup.show(below.getContentPane(), 0, 0);
                            }
                        });
        later.setRepeats(false);
        later.start();
    }

    boolean isOpen() {
        return owner != null;
    }

    void close() {
        if (owner != null) {
            owner.dispose();
            owner = null;
        }
    }

    /// Where a menu of that size goes, so that it begins at `at` or ends there, and lies in `room`.
    static Point clamped(Point at, Dimension size, Rectangle room) {
        int x = at.x + size.width <= room.x + room.width ? at.x : at.x - size.width;
        int y = at.y + size.height <= room.y + room.height ? at.y : at.y - size.height;
        return new Point(
                Math.clamp(x, room.x, Math.max(room.x, room.x + room.width - size.width)),
                Math.clamp(y, room.y, Math.max(room.y, room.y + room.height - size.height)));
    }

    private JPopupMenu build(TrayMenu menu) {
        JPopupMenu popup = new JPopupMenu();
        fill(popup, menu.items());
        return popup;
    }

    private void fill(JComponent menu, List<TrayItem> items) {
        for (TrayItem item : items) {
            switch (item) {
                case TrayItem.Line line -> menu.add(disabled(new JMenuItem(line.text())));
                case TrayItem.Separator _ -> menu.add(new JPopupMenu.Separator());
                case TrayItem.Action action -> menu.add(active(new JMenuItem(action.label()), action.command()));
                case TrayItem.Check check ->
                        menu.add(active(new JCheckBoxMenuItem(check.label(), check.on()), check.command()));
                case TrayItem.Submenu submenu -> {
                    JMenu below = new JMenu(submenu.label());
                    below.setEnabled(item.isEnabled());
                    fill(below.getPopupMenu(), submenu.items());
                    menu.add(below);
                }
            }
        }
    }

    private static JMenuItem disabled(JMenuItem item) {
        item.setEnabled(false);
        return item;
    }

    private JMenuItem active(JMenuItem item, TrayCommand command) {
        item.addActionListener(_ -> commands.accept(command));
        return item;
    }

    private static Rectangle room(Point at) {
        GraphicsConfiguration screen =
                GraphicsEnvironment.getLocalGraphicsEnvironment().getDefaultScreenDevice().getDefaultConfiguration();
        for (GraphicsDevice device : GraphicsEnvironment.getLocalGraphicsEnvironment().getScreenDevices()) {
            if (device.getDefaultConfiguration().getBounds().contains(at)) {
                screen = device.getDefaultConfiguration();
            }
        }
        Insets panels = Toolkit.getDefaultToolkit().getScreenInsets(screen);
        Rectangle all = screen.getBounds();
        return new Rectangle(
                all.x + panels.left,
                all.y + panels.top,
                all.width - panels.left - panels.right,
                all.height - panels.top - panels.bottom);
    }

    private void dress() {
        boolean now = isDark();
        if (dark == null || dark != now) {
            FlatLaf.setup(now ? new FlatDarkLaf() : new FlatLightLaf());
            dark = now;
        }
    }

    /// The name of the theme, which desktops on X11 publish, is all there is to go by.
    private static boolean isDark() {
        String forced = System.getenv("GTK_THEME");
        Object theme = forced == null ? Toolkit.getDefaultToolkit().getDesktopProperty("gnome.Net/ThemeName") : forced;
        return theme instanceof String name && name.toLowerCase(java.util.Locale.ROOT).contains("dark");
    }

    private final class Closer implements PopupMenuListener {
        @Override
        public void popupMenuWillBecomeVisible(PopupMenuEvent e) {
            // as wanted
        }

        @Override
        public void popupMenuWillBecomeInvisible(PopupMenuEvent e) {
            java.awt.EventQueue.invokeLater(TrayPopup.this::close);
        }

        @Override
        public void popupMenuCanceled(PopupMenuEvent e) {
            // becomes invisible as well
        }
    }
}
