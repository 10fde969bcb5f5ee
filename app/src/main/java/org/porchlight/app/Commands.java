package org.porchlight.app;

import org.porchlight.app.text.Refusal;
import org.slf4j.LoggerFactory;

import picocli.CommandLine;
import picocli.CommandLine.ParameterException;

import java.io.PrintWriter;
import java.util.List;

/// The program in a terminal: reads its arguments and runs the command they name.
public final class Commands implements Program {

    @Override
    public int run(List<String> arguments, Surroundings here) {
        return commandLine(here)
                .setOut(new PrintWriter(here.out(), true, here.out().charset()))
                .setErr(new PrintWriter(here.err(), true, here.err().charset()))
                .setParameterExceptionHandler(Commands::misunderstood)
                .setExecutionExceptionHandler((failure, line, _) -> failed(failure, line))
                .execute(arguments.toArray(String[]::new));
    }

    private static CommandLine commandLine(Surroundings here) {
        return new CommandLine(new PorchlightCommand(here))
                .addSubcommand(new ServeCommand(here))
                .addSubcommand(new SharesCommand(here))
                .addSubcommand(new ContactsCommand(here))
                .addSubcommand(new LinksCommand(here))
                .addSubcommand(new WhoCommand(here));
    }

    private static int misunderstood(ParameterException wrong, String[] arguments) {
        CommandLine line = wrong.getCommandLine();
        line.getErr().println(wrong.getMessage());
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
