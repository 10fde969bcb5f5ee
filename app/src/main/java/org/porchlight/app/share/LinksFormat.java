package org.porchlight.app.share;

import org.jspecify.annotations.Nullable;
import org.porchlight.app.store.FieldReader;
import org.porchlight.app.store.Json;
import org.porchlight.app.store.JsonFormat;
import org.porchlight.app.store.OldEntries;
import org.porchlight.engine.api.Scope;
import org.porchlight.engine.api.StreamLink;

import java.net.InetAddress;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The links in `links.json`. One of which any part is wrong is left out: it must not open more than was meant.
public final class LinksFormat implements JsonFormat<Links> {
    private static final String NEVER = "never";

    @Override
    public Links initial() {
        return Links.none();
    }

    @Override
    public Links read(FieldReader in) {
        List<GivenLink> numbered = new ArrayList<>();
        int next = 1;
        for (GivenLink link : in.entries("links", LinksFormat::link)) {
            int number = Math.max(next, link.number());
            numbered.add(new GivenLink(number, link.link(), link.created(), link.lastUse()));
            next = number + 1;
        }
        return new Links(numbered);
    }

    @Override
    public Json.Fields write(Links links, Json.Fields old) {
        return old.with(
                "links",
                OldEntries.of(old, "links", "id")
                        .rewritten(links.all(), given -> given.link().id(), LinksFormat::told));
    }

    private static GivenLink link(FieldReader in) {
        List<String> path = in.requiredTexts("path");
        Scope scope = new Scope(in.required("share"), path, Scope.Kind.valueOf(in.required("kind")));
        String expires = in.required("expires");
        StreamLink link =
                new StreamLink(
                        in.required("id"),
                        scope,
                        in.has("contact") ? in.required("contact") : null,
                        expires.equals(NEVER) ? Instant.MAX : Instant.parse(expires));
        return new GivenLink(
                in.number("number", 0, 0, Integer.MAX_VALUE - 1),
                link,
                Instant.parse(in.required("created")),
                lastUse(in));
    }

    /// A use that cannot be read costs nobody their link.
    private static @Nullable LinkUse lastUse(FieldReader in) {
        Optional<Instant> at = in.parsed("lastUsed", Optional.empty(), text -> Optional.of(Instant.parse(text)));
        Optional<InetAddress> from =
                in.parsed("lastUsedFrom", Optional.empty(), text -> Optional.of(InetAddress.ofLiteral(text)));
        return at.isPresent() && from.isPresent() ? new LinkUse(at.get(), from.get()) : null;
    }

    private static Json.Fields told(GivenLink given, Json.Fields old) {
        StreamLink link = given.link();
        Json.Fields fields =
                old.with("id", link.id())
                        .with("number", given.number())
                        .with("share", link.scope().share())
                        .withTexts("path", link.scope().path())
                        .with("kind", link.scope().kind().name())
                        .with("expires", link.expires().equals(Instant.MAX) ? NEVER : link.expires().toString())
                        .with("created", given.created().toString());
        fields = link.contact() == null ? fields : fields.with("contact", link.contact());
        LinkUse use = given.lastUse();
        return use == null
                ? fields
                : fields.with("lastUsed", use.at().toString()).with("lastUsedFrom", use.from().getHostAddress());
    }
}
