package org.porchlight.app.command;

import org.porchlight.app.text.Shell;

import java.util.List;

/// Words of a command line as people can paste them.
public final class Words {
    private Words() {}

    /// Each of `words` with a space before it, quoted where a shell would read it otherwise.
    public static String pasted(List<String> words) {
        StringBuilder line = new StringBuilder();
        for (String word : words) {
            line.append(' ').append(word.matches("[A-Za-z0-9_./=-]+") ? word : Shell.quoted(word));
        }
        return line.toString();
    }
}
