package org.porchlight.app;

import org.porchlight.app.command.Command;
import org.porchlight.app.command.Operand;
import org.porchlight.app.command.Option;
import org.porchlight.app.command.Parts;
import org.porchlight.app.command.Typed;
import org.porchlight.app.control.Request;

import java.util.List;

/// `porchlight contacts …`: the people on the owner's list.
final class ContactsCommand {
    private static final Option ADDRESS =
            Option.valued("address", "IP", "A TV or box of theirs that can only open a plain address. A weak proof.")
                    .repeatable();
    private static final List<Option> DATA = List.of(DataOption.OPTION);
    private static final Operand NAME = Operand.one("NAME", "");

    private final Surroundings here;

    ContactsCommand(Surroundings here) {
        this.here = here;
    }

    Command command() {
        return new Command(
                "contacts",
                List.of("The people on your list."),
                DATA,
                Operand.none(),
                new Parts(List.of("add", "list", "remove", "block", "unblock"), this::part),
                this::list);
    }

    private Command part(String name) {
        return switch (name) {
            case "add" ->
                    new Command(
                            "contacts add",
                            "Puts somebody on your list.",
                            List.of(ADDRESS, DataOption.OPTION),
                            Operand.one("NAME", "How you call them."),
                            typed ->
                                    run(
                                            new Request.AddContact(typed.neededWord(), typed.values(ADDRESS.name())),
                                            typed));
            case "list" -> new Command("contacts list", "Shows your list.", DATA, Operand.none(), this::list);
            case "remove" ->
                    new Command(
                            "contacts remove",
                            "Takes somebody off your list and revokes their links.",
                            DATA,
                            NAME,
                            typed -> run(new Request.RemoveContact(typed.neededWord()), typed));
            case "block" ->
                    new Command(
                            "contacts block",
                            "Refuses somebody everything, and ends what they are watching.",
                            DATA,
                            NAME,
                            typed -> run(new Request.BlockContact(typed.neededWord(), true), typed));
            case "unblock" ->
                    new Command(
                            "contacts unblock",
                            "Lets somebody in again.",
                            DATA,
                            NAME,
                            typed -> run(new Request.BlockContact(typed.neededWord(), false), typed));
            default -> throw new IllegalArgumentException(name);
        };
    }

    private int list(Typed typed) {
        return run(new Request.ListContacts(), typed);
    }

    private int run(Request request, Typed typed) {
        return new Errand(here, DataOption.of(typed)).run(request);
    }
}
