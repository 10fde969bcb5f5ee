package org.porchlight.app;

/// What a run shows itself with instead of the terminal.
interface Front extends AutoCloseable {

    /// Shows itself, or gets ready to; returns false if it cannot, and then the run stays in the terminal.
    boolean begin(Porchlight porchlight);

    /// Whether it shows itself now, so that the person need not be told where it is.
    boolean isSeen();

    /// Tells the person something that went wrong. Before and after it shows, nobody hears.
    void say(String line);

    @Override
    void close();

    /// None: the terminal is all there is.
    static Front none() {
        return new Front() {
            @Override
            public boolean begin(Porchlight porchlight) {
                return false;
            }

            @Override
            public boolean isSeen() {
                return false;
            }

            @Override
            public void say(String line) {}

            @Override
            public void close() {}
        };
    }
}
