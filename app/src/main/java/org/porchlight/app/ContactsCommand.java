package org.porchlight.app;

import org.jspecify.annotations.Nullable;
import org.porchlight.app.control.Request;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

import java.util.List;
import java.util.concurrent.Callable;

/// `porchlight contacts …`: the people on the owner's list.
@Command(
        name = "contacts",
        description = "The people on your list.",
        synopsisSubcommandLabel = "[add | list | remove | block | unblock]",
        mixinStandardHelpOptions = true)
final class ContactsCommand implements Callable<Integer> {
    private final Surroundings here;

    @Mixin private DataOption listed = new DataOption();

    ContactsCommand(Surroundings here) {
        this.here = here;
    }

    @Override
    public Integer call() {
        return run(new Request.ListContacts(), listed);
    }

    @Command(name = "add", description = "Puts somebody on your list.", mixinStandardHelpOptions = true)
    int add(
            @Parameters(paramLabel = "NAME", description = "How you call them.") String name,
            @Option(
                            names = "--address",
                            paramLabel = "IP",
                            description = "A TV or box of theirs that can only open a plain address. A weak proof.")
                    @Nullable List<String> addresses,
            @Mixin DataOption data) {
        return run(new Request.AddContact(name, addresses == null ? List.of() : addresses), data);
    }

    @Command(name = "list", description = "Shows your list.", mixinStandardHelpOptions = true)
    int list(@Mixin DataOption data) {
        return run(new Request.ListContacts(), data);
    }

    @Command(
            name = "remove",
            description = "Takes somebody off your list and revokes their links.",
            mixinStandardHelpOptions = true)
    int remove(@Parameters(paramLabel = "NAME") String name, @Mixin DataOption data) {
        return run(new Request.RemoveContact(name), data);
    }

    @Command(
            name = "block",
            description = "Refuses somebody everything, and ends what they are watching.",
            mixinStandardHelpOptions = true)
    int block(@Parameters(paramLabel = "NAME") String name, @Mixin DataOption data) {
        return run(new Request.BlockContact(name, true), data);
    }

    @Command(name = "unblock", description = "Lets somebody in again.", mixinStandardHelpOptions = true)
    int unblock(@Parameters(paramLabel = "NAME") String name, @Mixin DataOption data) {
        return run(new Request.BlockContact(name, false), data);
    }

    private int run(Request request, DataOption data) {
        return new Errand(here, data).run(request);
    }
}
