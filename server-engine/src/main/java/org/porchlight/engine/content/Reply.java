package org.porchlight.engine.content;

import org.jspecify.annotations.Nullable;
import org.porchlight.engine.api.Responder;
import org.porchlight.engine.http.Preconditions;
import org.porchlight.engine.http.Request;
import org.porchlight.engine.loop.Answer;
import org.porchlight.engine.loop.Body;

import java.util.List;

/// Answers that stand in memory: pages, playlists, errors, redirects.
public final class Reply {

    /// What our own pages may do: no script, nothing from elsewhere, no frame around them.
    private static final String PAGE_POLICY =
            "default-src 'none'; style-src 'self'; img-src 'self'; script-src 'self';"
                    + " base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

    static final String HTML = "text/html; charset=utf-8";
    static final String JSON = "application/json";
    private static final String TEXT = "text/plain; charset=utf-8";

    private static final byte[] NOTHING = new byte[0];

    private Reply() {}

    /// A page or document of ours, known by its content. `negotiated` is true where the client's Accept decided about
    /// its form; `secret` is true under a stream link, whose address nobody else may learn or keep.
    public static Answer document(Request request, byte[] bytes, String type, boolean negotiated, boolean secret) {
        String tag = ContentTag.of(bytes);
        Fields known = new Fields().add("ETag", tag).add("Cache-Control", cacheControl(secret));
        if (negotiated) {
            known.add("Vary", "Accept");
        }
        return tagged(request, tag, known, bytes, type, secret);
    }

    /// Conditions first (RFC 9110 §13.2.2); `known` are the fields that a 304 has too (§15.4.5).
    private static Answer tagged(Request request, String tag, Fields known, byte[] bytes, String type, boolean secret) {
        return switch (Preconditions.evaluate(request, tag, Preconditions.UNKNOWN)) {
            case NOT_MODIFIED -> new Answer(304, known.bytes(), Body.NONE, false);
            case FAILED -> error(request, 412);
            case PROCEED -> {
                Fields fields = new Fields().add("Content-Type", type).add("Content-Length", bytes.length).add(known);
                protect(fields, type, secret);
                yield new Answer(200, fields.bytes(), body(request, bytes), false);
            }
        };
    }

    /// The shares a visitor may see, in the form the client accepts; `root` is empty or `/~ID`.
    public static Answer front(Request request, String root, String machine, List<String> shares) {
        boolean secret = !root.isEmpty();
        return Accept.json(request)
                ? document(request, FrontPage.json(root, shares), JSON, true, secret)
                : document(request, FrontPage.html(root, machine, shares), HTML, true, secret);
    }

    /// What a responder says.
    public static Answer of(Request request, Responder.Reply reply) {
        Fields fields = new Fields();
        reply.fields().forEach(fields::add);
        boolean bodiless = reply.status() == 204 || reply.status() == 304;
        if (!bodiless) {
            fields.add("Content-Length", reply.body().length);
        }
        Body body = bodiless ? Body.NONE : body(request, reply.body());
        return new Answer(reply.status(), fields.bytes(), body, false);
    }

    /// The same answer, after which the connection ends.
    public static Answer closing(Answer answer) {
        return new Answer(answer.status(), answer.fields(), answer.body(), true);
    }

    /// A part of our pages, known by its tag.
    public static Answer asset(Request request, Assets.Asset asset) {
        Fields known = new Fields().add("ETag", asset.etag()).add("Cache-Control", "max-age=3600");
        return tagged(request, asset.etag(), known, asset.bytes(), asset.type(), false);
    }

    /// A folder asked for without its final slash. `location` is a path of ours, so it leads nowhere else.
    public static Answer moved(Request request, String location, boolean secret) {
        byte[] page = ErrorPage.text(301);
        Fields fields =
                new Fields()
                        .add("Location", location)
                        .add("Content-Type", TEXT)
                        .add("Content-Length", page.length)
                        .add("Cache-Control", cacheControl(secret));
        protect(fields, TEXT, secret);
        return new Answer(301, fields.bytes(), body(request, page), false);
    }

    /// What OPTIONS is told (RFC 9110 §9.3.7).
    public static Answer options(String allow) {
        byte[] fields = new Fields().add("Allow", allow).add("Content-Length", 0).bytes();
        return new Answer(200, fields, Body.NONE, false);
    }

    /// The page or line for a status of 400 and above, in the form the client accepts; `more` are the fields that the
    /// status demands, as pairs of name and value.
    public static Answer error(@Nullable Request request, int status, String... more) {
        boolean html = request != null && Accept.html(request);
        byte[] page =
                html
                        ? ErrorPage.html(status, ErrorPage.title(status), ErrorPage.advice(status))
                        : ErrorPage.text(status);
        Fields fields = new Fields();
        for (int i = 0; i < more.length; i += 2) {
            fields.add(more[i], more[i + 1]);
        }
        String type = html ? HTML : TEXT;
        fields.add("Content-Type", type).add("Content-Length", page.length).add("Cache-Control", "no-store");
        protect(fields, type, false);
        Body body = request == null ? new Body.Memory(page) : body(request, page);
        return new Answer(status, fields.bytes(), body, false);
    }

    static String cacheControl(boolean secret) {
        return secret ? "private, no-cache" : "no-cache";
    }

    /// What a browser makes a document of may do no more than ours do. `same-origin`, since with `no-referrer` our own
    /// forms would say `Origin: null`.
    private static void protect(Fields fields, String type, boolean secret) {
        boolean page = type.equals(HTML) || type.equals(Assets.DRAWING);
        fields.add("X-Content-Type-Options", "nosniff");
        if (page) {
            fields.add("Content-Security-Policy", PAGE_POLICY);
        }
        if (page || secret) {
            fields.add("Referrer-Policy", "same-origin");
        }
    }

    private static Body body(Request request, byte[] bytes) {
        return new Body.Memory(request.method().equals("HEAD") ? NOTHING : bytes);
    }
}
