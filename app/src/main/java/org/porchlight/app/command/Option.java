package org.porchlight.app.command;

/// An option: `--name`, and `-l` where `letter` is not empty. `value` is what help calls its value, empty for a switch.
/// Only with `many` it may be given more than once.
public record Option(String letter, String name, String value, boolean many, String description) {
    static final Option HELP = new Option("h", "help", "", false, "Show this help message and exit.");
    static final Option VERSION = new Option("V", "version", "", false, "Print version information and exit.");

    /// One that is there or not.
    public static Option flag(String name, String description) {
        return new Option("", name, "", false, description);
    }

    /// One with a value.
    public static Option valued(String name, String value, String description) {
        return new Option("", name, value, false, description);
    }

    /// The same with a letter of its own.
    public Option orLetter(String another) {
        return new Option(another, name, value, many, description);
    }

    /// The same, as often as people like.
    public Option repeatable() {
        return new Option(letter, name, value, true, description);
    }

    boolean isFlag() {
        return value.isEmpty();
    }
}
