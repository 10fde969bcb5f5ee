package org.porchlight.app.text;

/// Makes text that others chose (names of files, players, contacts) harmless on a terminal and in a log.
///
/// Control characters would move the cursor, recolour or clear the screen (ANSI escapes start with one), line
/// separators would forge log lines, and bidirectional marks would show `Film.exe` as `exe.mliF`. Each becomes U+FFFD.
public final class SafeText {
    private static final int REPLACEMENT = 0xFFFD;

    private SafeText() {}

    /// `text` on one line and without anything a terminal would act upon.
    public static String of(String text) {
        if (text.codePoints().noneMatch(SafeText::isHarmful)) {
            return text;
        }
        StringBuilder safe = new StringBuilder(text.length());
        text.codePoints().map(c -> isHarmful(c) ? REPLACEMENT : c).forEach(safe::appendCodePoint);
        return safe.toString();
    }

    private static boolean isHarmful(int c) {
        return switch (Character.getType(c)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR,
                    Character.SURROGATE ->
                    c != 0x200D && c != 0x200C; // joiners: emoji and Indic scripts need them
            default -> false;
        };
    }
}
