package org.porchlight.app;

import org.porchlight.app.text.Refusal;
import org.slf4j.LoggerFactory;

import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/// The program in a terminal: reads its arguments and runs the command they name.
public final class Commands implements Program {
    private static final String NAME = "porchlight";

    @Override
    public int run(List<String> arguments, Surroundings here) {
        List<String> ordered = commandFirst(arguments);
        Optional<String> meant = Mistyped.meant(ordered, commands(here).keySet());
        if (meant.isPresent()) {
            here.err().println("“" + ordered.getFirst() + "” is neither a command nor a folder here.");
            here.err().println("Did you mean: " + meant.get());
            return Refusal.BAD_ARGUMENT;
        }
        return commandLine(ordered, here)
                .setOut(new PrintWriter(here.out(), true, here.out().charset()))
                .setErr(new PrintWriter(here.err(), true, here.err().charset()))
                .setParameterExceptionHandler(Commands::misunderstood)
                .setExecutionExceptionHandler((failure, line, _) -> failed(failure, line))
                .execute(ordered.toArray(String[]::new));
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

    private static Map<String, Supplier<Object>> commands(Surroundings here) {
        Map<String, Supplier<Object>> commands = new LinkedHashMap<>();
        commands.put("serve", () -> new ServeCommand(here));
        commands.put("shares", () -> new SharesCommand(here));
        commands.put("contacts", () -> new ContactsCommand(here));
        commands.put("links", () -> new LinksCommand(here));
        commands.put("who", () -> new WhoCommand(here));
        return commands;
    }

    /// Prepares the one command that is named; preparing them all costs more than the rest of the start.
    private static CommandLine commandLine(List<String> arguments, Surroundings here) {
        Map<String, Supplier<Object>> commands = commands(here);
        CommandLine line = new CommandLine(new PorchlightCommand(here)).setCommandName(NAME);
        Supplier<Object> named = arguments.isEmpty() ? null : commands.get(arguments.getFirst());
        if (named != null) {
            line.addSubcommand(arguments.getFirst(), named.get());
        } else if (arguments.contains("-h") || arguments.contains("--help")) {
            commands.forEach((name, command) -> line.addSubcommand(name, command.get()));
        }
        return line;
    }

    private static int misunderstood(ParameterException wrong, String[] arguments) {
        CommandLine line = wrong.getCommandLine();
        line.getErr().println(wrong.getMessage());
        UnmatchedArgumentException.printSuggestions(wrong, line.getErr());
        line.getErr().println("See: " + line.getCommandSpec().qualifiedName() + " --help");
        return Refusal.BAD_ARGUMENT;
    }

    private static int failed(Exception failure, CommandLine line) {
        if (failure instanceof Refusal refusal) {
            line.getErr().println(refusal.text());
            return refusal.exitCode();
        }
        LoggerFactory.getLogger(Commands.class).error("A command failed", failure);
        line.getErr().println("Porchlight met an error of its own: " + failure);
        line.getErr().println("The log says more. Trying again may help; reporting it certainly does.");
        return Refusal.FAILED;
    }
}
