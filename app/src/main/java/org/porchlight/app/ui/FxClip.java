package org.porchlight.app.ui;

import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;

import org.porchlight.app.ui.part.Clip;

/// The clipboard of the system.
final class FxClip implements Clip {
    @Override
    public void copy(String text) {
        ClipboardContent content = new ClipboardContent();
        content.putString(text);
        Clipboard.getSystemClipboard().setContent(content);
    }
}
