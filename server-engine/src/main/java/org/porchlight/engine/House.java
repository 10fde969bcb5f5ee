package org.porchlight.engine;

import org.jspecify.annotations.Nullable;
import org.porchlight.engine.api.Setup;
import org.porchlight.engine.api.StreamLink;
import org.porchlight.engine.http.MediaTypes;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/// One [Setup], made ready to be asked for every request. Immutable; `epoch` counts the setups.
record House(
        long epoch,
        Setup setup,
        List<ServedShare> shares,
        Map<String, ServedShare> byName,
        Map<String, StreamLink> byId,
        MediaTypes types,
        String machine) {

    static House of(long epoch, Setup setup, List<ServedShare> shares, String machine) {
        Map<String, ServedShare> byName = HashMap.newHashMap(shares.size());
        shares.forEach(served -> byName.put(key(served.share().name()), served));
        Map<String, StreamLink> byId = HashMap.newHashMap(setup.links().size());
        setup.links().forEach(link -> byId.put(link.id(), link));
        return new House(epoch, setup, List.copyOf(shares), byName, byId, new MediaTypes(setup.types()), machine);
    }

    /// The share of that name, ignoring case.
    @Nullable ServedShare share(String name) {
        return byName.get(key(name));
    }

    /// The link of that id. A look-up by hash tells a guesser nothing about how near a guess of 128 bits came.
    @Nullable StreamLink link(String id) {
        return byId.get(id);
    }

    /// Without the links, whose ids are secrets.
    @Override
    public String toString() {
        return "House[epoch " + epoch + ", " + shares.size() + " shares, " + byId.size() + " links]";
    }

    private static String key(String name) {
        return name.toLowerCase(Locale.ROOT);
    }
}
