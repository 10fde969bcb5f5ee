package org.porchlight.app.ui.part;

/// Short sentences at the foot of the window, which go by themselves.
public interface Notices {

    /// Something was done.
    void say(String text);

    /// Something was done that can be taken back, or goes on with one click; `action` is the word on the button.
    void offer(String text, String action, Runnable run);

    /// Something could not be done; stays until it is closed or another comes.
    void refuse(String text);
}
