package org.porchlight.app.discovery;

import java.nio.charset.StandardCharsets;
import java.text.BreakIterator;
import java.util.Locale;

/// The instance name of a service, for people to read (RFC 6763 §4.1.1).
final class ServiceName {

    /// 63 bytes is the limit of DNS. JmDNS appends ` (2)` to a name that is taken, and does not look at the length
    /// again.
    private static final int LIMIT = 63 - " (99)".length();

    private ServiceName() {}

    /// JmDNS takes a dot within the name for the border of two labels, and nobody understands the packet. This one
    /// looks the same.
    private static final char DOT = '\u2024';

    /// `name` without control characters, cut between two characters as people count them.
    static String of(String name) {
        String clean = name.replaceAll("\\p{Cntrl}+", " ").replace('.', DOT).strip();
        if (clean.isEmpty()) {
            return "Porchlight";
        }
        BreakIterator characters = BreakIterator.getCharacterInstance(Locale.ROOT);
        characters.setText(clean);
        int end = clean.length();
        while (end > 0 && bytes(clean.substring(0, end)) > LIMIT) {
            end = characters.preceding(end);
        }
        return clean.substring(0, end).strip();
    }

    private static int bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8).length;
    }
}
