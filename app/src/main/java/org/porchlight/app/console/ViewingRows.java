package org.porchlight.app.console;

import org.porchlight.app.store.FieldReader;
import org.porchlight.app.store.Json;
import org.porchlight.engine.api.ViewingSnapshot.State;

import java.util.ArrayList;
import java.util.List;

/// Viewings as JSON, on their way from the running Porchlight to `porchlight who`.
public final class ViewingRows {
    private ViewingRows() {}

    public static Json.Fields told(List<ViewingRow> rows) {
        List<Json> items = new ArrayList<>();
        for (ViewingRow row : rows) {
            items.add(
                    Json.Fields.none()
                            .with("id", Long.toString(row.id()))
                            .with("who", row.who())
                            .with("player", row.player())
                            .with("what", row.what())
                            .with("position", Long.toString(row.position()))
                            .with("size", Long.toString(row.size()))
                            .with("sent", Long.toString(row.sent()))
                            .with("bytesPerSecond", Long.toString(row.bytesPerSecond()))
                            .with("state", row.state().name()));
        }
        return Json.Fields.none().with("viewings", new Json.Items(items));
    }

    public static List<ViewingRow> read(Json.Fields fields) {
        return new FieldReader(fields, "viewings", complaint -> {}).entries("viewings", ViewingRows::row);
    }

    private static ViewingRow row(FieldReader in) {
        return new ViewingRow(
                Long.parseLong(in.required("id")),
                in.required("who"),
                in.required("player"),
                in.required("what"),
                Long.parseLong(in.required("position")),
                Long.parseLong(in.required("size")),
                Long.parseLong(in.required("sent")),
                Long.parseLong(in.required("bytesPerSecond")),
                State.valueOf(in.required("state")));
    }
}
