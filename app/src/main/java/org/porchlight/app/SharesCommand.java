package org.porchlight.app;

import org.porchlight.app.command.Command;
import org.porchlight.app.command.Operand;
import org.porchlight.app.command.Option;
import org.porchlight.app.command.Parts;
import org.porchlight.app.command.Typed;
import org.porchlight.app.control.Request;

import java.util.List;

/// `porchlight shares …`: the folders that are shared.
final class SharesCommand {
    private static final List<Option> DATA = List.of(DataOption.OPTION);

    private final Surroundings here;

    SharesCommand(Surroundings here) {
        this.here = here;
    }

    Command command() {
        return new Command(
                "shares",
                List.of("The folders that are shared. To share one more: porchlight FOLDER"),
                DATA,
                Operand.none(),
                new Parts(List.of("list", "pause", "resume", "remove"), this::part),
                this::list);
    }

    private Command part(String name) {
        return switch (name) {
            case "list" ->
                    new Command(
                            "shares list", "Shows what is shared, and with whom.", DATA, Operand.none(), this::list);
            case "pause" ->
                    new Command(
                            "shares pause",
                            "Shares nothing, or not that share, until it is resumed. Whoever is watching is cut.",
                            DATA,
                            Operand.atMostOne("SHARE", "Default: all sharing."),
                            typed -> run(new Request.PauseSharing(typed.word(), true), typed));
            case "resume" ->
                    new Command(
                            "shares resume",
                            "Shares again what was paused.",
                            DATA,
                            Operand.atMostOne("SHARE", "Default: all sharing."),
                            typed -> run(new Request.PauseSharing(typed.word(), false), typed));
            case "remove" ->
                    new Command(
                            "shares remove",
                            "Shares a folder no longer. The folder itself is not touched.",
                            DATA,
                            Operand.one("SHARE", ""),
                            typed -> run(new Request.RemoveShare(typed.neededWord()), typed));
            default -> throw new IllegalArgumentException(name);
        };
    }

    private int list(Typed typed) {
        return run(new Request.ListShares(), typed);
    }

    private int run(Request request, Typed typed) {
        return new Errand(here, DataOption.of(typed)).run(request);
    }
}
