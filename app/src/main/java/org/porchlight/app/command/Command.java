package org.porchlight.app.command;

import java.util.List;

/// One command: `name` is all its words behind the program's name, such as `links add`, and empty for the program
/// itself; `description` is one paragraph an entry, the first of which tells what it does; `--help` and `--version` are
/// options of every command and not among `options`.
public record Command(
        String name, List<String> description, List<Option> options, Operand operand, Parts parts, Action action) {

    /// Does what was typed.
    public interface Action {
        /// Returns the exit code.
        ///
        /// @throws org.porchlight.app.text.Refusal if it cannot be done
        int run(Typed typed);
    }

    /// A command without others within it.
    public Command(String name, String description, List<Option> options, Operand operand, Action action) {
        this(name, List.of(description), options, operand, Parts.none(), action);
    }

    /// What a command line calls it, when the program is called `program`.
    String calledBy(String program) {
        return name.isEmpty() ? program : program + " " + name;
    }
}
