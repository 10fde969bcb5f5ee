package org.porchlight.engine.api;

import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/// What the engine serves, to whom, and within which bounds. Immutable and replaced as a whole while the engine runs,
/// so a request sees one state or the next, never a mixture.
///
/// Two shares may not bear one name, ignoring case: that is an [IllegalArgumentException].
public record Setup(
        List<Share> shares, AccessPolicy policy, List<StreamLink> links, Hosts hosts, Limits limits, Types types) {

    public Setup {
        shares = List.copyOf(shares);
        links = List.copyOf(links);
        Set<String> names = HashSet.newHashSet(shares.size());
        for (Share share : shares) {
            if (!names.add(share.name().toLowerCase(Locale.ROOT))) {
                throw new IllegalArgumentException("Two shares are called “" + share.name() + "”.");
            }
        }
    }

    /// Nothing shared yet, everybody welcome.
    public static Setup empty() {
        return new Setup(
                List.of(), AccessPolicy.everyone(), List.of(), Hosts.literal(), Limits.defaults(), Types.builtIn());
    }

    public Setup withShares(Collection<Share> now) {
        return new Setup(List.copyOf(now), policy, links, hosts, limits, types);
    }

    public Setup withPolicy(AccessPolicy now) {
        return new Setup(shares, now, links, hosts, limits, types);
    }

    public Setup withLinks(Collection<StreamLink> now) {
        return new Setup(shares, policy, List.copyOf(now), hosts, limits, types);
    }

    public Setup withHosts(Hosts now) {
        return new Setup(shares, policy, links, now, limits, types);
    }

    public Setup withLimits(Limits now) {
        return new Setup(shares, policy, links, hosts, now, types);
    }

    public Setup withTypes(Types now) {
        return new Setup(shares, policy, links, hosts, limits, now);
    }
}
