package org.porchlight.app.command;

/// The words of a command that are no options: at least `least` and at most `most` of what help calls `label`.
public record Operand(String label, int least, int most, String description) {

    public static Operand none() {
        return new Operand("", 0, 0, "");
    }

    public static Operand one(String label, String description) {
        return new Operand(label, 1, 1, description);
    }

    public static Operand atMostOne(String label, String description) {
        return new Operand(label, 0, 1, description);
    }

    public static Operand any(String label, String description) {
        return new Operand(label, 0, Integer.MAX_VALUE, description);
    }

    public static Operand atLeastOne(String label, String description) {
        return new Operand(label, 1, Integer.MAX_VALUE, description);
    }

    /// As help writes it: `[FOLDER...]`.
    String synopsis() {
        String several = most > 1 ? label + "..." : label;
        return least == 0 ? "[" + several + "]" : several;
    }
}
