package org.porchlight.app.ui.activity;

import org.porchlight.app.text.Figures;

import java.util.Locale;

/// What the page says in one line. `watching` and `paused` count viewings, `all` the rows of the day, `clearable` those
/// of them that can be taken off the list.
public record Summary(int watching, int paused, int clearable, int all, int shown, long bytesPerSecond) {

    static Summary none() {
        return new Summary(0, 0, 0, 0, 0, 0);
    }

    /// How many are over, or were sent whole.
    public int earlier() {
        return all - watching - paused;
    }

    /// Such as `3 watching, 1 paused, 12 earlier today`.
    public String text() {
        if (all == 0) {
            return "Nobody is watching";
        }
        StringBuilder text = new StringBuilder(watching == 0 ? "Nobody is watching now" : watching + " watching");
        if (paused > 0) {
            text.append(", ").append(paused).append(" paused");
        }
        if (earlier() > 0) {
            text.append(", ").append(String.format(Locale.ROOT, "%,d", earlier())).append(" earlier today");
        }
        return text.toString();
    }

    /// The total speed, such as `22.1 MB/s`.
    public String speed() {
        return Figures.bytes(bytesPerSecond) + "/s";
    }
}
