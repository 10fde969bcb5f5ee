package org.porchlight.app.command;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

import java.util.List;

/// The help about a command.
class UsageTest {
    @Test
    void linesAreWrappedAt80ColumnsAndAligned() {
        Command command =
                new Command(
                        "serve",
                        List.of("Serves FOLDERs until it is ended.", "The second paragraph stands apart."),
                        List.of(
                                Option.valued(
                                                "port",
                                                "N",
                                                "Port to listen on. Default: that of the settings (8420), or the next"
                                                        + " free one.")
                                        .orLetter("p"),
                                Option.valued("mime", "EXT=TYPE", "Media type of files that end in .EXT.").repeatable(),
                                Option.flag("yes", "Do not ask.")),
                        Operand.atLeastOne("FOLDER", "A folder to share."),
                        Parts.none(),
                        _ -> 0);
        assertEquals(
                """
                Usage: porchlight serve [-hV] [--yes] [--mime=EXT=TYPE]... [-p=N] FOLDER...
                Serves FOLDERs until it is ended.

                The second paragraph stands apart.
                      FOLDER...        A folder to share.
                  -h, --help           Show this help message and exit.
                      --mime=EXT=TYPE  Media type of files that end in .EXT.
                  -p, --port=N         Port to listen on. Default: that of the settings (8420),
                                       or the next free one.
                  -V, --version        Print version information and exit.
                      --yes            Do not ask.
                """,
                String.join("\n", Usage.of(command)) + "\n");
    }

    @Test
    void partsAreListedWithWhatTheyDo() {
        Command part = new Command("links add", "Makes a link.", List.of(), Operand.one("SHARE", ""), _ -> 0);
        Command command =
                new Command(
                        "links",
                        List.of("Links."),
                        List.of(),
                        Operand.none(),
                        new Parts(List.of("add"), _ -> part),
                        _ -> 0);
        assertEquals(
                """
                Usage: porchlight links [-hV] [add]
                Links.
                  -h, --help     Show this help message and exit.
                  -V, --version  Print version information and exit.
                Commands:
                  add  Makes a link.
                """,
                String.join("\n", Usage.of(command)) + "\n");
    }
}
