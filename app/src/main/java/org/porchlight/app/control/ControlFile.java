package org.porchlight.app.control;

import org.porchlight.app.store.DataFolder;
import org.porchlight.app.store.Disk;
import org.porchlight.app.store.FieldReader;
import org.porchlight.app.store.Json;
import org.porchlight.app.store.JsonText;
import org.porchlight.app.store.SystemDisk;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/// What `control.json` tells about the running Porchlight: its process, the socket it listens on, its front page.
public record ControlFile(long process, Path socket, String address) {
    private static final String NAME = "control.json";

    static Optional<ControlFile> read(DataFolder data) {
        try {
            FieldReader in =
                    new FieldReader(JsonText.parse(Files.readAllBytes(data.file(NAME))), NAME, complaint -> {});
            return Optional.of(
                    new ControlFile(
                            Long.parseLong(in.required("process")),
                            Path.of(in.required("socket")),
                            in.required("address")));
        } catch (IOException | IllegalArgumentException _) {
            return Optional.empty(); // none runs, or it is just starting
        }
    }

    void write(DataFolder data) throws IOException {
        Json.Fields fields =
                Json.Fields.none()
                        .with("process", Long.toString(process))
                        .with("socket", socket.toString())
                        .with("address", address);
        Disk disk = new SystemDisk();
        Path fresh = data.file(NAME + ".tmp");
        disk.write(fresh, JsonText.pretty(fields));
        disk.move(fresh, data.file(NAME));
    }

    static void remove(DataFolder data) throws IOException {
        Files.deleteIfExists(data.file(NAME));
    }

    /// How messages call the running Porchlight.
    public String name() {
        return "Porchlight (process " + process + ", " + address + ")";
    }
}
