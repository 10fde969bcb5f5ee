package org.porchlight.app.ui.activity;

import org.porchlight.app.text.Figures;

import java.util.Locale;

/// What the page says in one line. `watching` and `paused` count viewings, `all` the rows of the day.
public record Summary(int watching, int paused, int all, int shown, long bytesPerSecond) {

    static Summary none() {
        return new Summary(0, 0, 0, 0, 0);
    }

    /// How many are over.
    public int finished() {
        return all - watching - paused;
    }

    /// Such as `3 watching, 1 paused, 12 finished today`.
    public String text() {
        if (all == 0) {
            return "Nobody is watching";
        }
        StringBuilder text = new StringBuilder(watching == 0 ? "Nobody is watching now" : watching + " watching");
        if (paused > 0) {
            text.append(", ").append(paused).append(" paused");
        }
        if (finished() > 0) {
            text.append(", ").append(String.format(Locale.ROOT, "%,d", finished())).append(" finished today");
        }
        return text.toString();
    }

    /// The total speed, such as `22.1 MB/s`.
    public String speed() {
        return Figures.bytes(bytesPerSecond) + "/s";
    }
}
