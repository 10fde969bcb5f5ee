package org.porchlight.app;

import org.porchlight.app.discovery.NetworkState;
import org.porchlight.app.settings.Settings;
import org.porchlight.app.share.SharedFolder;
import org.porchlight.app.share.SharedFolders;
import org.porchlight.engine.api.Hosts;
import org.porchlight.engine.api.Setup;
import org.porchlight.engine.api.Share;
import org.porchlight.engine.api.Types;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/// What the engine is to serve, made from what the owner decided, what this run was asked for, and the networks there
/// are.
final class Serving {
    private Serving() {}

    static Setup setup(Household household, RunPlan plan, NetworkState networks) {
        Settings settings = household.settings();
        SharedFolders shares = household.shares();
        return new Setup(
                shares.all().stream().map(folder -> served(folder, settings)).toList(),
                new AudiencePolicy(shares, household.contacts(), networks, settings.onlyMyContacts()),
                household.streamLinks(),
                hosts(settings, plan, networks),
                settings.limits(),
                types(settings.types(), plan));
    }

    private static Share served(SharedFolder folder, Settings settings) {
        return settings.sharingPaused() ? folder.share().paused(true) : folder.share();
    }

    /// How this Porchlight is called: by this run, by the settings, else as the machine.
    static String name(Settings settings, RunPlan plan, NetworkState networks) {
        if (plan.name() != null) {
            return plan.name();
        }
        if (!settings.name().isBlank()) {
            return settings.name();
        }
        return networks.hostName().isBlank() ? "Porchlight" : networks.hostName();
    }

    private static Hosts hosts(Settings settings, RunPlan plan, NetworkState networks) {
        Set<String> names = new HashSet<>(networks.hostNames(name(settings, plan, networks)));
        names.addAll(settings.hostNames());
        if (!settings.linkHost().isEmpty()) {
            names.add(settings.linkHost());
        }
        return new Hosts(names, networks.ownAddresses());
    }

    private static Types types(Types set, RunPlan plan) {
        Map<String, String> extra = new HashMap<>(set.extra());
        extra.putAll(plan.types());
        return new Types(extra, plan.defaultType() == null ? set.fallback() : plan.defaultType());
    }
}
