package org.porchlight.app.text;

/// Commands as people paste them into a shell.
public final class Shell {
    private Shell() {}

    /// `argument` as one word of a command, whatever is in it. It is quoted always, so that people see how to.
    public static String quoted(String argument) {
        boolean plain = argument.chars().noneMatch(c -> "\"$`\\!".indexOf(c) >= 0);
        return plain ? "\"" + argument + "\"" : "'" + argument.replace("'", "'\\''") + "'";
    }
}
