package org.porchlight.app.text;

/// Something a person asked for cannot be done. The message says what happened and, on a line of its own, what to do
/// next; it is meant to be shown as it is.
public final class Refusal extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /// Exit code for arguments that cannot be right.
    public static final int BAD_ARGUMENT = 2;

    /// Exit code for what failed although the arguments may be right.
    public static final int FAILED = 1;

    private final int exitCode;

    private Refusal(int exitCode, String happened, String nextStep) {
        super(happened + "\n" + nextStep);
        this.exitCode = exitCode;
    }

    /// What was typed cannot be right.
    public static Refusal badArgument(String happened, String nextStep) {
        return new Refusal(BAD_ARGUMENT, happened, nextStep);
    }

    /// The world does not allow it.
    public static Refusal failed(String happened, String nextStep) {
        return new Refusal(FAILED, happened, nextStep);
    }

    /// What the program ends with.
    public int exitCode() {
        return exitCode;
    }

    /// The message, never null.
    public String text() {
        return String.valueOf(getMessage());
    }
}
