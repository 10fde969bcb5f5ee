package org.porchlight.app.control;

import org.porchlight.app.store.FieldReader;
import org.porchlight.app.store.Json;
import org.porchlight.app.store.JsonText;

import java.io.IOException;
import java.nio.file.Path;

/// Requests as lines of JSON: `{"ask":"link","expires":"24h","target":"Movies"}`.
final class RequestFormat {
    private RequestFormat() {}

    static String line(Request request) throws IOException {
        return JsonText.line(told(request));
    }

    /// @throws IOException if the line is no request this version knows
    static Request parse(String line) throws IOException {
        try {
            return request(
                    new FieldReader(
                            JsonText.parse(line),
                            "request",
                            complaint -> {
                                throw new IllegalArgumentException(complaint);
                            }));
        } catch (IllegalArgumentException e) {
            throw new IOException(e.getMessage(), e);
        }
    }

    private static Json.Fields told(Request request) {
        return switch (request) {
            case Request.AddContact add ->
                    ask("add-contact").with("name", add.name()).withTexts("addresses", add.addresses());
            case Request.ListContacts _ -> ask("contacts");
            case Request.RemoveContact remove -> ask("remove-contact").with("name", remove.name());
            case Request.BlockContact block ->
                    ask("block-contact").with("name", block.name()).with("blocked", block.blocked());
            case Request.AddLink add -> {
                Json.Fields fields = ask("add-link").with("expires", add.expires()).with("target", add.target());
                yield add.contact() == null ? fields : fields.with("contact", add.contact());
            }
            case Request.ListLinks _ -> ask("links");
            case Request.RevokeLink revoke -> ask("revoke-link").with("link", revoke.link());
            case Request.AddFolders add ->
                    ask("add-folders").withTexts("folders", add.folders().stream().map(Path::toString).toList());
            case Request.ListShares _ -> ask("shares");
            case Request.RemoveShare remove -> ask("remove-share").with("name", remove.name());
            case Request.PauseSharing pause -> {
                Json.Fields fields = ask("pause").with("paused", pause.paused());
                yield pause.share() == null ? fields : fields.with("share", pause.share());
            }
            case Request.Raise _ -> ask("raise");
            case Request.Who _ -> ask("who");
        };
    }

    private static Request request(FieldReader in) {
        String ask = in.required("ask");
        return switch (ask) {
            case "add-contact" -> new Request.AddContact(in.required("name"), in.requiredTexts("addresses"));
            case "contacts" -> new Request.ListContacts();
            case "remove-contact" -> new Request.RemoveContact(in.required("name"));
            case "block-contact" -> new Request.BlockContact(in.required("name"), in.flag("blocked", true));
            case "add-link" ->
                    new Request.AddLink(
                            in.has("contact") ? in.required("contact") : null,
                            in.required("expires"),
                            in.required("target"));
            case "links" -> new Request.ListLinks();
            case "revoke-link" -> new Request.RevokeLink(in.required("link"));
            case "add-folders" -> new Request.AddFolders(in.requiredTexts("folders").stream().map(Path::of).toList());
            case "shares" -> new Request.ListShares();
            case "remove-share" -> new Request.RemoveShare(in.required("name"));
            case "pause" ->
                    new Request.PauseSharing(in.has("share") ? in.required("share") : null, in.flag("paused", true));
            case "raise" -> new Request.Raise();
            case "who" -> new Request.Who();
            default -> throw new IllegalArgumentException("unknown request: " + ask);
        };
    }

    private static Json.Fields ask(String what) {
        return Json.Fields.none().with("ask", what);
    }
}
