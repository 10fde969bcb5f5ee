package org.porchlight.engine.content;

import org.jspecify.annotations.Nullable;
import org.porchlight.engine.api.Responder;
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

    private static final byte[] NOTHING = new byte[0];

    private Reply() {}

    /// A page or document of ours with status 200. `secret` is true under a stream link, whose address nobody else may
    /// learn or keep.
    public static Answer document(Request request, byte[] bytes, String type, boolean secret) {
        Fields fields =
                new Fields()
                        .add("Content-Type", type)
                        .add("Content-Length", bytes.length)
                        .add("Cache-Control", cacheControl(secret))
                        .add("Vary", "Accept");
        protect(fields);
        return new Answer(200, fields.bytes(), body(request, bytes), false);
    }

    /// The shares a visitor may see, in the form the client accepts; `root` is empty or `/~ID`.
    public static Answer front(Request request, String root, String machine, List<String> shares) {
        boolean secret = !root.isEmpty();
        return Accept.json(request)
                ? document(request, FrontPage.json(root, shares), "application/json", secret)
                : document(request, FrontPage.html(root, machine, shares), "text/html; charset=utf-8", secret);
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
        Fields fields = new Fields().add("ETag", asset.etag()).add("Cache-Control", "max-age=3600");
        if (asset.etag().equals(request.field("if-none-match"))) {
            return new Answer(304, fields.bytes(), Body.NONE, false);
        }
        fields.add("Content-Type", asset.type()).add("Content-Length", asset.bytes().length);
        protect(fields);
        return new Answer(200, fields.bytes(), body(request, asset.bytes()), false);
    }

    /// A folder asked for without its final slash. `location` is a path of ours, so it leads nowhere else.
    public static Answer moved(Request request, String location, boolean secret) {
        byte[] page = ErrorPage.text(301);
        Fields fields =
                new Fields()
                        .add("Location", location)
                        .add("Content-Type", "text/plain; charset=utf-8")
                        .add("Content-Length", page.length)
                        .add("Cache-Control", cacheControl(secret));
        protect(fields);
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
        fields.add("Content-Type", html ? "text/html; charset=utf-8" : "text/plain; charset=utf-8")
                .add("Content-Length", page.length)
                .add("Cache-Control", "no-store");
        protect(fields);
        Body body = request == null ? new Body.Memory(page) : body(request, page);
        return new Answer(status, fields.bytes(), body, false);
    }

    static String cacheControl(boolean secret) {
        return secret ? "private, no-cache" : "no-cache";
    }

    /// `same-origin`, since with `no-referrer` our own forms would say `Origin: null`.
    private static void protect(Fields fields) {
        fields.add("X-Content-Type-Options", "nosniff")
                .add("Content-Security-Policy", PAGE_POLICY)
                .add("Referrer-Policy", "same-origin");
    }

    private static Body body(Request request, byte[] bytes) {
        return new Body.Memory(request.method().equals("HEAD") ? NOTHING : bytes);
    }
}
