package org.porchlight.app.text;

import org.porchlight.engine.api.ViewingSnapshot.State;

import java.util.Locale;

/// What a viewing is doing, in the words that people read everywhere: in the terminal, in the log and in the window.
///
/// What is known is what was sent. A player that has a film whole goes on playing it, and one that holds enough of it
/// waits: so do their viewings here.
public enum Stage {
    WATCHING,
    /// Somebody is there, and nothing moves: the player has enough for now, or is paused.
    WAITING,
    /// Nobody is there, and not all was sent; players come back.
    PAUSED,
    /// Nobody is there, and the end of the file was sent; the player may well be in the midst of it.
    ALL_SENT,
    STOPPED,
    ENDED;

    /// `position` and `size` are bytes of the file; `bytesPerSecond` is 0 when nothing moves.
    public static Stage of(State state, long position, long size, long bytesPerSecond) {
        boolean whole = position >= size;
        return switch (state) {
            case RUNNING -> bytesPerSecond > 0 ? WATCHING : WAITING;
            case PAUSED -> whole ? ALL_SENT : PAUSED;
            case ENDED -> whole ? ALL_SENT : ENDED;
            case STOPPED -> STOPPED;
        };
    }

    /// In lower case, such as `watching`.
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    /// At the begin of a sentence, such as `Watching`.
    public String title() {
        return name().charAt(0) + word().substring(1);
    }
}
