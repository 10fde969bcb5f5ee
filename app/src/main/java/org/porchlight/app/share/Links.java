package org.porchlight.app.share;

import org.jspecify.annotations.Nullable;
import org.porchlight.app.text.Refusal;
import org.porchlight.engine.api.StreamLink;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/// The stream links given out, in the order in which they were made. Immutable.
public record Links(List<GivenLink> all) {
    private static final Duration REMEMBER_EXPIRED = Duration.ofDays(7);

    public Links {
        all = List.copyOf(all);
    }

    public static Links none() {
        return new Links(List.of());
    }

    /// Adds a link, and forgets those that expired long ago.
    public Links with(StreamLink link, Instant now) {
        int number = all.stream().mapToInt(GivenLink::number).max().orElse(0) + 1;
        Stream<GivenLink> kept = all.stream().filter(old -> old.link().isValidAt(now.minus(REMEMBER_EXPIRED)));
        return new Links(Stream.concat(kept, Stream.of(new GivenLink(number, link, now, null))).toList());
    }

    public Links without(GivenLink revoked) {
        return new Links(all.stream().filter(given -> !given.link().id().equals(revoked.link().id())).toList());
    }

    /// The links with when they were last used, told by their ids.
    public Links used(Map<String, LinkUse> uses) {
        return new Links(all.stream().map(given -> used(given, uses.get(given.link().id()))).toList());
    }

    private static GivenLink used(GivenLink given, @Nullable LinkUse use) {
        LinkUse before = given.lastUse();
        return use == null || (before != null && before.at().isAfter(use.at())) ? given : given.used(use);
    }

    /// Those not made for the contact with that id.
    public Links withoutContact(String contact) {
        return new Links(all.stream().filter(given -> !contact.equals(given.link().contact())).toList());
    }

    /// Those that open something else than that share.
    public Links withoutShare(String share) {
        return new Links(all.stream().filter(given -> !given.isInto(share)).toList());
    }

    /// The links after a share got another name: they lead to the same place as before.
    public Links renamed(String share, String now) {
        return new Links(all.stream().map(given -> given.isInto(share) ? given.into(now) : given).toList());
    }

    /// Takes back what was left out, each to its place; a number that somebody got meanwhile stays theirs.
    public Links with(List<GivenLink> back) {
        List<GivenLink> whole = new ArrayList<>(all);
        for (GivenLink given : back) {
            boolean taken = whole.stream().anyMatch(other -> other.number() == given.number());
            int free = whole.stream().mapToInt(GivenLink::number).max().orElse(0) + 1;
            whole.add(taken ? given.numbered(free) : given);
        }
        whole.sort(Comparator.comparingInt(GivenLink::number));
        return new Links(whole);
    }

    public List<GivenLink> into(String share) {
        return all.stream().filter(given -> given.isInto(share)).toList();
    }

    public List<GivenLink> of(String contact) {
        return all.stream().filter(given -> contact.equals(given.link().contact())).toList();
    }

    public long countFor(String contact) {
        return all.stream().filter(given -> contact.equals(given.link().contact())).count();
    }

    public List<StreamLink> streamLinks() {
        return all.stream().map(GivenLink::link).toList();
    }

    public Optional<GivenLink> newest() {
        return all.isEmpty() ? Optional.empty() : Optional.of(all.getLast());
    }

    /// The link that `text` means: its number, its id, or its whole address.
    ///
    /// @throws Refusal if there is none
    public GivenLink meant(String text) {
        return all.stream()
                .filter(given ->
                        text.equals(Integer.toString(given.number()))
                                || text.equals(given.link().id())
                                || text.contains("/~" + given.link().id()))
                .findFirst()
                .orElseThrow(() ->
                        Refusal.badArgument(
                                (text.matches("[0-9]{1,9}")
                                                ? "There is no link " + text + " now"
                                                : "There is no such link now")
                                        + ": it was revoked already, or never made.",
                                all.isEmpty() ? "No link is given out." : "See them with: porchlight links list"));
    }
}
