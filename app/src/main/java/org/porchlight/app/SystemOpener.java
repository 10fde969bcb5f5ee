package org.porchlight.app;

import org.porchlight.app.porch.Opener;
import org.porchlight.app.text.Refusal;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/// Opens things with whatever the desktop has for them.
final class SystemOpener implements Opener {

    @Override
    public void folder(Path folder) {
        start("xdg-open", folder.toString());
    }

    @Override
    public void browser(String address) {
        start("xdg-open", address);
    }

    @Override
    public void player(String address, String title) {
        start("vlc", address);
    }

    @Override
    public String playerName() {
        return "VLC";
    }

    private static void start(String program, String what) {
        try {
            new ProcessBuilder(List.of(program, what))
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
        } catch (IOException _) {
            throw Refusal.failed(program + " was not found on this machine.", "Install it, and try again.");
        }
    }
}
