package org.porchlight.app.ui.people;

import org.jspecify.annotations.Nullable;
import org.porchlight.app.share.GivenLink;
import org.porchlight.app.share.LinkAddress;
import org.porchlight.app.text.SafeText;

import java.time.Instant;

/// A link as its owner reads of it. `opens` says until when, `story` when it was made and last used; `address` is what
/// is given away, and a secret.
public record LinkLine(
        int number, String target, String place, String opens, String story, boolean over, String address) {

    static LinkLine of(GivenLink given, LinkAddress address, When when) {
        String whole = SafeText.of(given.target());
        int slash = whole.lastIndexOf('/');
        boolean over = !given.link().isValidAt(when.now());
        return new LinkLine(
                given.number(),
                whole.substring(slash + 1),
                slash < 0 ? "the whole share" : "in " + whole.substring(0, slash).replace("/", " › "),
                opens(given.link().expires(), over, when),
                "Made " + when.ago(given.created()) + ", " + used(given.lastUsed(), when),
                over,
                address.of(given.link()));
    }

    private static String opens(Instant expires, boolean over, When when) {
        if (expires.equals(Instant.MAX)) {
            return "Opens until you revoke it";
        }
        return over ? "Expired " + when.ago(expires) : "Opens until " + when.until(expires);
    }

    private static String used(@Nullable Instant lastUsed, When when) {
        return lastUsed == null ? "not used yet" : "last used " + when.ago(lastUsed);
    }

    @Override
    public String toString() {
        return "LinkLine[" + number + ", " + target + "]";
    }
}
