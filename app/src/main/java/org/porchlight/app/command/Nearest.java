package org.porchlight.app.command;

import java.util.Collection;
import java.util.Comparator;
import java.util.Optional;

/// Finds what somebody meant who slipped on the keys.
public final class Nearest {
    private static final int MOST_SLIPS = 2;

    private Nearest() {}

    /// The name of `names` that `typed` begins, else the one with the fewest slips, if there are few.
    static Optional<String> of(String typed, Collection<String> names) {
        if (typed.length() < 2) {
            return Optional.empty();
        }
        return names.stream()
                .filter(name -> name.startsWith(typed))
                .findFirst()
                .or(() -> slipped(typed, names).filter(name -> 2 * slips(typed, name) <= typed.length()));
    }

    /// The name of `names` that is within two slips of `typed`.
    public static Optional<String> slipped(String typed, Collection<String> names) {
        return names.stream()
                .filter(name -> slips(typed, name) <= MOST_SLIPS)
                .min(Comparator.comparingInt(name -> slips(typed, name)));
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
