package org.porchlight.engine.content;

import org.porchlight.engine.http.Target;

/// `Content-Disposition` (RFC 6266).
final class Disposition {

    private Disposition() {}

    /// The file is to be saved under this name. What any program reads, a quoted string of plain ASCII, stands first;
    /// `filename*` (RFC 8187) tells the whole name where it is more than that, and wins where it is understood (RFC
    /// 6266 §4.3).
    static String attachment(String name) {
        StringBuilder plain = new StringBuilder(name.length());
        name.codePoints().forEach(c -> plain.append(isPlain(c) ? (char) c : '_'));
        String first = "attachment; filename=\"" + plain + '"';
        return plain.toString().equals(name) ? first : first + "; filename*=UTF-8''" + Target.encode(name);
    }

    /// RFC 6266 Appendix D: no quote, no backslash, no percent sign, which programs read in ways of their own. Nor what
    /// some system cannot have in a name.
    private static boolean isPlain(int c) {
        return c >= ' ' && c < 0x7f && "\"\\%/:*?<>|".indexOf(c) < 0;
    }
}
