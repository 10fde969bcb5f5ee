package org.porchlight.app.ui.part;

import atlantafx.base.controls.Popover;

import javafx.application.ConditionalFeature;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Region;

/// A small sheet that points at the button it came from. Escape and a click elsewhere close it; then the focus is back
/// at the button.
public final class Popup {
    private final Popover popover;

    public Popup(String title, Region content) {
        popover = new Popover(content);
        popover.setTitle(title);
        popover.setHeaderAlwaysVisible(true);
        popover.setDetachable(false);
        popover.setCloseButtonEnabled(true);
        popover.setAnimated(false);
        popover.setAutoHide(true);
        popover.setHideOnEscape(true);
        popover.setArrowLocation(Popover.ArrowLocation.TOP_RIGHT);
        if (!Platform.isSupported(ConditionalFeature.TRANSPARENT_WINDOW)) {
            popover.setArrowSize(0); // the ground beside the arrow would be white
            popover.setCornerRadius(0);
        }
        content.getStyleClass().add("porch-popup");
        content.addEventHandler(
                KeyEvent.KEY_PRESSED,
                event -> {
                    if (event.getCode() == KeyCode.ESCAPE) {
                        popover.hide();
                        event.consume();
                    }
                });
    }

    /// Shows it below `owner`; `first` gets the focus.
    public void show(Node owner, Node first) {
        popover.setOnHidden(_ -> owner.requestFocus());
        popover.show(owner);
        first.requestFocus();
    }

    public void onClosed(Runnable then) {
        popover.showingProperty()
                .subscribe(showing -> {
                    if (!showing) {
                        then.run();
                    }
                });
    }

    public void close() {
        popover.hide();
    }
}
