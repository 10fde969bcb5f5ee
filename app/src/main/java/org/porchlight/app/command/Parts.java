package org.porchlight.app.command;

import java.util.List;
import java.util.function.Function;

/// The commands within a command. Each is described only when it is named, so that a start pays for one.
public record Parts(List<String> names, Function<String, Command> command) {

    public static Parts none() {
        return new Parts(
                List.of(),
                name -> {
                    throw new IllegalArgumentException(name);
                });
    }

    Command named(String name) {
        return command.apply(name);
    }
}
