package org.porchlight.app;

import org.porchlight.app.command.Command;
import org.porchlight.app.command.Operand;
import org.porchlight.app.command.Option;
import org.porchlight.app.command.Parts;
import org.porchlight.app.command.Typed;
import org.porchlight.app.control.Request;

import java.util.List;
import java.util.Objects;

/// `porchlight links …`: links that open a share, a folder or one file.
final class LinksCommand {
    private static final Option CONTACT =
            Option.valued("for", "NAME", "The contact it is for. Default: anyone with the link.");
    private static final Option EXPIRES = Option.valued("expires", "TIME", "24h, 7d or never. Default: 24h.");
    private static final List<Option> DATA = List.of(DataOption.OPTION);

    private final Surroundings here;

    LinksCommand(Surroundings here) {
        this.here = here;
    }

    Command command() {
        return new Command(
                "links",
                List.of("Links that open a share, a folder or one file to whoever holds them."),
                DATA,
                Operand.none(),
                new Parts(List.of("add", "list", "revoke"), this::part),
                this::list);
    }

    private Command part(String name) {
        return switch (name) {
            case "add" ->
                    new Command(
                            "links add",
                            "Makes a link and prints it.",
                            List.of(CONTACT, EXPIRES, DataOption.OPTION),
                            Operand.one("SHARE[/PATH]", "What it opens, such as Movies/Film.mkv."),
                            this::add);
            case "list" -> new Command("links list", "Shows all links given out.", DATA, Operand.none(), this::list);
            case "revoke" ->
                    new Command(
                            "links revoke",
                            "Makes a link open nothing any more, and ends what is watched through it.",
                            DATA,
                            Operand.one("LINK", "Its number in the list, its id, or the whole link."),
                            typed -> run(new Request.RevokeLink(typed.neededWord()), typed));
            default -> throw new IllegalArgumentException(name);
        };
    }

    private int add(Typed typed) {
        String expires = Objects.requireNonNullElse(typed.value(EXPIRES.name()), "24h");
        return run(new Request.AddLink(typed.value(CONTACT.name()), expires, typed.neededWord()), typed);
    }

    private int list(Typed typed) {
        return run(new Request.ListLinks(), typed);
    }

    private int run(Request request, Typed typed) {
        return new Errand(here, DataOption.of(typed)).run(request);
    }
}
