package org.porchlight.engine.content;

import com.fasterxml.jackson.core.JsonGenerator;

import org.porchlight.engine.content.jte.JtefolderGenerated;
import org.porchlight.engine.folder.FolderEntry;

import java.io.IOException;
import java.time.Instant;
import java.time.ZoneId;

/// A folder as a page, and the same as JSON for programs.
///
/// Kodi, rclone and wget read the page too. Kodi takes for an entry what is written `<a href="` and shows the very name
/// the link leads to; therefore entries are written so, and every other link has another attribute first.
public final class FolderPage {

    private static final int ROW = 220;

    private FolderPage() {}

    public static byte[] html(Listing listing) {
        return html(listing, ZoneId.systemDefault());
    }

    static byte[] html(Listing listing, ZoneId zone) {
        FolderView view = FolderView.of(listing, zone);
        return PageOutput.render(
                4096 + ROW * listing.entries().size(),
                (output, interceptor) -> JtefolderGenerated.render(output, interceptor, view));
    }

    /// `{"share", "path": [names], "entries": [{"name", "folder", "size", "modified", "type", "href"}]}` in the order
    /// of the page. Times are UTC, `type` is null for a folder, `href` is relative to the folder.
    public static byte[] json(Listing listing) {
        return Json.write(json -> {
            json.writeStartObject();
            json.writeStringField("share", Json.text(listing.share()));
            json.writeArrayFieldStart("path");
            for (String name : listing.path()) {
                json.writeString(Json.text(name));
            }
            json.writeEndArray();
            json.writeArrayFieldStart("entries");
            for (FolderEntry entry : listing.sorted()) {
                write(entry, listing, json);
            }
            json.writeEndArray();
            json.writeEndObject();
        });
    }

    private static void write(FolderEntry entry, Listing listing, JsonGenerator json) throws IOException {
        json.writeStartObject();
        json.writeStringField("name", Json.text(entry.name()));
        json.writeBooleanField("folder", entry.folder());
        json.writeNumberField("size", entry.size());
        json.writeStringField("modified", Instant.ofEpochMilli(entry.modified()).toString());
        if (entry.folder()) {
            json.writeNullField("type");
        } else {
            json.writeStringField("type", listing.types().typeOf(entry.name()));
        }
        json.writeStringField("href", FolderView.href(entry));
        json.writeEndObject();
    }
}
