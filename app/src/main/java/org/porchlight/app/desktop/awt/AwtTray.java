package org.porchlight.app.desktop.awt;

import org.jspecify.annotations.Nullable;
import org.porchlight.app.desktop.Tray;
import org.porchlight.app.desktop.TrayCommand;
import org.porchlight.app.desktop.TrayLook;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.awt.AWTError;
import java.awt.AWTException;
import java.awt.EventQueue;
import java.awt.GraphicsEnvironment;
import java.awt.Image;
import java.awt.SystemTray;
import java.awt.TrayIcon;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.awt.image.BaseMultiResolutionImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

import javax.imageio.ImageIO;
import javax.swing.Timer;

/// The icon in a panel by AWT: on Windows and macOS, and on Linux where a panel embeds windows (XEmbed). All state but
/// `shown` belongs to the thread of AWT's events.
public final class AwtTray implements Tray {
    private static final Logger LOG = LoggerFactory.getLogger(AwtTray.class);
    private static final int LOOK_MILLIS = 10_000;
    private static final int CLOSE_MILLIS = 400;

    private final Consumer<TrayCommand> commands;
    private final TrayPopup popup;
    private @Nullable TrayIcon icon;
    private @Nullable TrayLook look;
    private @Nullable Timer timer;
    private volatile boolean shown;
    private volatile boolean closed;

    /// A tray if AWT works here at all. `commands` gets what the person chose, on the thread of AWT's events.
    public static Optional<Tray> find(Consumer<TrayCommand> commands) {
        try {
            return GraphicsEnvironment.isHeadless() ? Optional.empty() : Optional.of(new AwtTray(commands));
        } catch (AWTError | LinkageError | RuntimeException e) {
            LOG.info("AWT does not work here: {}", e.toString());
            return Optional.empty();
        }
    }

    private AwtTray(Consumer<TrayCommand> commands) {
        this.commands = commands;
        this.popup = new TrayPopup(commands);
        EventQueue.invokeLater(this::begin);
    }

    @Override
    public boolean isShown() {
        return shown;
    }

    @Override
    public void show(TrayLook wanted) {
        EventQueue.invokeLater(() -> draw(wanted));
    }

    @Override
    public void close() {
        closed = true;
        shown = false;
        CountDownLatch gone = new CountDownLatch(1);
        EventQueue.invokeLater(() -> {
            end();
            gone.countDown();
        });
        try {
            if (!gone.await(CLOSE_MILLIS, TimeUnit.MILLISECONDS)) {
                LOG.info("The panel does not let go of the icon; not waiting for it");
            }
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    /// Looks for a panel every 10 s: AWT does not tell of the first one that comes.
    private void begin() {
        if (closed) {
            return;
        }
        // when a panel goes, AWT trips over it on this thread and would write that on the terminal
        Thread.currentThread().setUncaughtExceptionHandler((_, e) -> LOG.info("AWT met an error of its own", e));
        timer = new Timer(LOOK_MILLIS, _ -> ensure());
        timer.start();
        ensure();
    }

    private void ensure() {
        try {
            if (!SystemTray.isSupported()) {
                shown = false;
                return;
            }
            SystemTray panel = SystemTray.getSystemTray();
            if (icon == null) {
                panel.addPropertyChangeListener("systemTray", change -> panelChanged(change.getNewValue() != null));
                icon = makeIcon();
            }
            if (!shown) {
                put(panel, icon);
            }
        } catch (AWTError | RuntimeException e) {
            shown = false;
            LOG.warn("AWT cannot show an icon", e);
        }
    }

    /// A panel that was started again does not know our icon, though AWT believes that it does.
    private void panelChanged(boolean there) {
        shown = false;
        TrayIcon ours = icon;
        if (there && ours != null && !closed) {
            SystemTray panel = SystemTray.getSystemTray();
            panel.remove(ours);
            put(panel, ours);
        }
    }

    private void put(SystemTray panel, TrayIcon ours) {
        try {
            if (!Arrays.asList(panel.getTrayIcons()).contains(ours)) {
                panel.add(ours);
            }
            shown = !closed;
        } catch (AWTException e) {
            shown = false;
            LOG.info("The panel does not take our icon: {}", e.toString());
        }
    }

    private TrayIcon makeIcon() {
        TrayLook first = look;
        TrayIcon made =
                new TrayIcon(
                        image(first == null ? org.porchlight.app.desktop.TrayIcon.IDLE : first.icon()), "Porchlight");
        made.addMouseListener(
                new MouseAdapter() {
                    @Override
                    public void mousePressed(MouseEvent e) {
                        maybeMenu(e);
                    }

                    @Override
                    public void mouseReleased(MouseEvent e) {
                        maybeMenu(e);
                        if (e.getButton() == MouseEvent.BUTTON1 && !e.isPopupTrigger()) {
                            commands.accept(new TrayCommand.Open());
                        }
                    }
                });
        return made;
    }

    private void maybeMenu(MouseEvent e) {
        TrayLook now = look;
        if (e.isPopupTrigger() && now != null) {
            tell(null); // AWT would lay it over the menu
            popup.show(now.menu(), e.getXOnScreen(), e.getYOnScreen());
        }
    }

    private void draw(TrayLook wanted) {
        TrayLook before = look;
        look = wanted;
        TrayIcon ours = icon;
        if (ours == null) {
            return;
        }
        if (before == null || before.icon() != wanted.icon()) {
            ours.setImage(image(wanted.icon()));
        }
        if (!popup.isOpen()) {
            tell("Porchlight: " + wanted.tooltip());
        }
    }

    private void tell(@Nullable String tooltip) {
        TrayIcon ours = icon;
        if (ours != null && !Objects.equals(ours.getToolTip(), tooltip)) {
            ours.setToolTip(tooltip);
        }
    }

    private void end() {
        if (timer != null) {
            timer.stop();
        }
        popup.close();
        if (icon != null && SystemTray.isSupported()) {
            SystemTray.getSystemTray().remove(icon);
        }
    }

    private static Image image(org.porchlight.app.desktop.TrayIcon drawn) {
        Image[] sizes =
                org.porchlight.app.desktop.TrayIcon.SIZES.stream()
                        .map(size -> picture(drawn.png(size)))
                        .toArray(Image[]::new);
        return new BaseMultiResolutionImage(base(SystemTray.getSystemTray().getTrayIconSize().width), sizes);
    }

    /// The place of the drawing that fits. AWT would do the fitting itself, but on X11 it stretches the drawing to the
    /// panel's place, which may be no square, and where the screen is scaled it takes pixels for points and cuts it.
    private static int base(int wanted) {
        List<Integer> sizes = org.porchlight.app.desktop.TrayIcon.SIZES;
        int fit = 0;
        while (fit + 1 < sizes.size() && sizes.get(fit + 1) <= wanted) {
            fit++;
        }
        return fit;
    }

    private static Image picture(byte[] png) {
        try {
            return ImageIO.read(new ByteArrayInputStream(png));
        } catch (IOException e) {
            throw new IllegalStateException("A packed icon cannot be read", e);
        }
    }
}
