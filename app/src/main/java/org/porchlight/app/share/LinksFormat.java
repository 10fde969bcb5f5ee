package org.porchlight.app.share;

import org.porchlight.app.store.FieldReader;
import org.porchlight.app.store.Json;
import org.porchlight.app.store.JsonFormat;
import org.porchlight.app.store.OldEntries;
import org.porchlight.engine.api.Scope;
import org.porchlight.engine.api.StreamLink;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

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
            numbered.add(new GivenLink(number, link.link(), link.created(), link.lastUsed()));
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
                in.has("lastUsed") ? Instant.parse(in.required("lastUsed")) : null);
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
        return given.lastUsed() == null ? fields : fields.with("lastUsed", given.lastUsed().toString());
    }
}
