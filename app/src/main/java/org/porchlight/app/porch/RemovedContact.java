package org.porchlight.app.porch;

import org.porchlight.app.contact.Contact;
import org.porchlight.app.share.GivenLink;

import java.util.List;

/// A contact who was removed, with what is needed to have them back: their place in the list and their links.
public record RemovedContact(Contact contact, int place, List<GivenLink> links) {
    public RemovedContact {
        links = List.copyOf(links);
    }
}
