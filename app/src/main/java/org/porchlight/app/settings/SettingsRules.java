package org.porchlight.app.settings;

import org.porchlight.app.text.Refusal;
import org.porchlight.app.text.SafeText;

import java.util.regex.Pattern;

/// What settings must keep to before they are taken over. Media types and limits are checked by their own records.
public final class SettingsRules {
    private static final int LONGEST_NAME = 63;
    private static final Pattern HOST =
            Pattern.compile("(?i)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*|[0-9a-f:]+");

    private SettingsRules() {}

    /// The settings themselves, if they can be used.
    ///
    /// @throws Refusal if not
    public static Settings checked(Settings wanted) {
        if (wanted.name().length() > LONGEST_NAME || !SafeText.of(wanted.name()).equals(wanted.name())) {
            throw Refusal.badArgument(
                    "A name has at most " + LONGEST_NAME + " letters and no control characters.",
                    "Choose a shorter one, or leave it empty for the name of this machine.");
        }
        if (wanted.port() < 1 || wanted.port() > 65_535) {
            throw Refusal.badArgument(
                    wanted.port() + " is not a port.", "A port is a number from 1024 to 65535; the usual one is 8420.");
        }
        checkHost(wanted.linkHost());
        wanted.hostNames().forEach(SettingsRules::checkHost);
        return wanted;
    }

    private static void checkHost(String host) {
        if (!host.isEmpty() && !HOST.matcher(host).matches()) {
            throw Refusal.badArgument(
                    "“" + host + "” is not an address or the name of a machine.",
                    "Write it like 192.168.1.20 or media.lan.");
        }
    }
}
