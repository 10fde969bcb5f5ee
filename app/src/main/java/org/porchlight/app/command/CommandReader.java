package org.porchlight.app.command;

import org.apache.commons.cli.CommandLine;
import org.apache.commons.cli.DefaultParser;
import org.apache.commons.cli.MissingArgumentException;
import org.apache.commons.cli.Options;
import org.apache.commons.cli.ParseException;
import org.apache.commons.cli.UnrecognizedOptionException;
import org.porchlight.app.text.Refusal;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/// Reads what a person typed behind the name of a command. `program` is how they called the program, for hints.
public record CommandReader(String program) {

    /// Finds the command that `words` name, beginning at `command`, and reads the rest of them.
    ///
    /// @throws Refusal if they cannot be right; with `--help` or `--version` among them words and options may be
    ///   missing
    public Call read(Command command, List<String> words) {
        Command named = command;
        List<String> rest = words;
        while (!rest.isEmpty() && named.parts().names().contains(rest.getFirst())) {
            named = named.parts().named(rest.getFirst());
            rest = rest.subList(1, rest.size());
        }
        return new Call(named, typed(named, rest));
    }

    /// A command with what was typed behind its name.
    public record Call(Command command, Typed typed) {
        public boolean asksForHelp() {
            return typed.has(Option.HELP.name());
        }

        public boolean asksForVersion() {
            return typed.has(Option.VERSION.name());
        }

        /// Runs the command and returns its exit code.
        public int run() {
            return command.action().run(typed);
        }
    }

    private Typed typed(Command command, List<String> words) {
        List<Option> options = all(command);
        refuseNamesBehindOneDash(command, options, words);
        Typed typed = parsed(command, options, words);
        if (!typed.has(Option.HELP.name()) && !typed.has(Option.VERSION.name())) {
            for (Option option : options) {
                if (!option.many() && typed.values(option.name()).size() > 1) {
                    throw misread(command, "--" + option.name() + " was given more than once.");
                }
            }
            checkWords(command, typed.words());
        }
        return typed;
    }

    /// The options of `command` with those that every command has.
    static List<Option> all(Command command) {
        List<Option> all = new ArrayList<>(command.options());
        all.add(Option.HELP);
        all.add(Option.VERSION);
        return all;
    }

    private Typed parsed(Command command, List<Option> options, List<String> words) {
        Options known = new Options();
        for (Option option : options) {
            String letter = option.letter().isEmpty() ? null : option.letter();
            known.addOption(new org.apache.commons.cli.Option(letter, option.name(), !option.isFlag(), ""));
        }
        // no guessing of abbreviations, and quotes that came through the shell are part of a name
        DefaultParser parser =
                DefaultParser.builder().setAllowPartialMatching(false).setStripLeadingAndTrailingQuotes(false).get();
        try {
            CommandLine line = parser.parse(known, words.toArray(String[]::new));
            Map<String, List<String>> values = new HashMap<>();
            for (org.apache.commons.cli.Option given : line.getOptions()) {
                String value = Objects.requireNonNullElse(given.getValue(), "");
                values.computeIfAbsent(given.getLongOpt(), _ -> new ArrayList<>()).add(value);
            }
            return new Typed(values, List.copyOf(line.getArgList()));
        } catch (UnrecognizedOptionException e) {
            throw unknown(command, options, e.getOption());
        } catch (MissingArgumentException e) {
            String name = e.getOption().getLongOpt();
            throw misread(command, "--" + name + " needs a value: --" + name + "=" + valueOf(name, options));
        } catch (ParseException e) {
            throw misread(command, String.valueOf(e.getMessage()));
        }
    }

    private static String valueOf(String name, List<Option> options) {
        for (Option option : options) {
            if (option.name().equals(name)) {
                return option.value();
            }
        }
        return "VALUE";
    }

    /// The parser takes `-port` for `--port`, and even `-port80`, beside `-p ort`. Nobody can tell what was meant.
    private void refuseNamesBehindOneDash(Command command, List<Option> options, List<String> words) {
        for (String word : words) {
            if (word.equals("--")) {
                return;
            }
            if (word.startsWith("-") && !word.startsWith("--")) {
                for (Option option : options) {
                    if (word.startsWith(option.name(), 1)) {
                        throw unknown(command, options, word);
                    }
                }
            }
        }
    }

    private Refusal unknown(Command command, List<Option> options, String word) {
        int equals = word.indexOf('=');
        String typed = equals < 0 ? word : word.substring(0, equals);
        String name = typed.startsWith("--") ? typed.substring(2) : typed.substring(1);
        List<String> names = new ArrayList<>();
        for (Option option : options) {
            if (equals >= 0
                    && option.isFlag()
                    && (typed.equals("--" + option.name()) || name.equals(option.letter()))) {
                return misread(command, typed + " takes no value.");
            }
            names.add(option.name());
        }
        String happened = "There is no option " + typed + " of " + command.calledBy("porchlight") + ".";
        return Nearest.of(name, names)
                .map(meant -> misread(command, happened + "\nDid you mean: --" + meant))
                .orElseGet(() -> misread(command, happened));
    }

    private void checkWords(Command command, List<String> words) {
        Operand operand = command.operand();
        if (words.size() < operand.least()) {
            throw misread(
                    command, operand.label() + " is missing: " + command.calledBy(program) + " " + operand.synopsis());
        }
        if (words.size() <= operand.most()) {
            return;
        }
        String first = words.get(operand.most());
        List<String> parts = command.parts().names();
        if (!parts.isEmpty()) {
            String happened = "“" + first + "” is nothing that " + command.calledBy("porchlight") + " can do.";
            throw Nearest.of(first, parts)
                    .map(meant -> misread(command, happened + "\nDid you mean: " + line(command, meant, words)))
                    .orElseGet(() -> misread(command, happened + "\nIt can: " + String.join(", ", parts)));
        }
        throw misread(
                command,
                operand.most() == 0
                        ? "“" + first + "” is too much: " + command.calledBy("porchlight") + " takes no such word."
                        : "“"
                                + first
                                + "” is too much: one "
                                + operand.label()
                                + " is taken. One with spaces needs quotes.");
    }

    private String line(Command command, String meant, List<String> words) {
        return command.calledBy(program) + " " + meant + Words.pasted(words.subList(1, words.size()));
    }

    private Refusal misread(Command command, String happened) {
        return Refusal.badArgument(happened, "See: " + command.calledBy(program) + " --help");
    }
}
