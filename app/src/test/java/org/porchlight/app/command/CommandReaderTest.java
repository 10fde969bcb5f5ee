package org.porchlight.app.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.porchlight.app.text.Refusal;

import java.util.Arrays;
import java.util.List;
import java.util.TreeMap;

/// How command lines are read, and what those are told that cannot be right.
class CommandReaderTest {
    private static final Command SERVE =
            new Command(
                    "serve",
                    "Serves.",
                    List.of(
                            Option.valued("port", "N", "").orLetter("p"),
                            Option.valued("name", "NAME", ""),
                            Option.valued("mime", "EXT=TYPE", "").repeatable(),
                            Option.flag("yes", "")),
                    Operand.atLeastOne("FOLDER", ""),
                    _ -> 0);
    private static final Command LINKS =
            new Command(
                    "links",
                    List.of("Links."),
                    List.of(),
                    Operand.none(),
                    new Parts(
                            List.of("add", "revoke"),
                            name ->
                                    new Command(
                                            "links " + name,
                                            "Does.",
                                            List.of(Option.valued("for", "NAME", "")),
                                            Operand.one("LINK", ""),
                                            _ -> 0)),
                    _ -> 0);

    private final CommandReader reader = new CommandReader("./porchlight");

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    A                      | {}                    | [A]
                    --port 80 A            | {port=[80]}           | [A]
                    --port=80 A            | {port=[80]}           | [A]
                    -p 80 A                | {port=[80]}           | [A]
                    -p80 A                 | {port=[80]}           | [A]
                    -p=80 A                | {port=[80]}           | [A]
                    A --port 80 B          | {port=[80]}           | [A, B]
                    A B --yes              | {yes=[]}              | [A, B]
                    --name= A              | {name=[]}             | [A]
                    --name=a=b A           | {name=[a=b]}          | [A]
                    --name="a" A           | {name=["a"]}          | [A]
                    --name 'x' A           | {name=['x']}          | [A]
                    --name -x A            | {name=[-x]}           | [A]
                    --name=--yes A         | {name=[--yes]}        | [A]
                    -p -5 A                | {port=[-5]}           | [A]
                    --mime a=b --mime=c=d A | {mime=[a=b, c=d]}    | [A]
                    --yes -- --port A      | {yes=[]}              | [--port, A]
                    -- -port               | {}                    | [-port]
                    -- A --                | {}                    | [A, --]
                    - A                    | {}                    | [-, A]
                    @A                     | {}                    | [@A]
                    "A"                    | {}                    | ["A"]
                    """,
            quoteCharacter = '`')
    void takesOptionsInEveryFormAndPlace(String line, String options, String words) {
        Typed typed = reader.read(SERVE, words(line)).typed();
        assertEquals(options, new TreeMap<>(typed.options()).toString());
        assertEquals(words, typed.words().toString());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    --prot 80 A      | There is no option --prot of porchlight serve.  | Did you mean: --port
                    --porx=80 A      | There is no option --porx of porchlight serve.  | Did you mean: --port
                    --por 80 A       | There is no option --por of porchlight serve.   | Did you mean: --port
                    --po=80 A        | There is no option --po of porchlight serve.    | Did you mean: --port
                    --y A            | There is no option --y of porchlight serve.     |
                    --PORT 80 A      | There is no option --PORT of porchlight serve.  |
                    --colour red A   | There is no option --colour of porchlight serve. |
                    -x A             | There is no option -x of porchlight serve.      |
                    -yes A           | There is no option -yes of porchlight serve.    | Did you mean: --yes
                    -port A          | There is no option -port of porchlight serve.   | Did you mean: --port
                    -port80 A        | There is no option -port80 of porchlight serve. | Did you mean: --port
                    -port=80 A       | There is no option -port of porchlight serve.   | Did you mean: --port
                    --yes=true A     | --yes takes no value.                           |
                    -h=x A           | -h takes no value.                              |
                    --port           | --port needs a value: --port=N                  |
                    A -p             | --port needs a value: --port=N                  |
                    --name --yes A   | --name needs a value: --name=NAME               |
                    --name -- A      | --name needs a value: --name=NAME               |
                    -p 1 --port 2 A  | --port was given more than once.                |
                    --yes --yes A    | --yes was given more than once.                 |
                    --yes            | FOLDER is missing: ./porchlight serve FOLDER... |
                    """)
    void saysWhatIsWrongAndWhatWasMeant(String line, String happened, String meant) {
        String next = "See: ./porchlight serve --help";
        String wanted = happened + "\n" + (meant == null ? next : meant + "\n" + next);
        Refusal refusal = assertThrows(Refusal.class, () -> reader.read(SERVE, words(line)));
        assertEquals(wanted, refusal.text());
        assertEquals(2, refusal.exitCode());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    add              | LINK is missing: ./porchlight links add LINK
                    add A B          | “B” is too much: one LINK is taken. One with spaces needs quotes.
                    revok 1          | Did you mean: ./porchlight links revoke 1
                    ad A&B           | Did you mean: ./porchlight links add "A&B"
                    foo              | It can: add, revoke
                    add --fro B A    | Did you mean: --for
                    """)
    void partsOfACommandAreToldTheSameWay(String line, String told) {
        Refusal refusal = assertThrows(Refusal.class, () -> reader.read(LINKS, words(line)));
        assertTrue(refusal.text().lines().toList().contains(told), refusal::text);
        assertTrue(refusal.text().contains("\nSee: ./porchlight links"), refusal::text);
    }

    @Test
    void aCommandWithoutWordsTakesNone() {
        Command who = new Command("who", "Who.", List.of(), Operand.none(), _ -> 0);
        Refusal refusal = assertThrows(Refusal.class, () -> reader.read(who, List.of("extra")));
        assertTrue(refusal.text().startsWith("“extra” is too much: porchlight who takes no such word."), refusal::text);
    }

    @ParameterizedTest
    @ValueSource(strings = {"-h", "--help", "--yes -h", "-hV", "-h --yes --yes", "-p 1 -p 2 --help"})
    void helpComesBeforeWhatIsMissing(String line) {
        assertTrue(reader.read(SERVE, words(line)).asksForHelp());
    }

    @Test
    void aPartIsNamedFirst() {
        CommandReader.Call call = reader.read(LINKS, words("add --for Ann A"));
        assertEquals("links add", call.command().name());
        assertEquals("Ann", call.typed().value("for"));
        assertEquals("A", call.typed().neededWord());
        assertFalse(call.asksForHelp());
        assertTrue(reader.read(LINKS, words("--version")).asksForVersion());
        assertNull(reader.read(LINKS, List.of()).typed().word());
    }

    private static List<String> words(String line) {
        return Arrays.asList(line.split(" "));
    }
}
