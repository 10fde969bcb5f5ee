package org.porchlight.app.settings;

import org.porchlight.app.share.Audience;

/// How far the door is open; the fields are told of in [Settings].
public record Openness(Audience audience, boolean onlyMyContacts, boolean sharingPaused) {

    static Openness initial() {
        return new Openness(new Audience.Everyone(), false, false);
    }

    Openness with(Audience now) {
        return new Openness(now, onlyMyContacts, sharingPaused);
    }

    Openness onlyMyContacts(boolean now) {
        return new Openness(audience, now, sharingPaused);
    }

    Openness sharingPaused(boolean now) {
        return new Openness(audience, onlyMyContacts, now);
    }
}
