package org.porchlight.app.desktop.awt;

import java.awt.Desktop;
import java.awt.GraphicsEnvironment;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;

/// Opens things by AWT, where no program of the desktop does.
public final class AwtOpener {
    private AwtOpener() {}

    /// Shows a folder; returns whether that is possible.
    public static boolean folder(Path folder) {
        return opens(Desktop.Action.OPEN, desktop -> desktop.open(folder.toFile()));
    }

    /// Opens an address in the browser; returns whether that is possible.
    public static boolean browser(String address) {
        return opens(Desktop.Action.BROWSE, desktop -> desktop.browse(URI.create(address)));
    }

    @FunctionalInterface
    private interface Opening {
        void in(Desktop desktop) throws IOException;
    }

    private static boolean opens(Desktop.Action action, Opening opening) {
        try {
            if (GraphicsEnvironment.isHeadless()
                    || !Desktop.isDesktopSupported()
                    || !Desktop.getDesktop().isSupported(action)) {
                return false;
            }
            opening.in(Desktop.getDesktop());
            return true;
        } catch (IOException | IllegalArgumentException | UnsupportedOperationException | LinkageError _) {
            return false;
        }
    }
}
