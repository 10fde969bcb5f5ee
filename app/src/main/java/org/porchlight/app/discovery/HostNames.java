package org.porchlight.app.discovery;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Names that home networks give to a machine.
final class HostNames {

    /// mDNS, the usual domains of home routers, and what RFC 8375 and ICANN set aside for them.
    private static final List<String> SUFFIXES = List.of("local", "lan", "home.arpa", "internal", "fritz.box");

    private static final Pattern NUMBERED = Pattern.compile("(.*)-([0-9]{1,6})");

    /// RFC 1035 §2.3.4 allows 63; the rest is for the number of [#announced].
    private static final int LABEL = 60;

    private HostNames() {}

    static Set<String> of(String hostName, String announcedName) {
        Set<String> names = new TreeSet<>();
        names.addAll(announced(label(announcedName)));
        String full = hostName.strip().toLowerCase(Locale.ROOT);
        int dot = full.indexOf('.');
        String alone = dot < 0 ? full : full.substring(0, dot);
        if (!alone.isEmpty()) {
            names.add(full);
            names.add(alone);
            SUFFIXES.forEach(suffix -> names.add(alone + "." + suffix));
        }
        return names;
    }

    /// `label` and what JmDNS makes of it beside others of the same name: it counts up a number at the end, or appends
    /// one.
    private static List<String> announced(String label) {
        Matcher numbered = NUMBERED.matcher(label);
        String stem = numbered.matches() ? numbered.group(1) : label;
        int first = numbered.matches() ? Integer.parseInt(numbered.group(2)) : 0;
        List<String> names = new ArrayList<>();
        names.add(label + ".local");
        for (int taken = 1; taken <= 3; taken++) {
            names.add(stem + "-" + (first + taken) + ".local");
        }
        return names;
    }

    /// Letters, digits and hyphens only (RFC 952), since browsers ask for anything else in Punycode, which no one
    /// announces. A name in a script without Latin letters becomes `porchlight-` and six digits made from it, the same
    /// every time.
    static String label(String name) {
        StringBuilder label = new StringBuilder();
        Normalizer.normalize(name.toLowerCase(Locale.ROOT), Normalizer.Form.NFKD)
                .codePoints()
                .filter(c -> Character.getType(c) != Character.NON_SPACING_MARK && c != '\'' && c != '’')
                .forEach(c -> append(label, c));
        if (label.length() > LABEL) {
            label.setLength(LABEL);
        }
        while (!label.isEmpty() && label.charAt(label.length() - 1) == '-') {
            label.setLength(label.length() - 1);
        }
        return label.isEmpty() ? String.format("porchlight-%06x", name.hashCode() & 0xffffff) : label.toString();
    }

    private static void append(StringBuilder label, int c) {
        if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9')) {
            label.append((char) c);
            return;
        }
        switch (c) { // letters that no normal form takes apart
            case 'ß' -> label.append("ss");
            case 'æ' -> label.append("ae");
            case 'œ' -> label.append("oe");
            case 'ø' -> label.append('o');
            case 'ł' -> label.append('l');
            case 'đ', 'ð' -> label.append('d');
            case 'ı' -> label.append('i');
            default -> {
                if (!label.isEmpty() && label.charAt(label.length() - 1) != '-') {
                    label.append('-');
                }
            }
        }
    }
}
