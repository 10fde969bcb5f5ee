package org.porchlight.app.porch;

import java.nio.file.Path;

/// Opens things with the other programs of this desktop. May wait, so a window calls it elsewhere; throws a
/// [org.porchlight.app.text.Refusal] when there is no program for it.
public interface Opener {

    /// Shows a folder in the file manager.
    void folder(Path folder);

    /// Opens an address in the browser.
    void browser(String address);

    /// Plays an address; `title` is what the player shows. The address may hold the id of a link, which is a secret.
    void player(String address, String title);

    /// How the player is called that [#player] would open, for a button: `VLC`.
    String playerName();
}
