package org.porchlight.app;

import org.porchlight.app.contact.Contact;
import org.porchlight.app.control.Answer;
import org.porchlight.app.control.Request;
import org.porchlight.app.share.Expiry;
import org.porchlight.app.share.GivenLink;
import org.porchlight.app.share.LinkAddress;
import org.porchlight.app.share.LinkUse;
import org.porchlight.app.text.Figures;
import org.porchlight.app.text.Refusal;
import org.porchlight.app.text.SafeText;
import org.porchlight.app.text.Shell;
import org.porchlight.engine.api.Scope;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/// The part of the [Desk] that answers for links.
final class LinkDesk {
    private final Household household;
    private final InstantSource clock;
    private final Supplier<LinkAddress> address;
    private final boolean running;

    LinkDesk(Household household, InstantSource clock, Supplier<LinkAddress> address, boolean running) {
        this.household = household;
        this.clock = clock;
        this.address = address;
        this.running = running;
    }

    Answer add(Request.AddLink add) {
        Instant expires;
        try {
            expires = Expiry.parse(add.expires(), clock.instant());
        } catch (IllegalArgumentException e) {
            return Answer.refused(Refusal.badArgument(String.valueOf(e.getMessage()), "Nothing was changed."));
        }
        GivenLink given = household.addLink(add.contact(), expires, add.target());
        LinkAddress now = address.get();
        List<String> lines = new ArrayList<>();
        lines.add(now.of(given.link())); // first and alone on its line: this is what is copied
        if (given.link().scope().kind() == Scope.Kind.FOLDER) {
            lines.add("This is for players. In a browser: " + now.page(given.link()));
        }
        lines.add(told(given) + ", " + expiry(given) + ".");
        if (!running) {
            lines.add(waits(now));
        }
        return Answer.done(lines);
    }

    Answer list() {
        List<GivenLink> all = household.links().all();
        if (all.isEmpty()) {
            return Answer.done("No links given out. Make one with: porchlight links add " + example());
        }
        LinkAddress now = address.get();
        List<List<String>> rows = new ArrayList<>();
        for (GivenLink given : all) {
            rows.add(
                    List.of(
                            Integer.toString(given.number()),
                            SafeText.of(given.target()),
                            holder(given),
                            expiry(given),
                            used(given),
                            now.of(given.link())));
        }
        List<String> lines = new ArrayList<>(Columns.of(rows));
        if (!running) {
            lines.add(waits(now));
        }
        return Answer.done(lines);
    }

    Answer revoke(String link) {
        return Answer.done(told(household.revokeLink(link)) + " is revoked.");
    }

    /// What can be pasted as it is, where there is a contact and a share.
    private String example() {
        List<String> names = household.contacts().names();
        List<String> shares = household.shares().names();
        return "--for "
                + (names.isEmpty() ? "NAME" : Shell.quoted(names.getFirst()))
                + " "
                + (shares.isEmpty() ? "SHARE" : Shell.quoted(shares.getFirst()));
    }

    private static String waits(LinkAddress now) {
        return "Porchlight does not run now. Links open while it does, on port "
                + now.port()
                + " unless another program has that one.";
    }

    private String told(GivenLink given) {
        return "Link " + given.number() + " to " + SafeText.of(given.target()) + " for " + holder(given);
    }

    private String holder(GivenLink given) {
        String contact = given.link().contact();
        return contact == null
                ? "anyone with the link"
                : household.contacts().byId(contact).map(Contact::name).orElse("a former contact");
    }

    private String expiry(GivenLink given) {
        Instant now = clock.instant();
        if (given.link().expires().equals(Instant.MAX)) {
            return "until revoked";
        }
        return given.link().isValidAt(now)
                ? "for " + Figures.remaining(Duration.between(now, given.link().expires()))
                : "expired";
    }

    private String used(GivenLink given) {
        LinkUse use = given.lastUse();
        if (use == null) {
            return "not used yet";
        }
        Duration since = Duration.between(use.at(), clock.instant());
        String when = since.toSeconds() < 60 ? "just now" : Figures.remaining(since) + " ago";
        String where = use.from().isLoopbackAddress() ? "this machine" : use.from().getHostAddress();
        return "used " + when + " from " + where;
    }
}
