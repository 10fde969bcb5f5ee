package org.porchlight.app;

import org.porchlight.app.command.Command;
import org.porchlight.app.command.CommandReader;
import org.porchlight.app.command.Parts;
import org.porchlight.app.command.Usage;
import org.porchlight.app.text.Refusal;
import org.slf4j.LoggerFactory;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The program in a terminal: reads its arguments and runs the command they name.
public final class Commands implements Program {
    private static final List<String> NAMES = List.of("serve", "shares", "contacts", "links", "who");

    @Override
    public int run(List<String> arguments, Surroundings here) {
        List<String> ordered = commandFirst(arguments);
        Optional<String> meant = Mistyped.meant(ordered, NAMES);
        if (meant.isPresent()) {
            here.err().println("“" + ordered.getFirst() + "” is neither a command nor a folder here.");
            here.err().println("Did you mean: " + meant.get());
            return Refusal.BAD_ARGUMENT;
        }
        try {
            return run(read(ordered, here), here.out());
        } catch (Refusal refusal) {
            here.err().println(refusal.text());
            return refusal.exitCode();
        } catch (RuntimeException failure) {
            LoggerFactory.getLogger(Commands.class).error("A command failed", failure);
            here.err().println("Porchlight met an error of its own: " + failure);
            here.err().println("The log says more. Trying again may help; reporting it certainly does.");
            return Refusal.FAILED;
        }
    }

    /// Moves `--data DIR` behind everything else, since every command takes it and people type it anywhere.
    static List<String> commandFirst(List<String> arguments) {
        int options = arguments.contains("--") ? arguments.indexOf("--") : arguments.size();
        for (int i = 0; i < options; i++) {
            if (arguments.get(i).equals("--data") || arguments.get(i).startsWith("--data=")) {
                int next = Math.min(options, arguments.get(i).equals("--data") ? i + 2 : i + 1);
                List<String> ordered = new ArrayList<>(arguments);
                List<String> moved = List.copyOf(ordered.subList(i, next));
                ordered.addAll(options, moved);
                ordered.subList(i, next).clear();
                return ordered;
            }
        }
        return arguments;
    }

    private static int run(CommandReader.Call call, PrintStream out) {
        if (call.asksForHelp()) {
            Usage.of(call.command()).forEach(out::println);
            return 0;
        }
        if (call.asksForVersion()) {
            out.println(Version.line());
            return 0;
        }
        return call.run();
    }

    /// Describes the one command that is named, and the program as a whole only where none is: a start pays for one.
    private static CommandReader.Call read(List<String> words, Surroundings here) {
        CommandReader reader = new CommandReader(DataOption.program());
        return !words.isEmpty() && NAMES.contains(words.getFirst())
                ? reader.read(command(words.getFirst(), here), words.subList(1, words.size()))
                : reader.read(
                        new PorchlightCommand(here).command(new Parts(NAMES, name -> command(name, here))), words);
    }

    private static Command command(String name, Surroundings here) {
        return switch (name) {
            case "serve" -> new ServeCommand(here).command();
            case "shares" -> new SharesCommand(here).command();
            case "contacts" -> new ContactsCommand(here).command();
            case "links" -> new LinksCommand(here).command();
            case "who" -> new WhoCommand(here).command();
            default -> throw new IllegalArgumentException(name);
        };
    }
}
