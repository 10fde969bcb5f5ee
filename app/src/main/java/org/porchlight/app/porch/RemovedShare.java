package org.porchlight.app.porch;

import org.porchlight.app.share.GivenLink;
import org.porchlight.app.share.SharedFolder;

import java.util.List;

/// A share that was removed, with what is needed to have it back as it was: its place in the list and the links to it.
public record RemovedShare(SharedFolder folder, int place, List<GivenLink> links) {
    public RemovedShare {
        links = List.copyOf(links);
    }
}
