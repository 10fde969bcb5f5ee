package org.porchlight.app.control;

import org.porchlight.app.store.FieldReader;
import org.porchlight.app.store.Json;
import org.porchlight.app.text.Refusal;

import java.util.List;

/// The answer to a request: lines for the person, and the exit code of the command.
public record Answer(int exitCode, List<String> lines) {

    public Answer {
        lines = List.copyOf(lines);
    }

    /// It was done.
    public static Answer done(List<String> lines) {
        return new Answer(0, lines);
    }

    public static Answer done(String... lines) {
        return done(List.of(lines));
    }

    /// It was refused.
    public static Answer refused(Refusal refusal) {
        return new Answer(refusal.exitCode(), refusal.text().lines().toList());
    }

    public boolean isDone() {
        return exitCode == 0;
    }

    Json.Fields told() {
        return Json.Fields.none().with("exit", exitCode).withTexts("lines", lines);
    }

    static Answer read(Json.Fields fields) {
        FieldReader in =
                new FieldReader(
                        fields,
                        "answer",
                        complaint -> {
                            throw new IllegalArgumentException(complaint);
                        });
        return new Answer(in.number("exit", Refusal.FAILED, 0, 255), in.requiredTexts("lines"));
    }
}
