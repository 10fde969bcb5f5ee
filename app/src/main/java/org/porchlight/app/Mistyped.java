package org.porchlight.app;

import org.porchlight.app.text.Shell;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// Finds the command somebody meant by a word that is none, before it is taken for a folder.
final class Mistyped {
    private static final int MOST_SLIPS = 2;

    private Mistyped() {}

    /// The command line that was meant, if its first word is near a command and there is no such folder.
    static Optional<String> meant(List<String> arguments, Collection<String> commands) {
        String first = arguments.isEmpty() ? "" : arguments.getFirst();
        if (!first.matches("[A-Za-z]{2,12}") || commands.contains(first) || Files.exists(Path.of(first))) {
            return Optional.empty();
        }
        if (first.equals("help")) {
            return Optional.of(DataOption.program() + " --help");
        }
        return commands.stream()
                .filter(command -> slips(first, command) <= MOST_SLIPS)
                .min(Comparator.comparingInt(command -> slips(first, command)))
                .map(command -> line(command, arguments.subList(1, arguments.size())));
    }

    private static String line(String command, List<String> rest) {
        StringBuilder line = new StringBuilder(DataOption.program()).append(' ').append(command);
        for (String argument : rest) {
            line.append(' ').append(argument.matches("[A-Za-z0-9_./=-]+") ? argument : Shell.quoted(argument));
        }
        return line.toString();
    }

    /// How many letters must be changed, added or left out to make one of the other; two that changed places are one.
    static int slips(String typed, String meant) {
        int[][] least = new int[typed.length() + 1][meant.length() + 1];
        for (int i = 0; i <= typed.length(); i++) {
            for (int j = 0; j <= meant.length(); j++) {
                if (i == 0 || j == 0) {
                    least[i][j] = i + j;
                    continue;
                }
                boolean same = typed.charAt(i - 1) == meant.charAt(j - 1);
                int slips = Math.min(least[i - 1][j], least[i][j - 1]) + 1;
                slips = Math.min(slips, least[i - 1][j - 1] + (same ? 0 : 1));
                if (i > 1
                        && j > 1
                        && typed.charAt(i - 1) == meant.charAt(j - 2)
                        && typed.charAt(i - 2) == meant.charAt(j - 1)) {
                    slips = Math.min(slips, least[i - 2][j - 2] + 1);
                }
                least[i][j] = slips;
            }
        }
        return least[typed.length()][meant.length()];
    }
}
