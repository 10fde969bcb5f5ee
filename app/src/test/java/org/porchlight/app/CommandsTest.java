package org.porchlight.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/// Commands that end by themselves, and what they leave.
class CommandsTest {
    @TempDir private Path home;

    private Bench bench = new Bench(Path.of(""));

    @BeforeEach
    void moveIn() {
        bench = new Bench(home);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "-h",
                "--help",
                "serve -h",
                "contacts --help",
                "links add --help",
                "who -h",
                "-V",
                "serve --version",
                "contacts -V",
                "links add -V"
            })
    void helpAndVersionStartNothing(String line) throws IOException {
        Bench.Outcome outcome = bench.run(line.split(" "));
        assertEquals(0, outcome.exitCode(), outcome::err);
        assertTrue(outcome.out().contains("porchlight"), outcome::out);
        assertFalse(Files.exists(bench.data()));
    }

    @Test
    void helpNamesEveryCommand() {
        String out = bench.run("--help").out();
        for (String command : List.of("serve", "shares", "contacts", "links", "who", "FOLDER")) {
            assertTrue(out.contains(command), out);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "serve, FOLDER",
        "serve none, There is no folder none",
        "none, There is no folder none",
        "serve --port 70000 none, 70000",
        "serve --port x none, is not a port",
        "serve --audience friends none, audience",
        "serve --bind 192.168.1 ., not an IP address",
        "serve --mime mkv ., does not say which type",
        "serve --mime mkv=video ., Not a media type",
        "serve --default-type video ., Not a media type",
        "serve --colour red ., --colour",
        "serve --prot 80 ., Did you mean: --port",
        "serve --aud contacts ., Did you mean: --audience",
        "--hiden, Did you mean: --hidden",
        "who extra, takes no such word",
        "shares pause Movies Music, one SHARE is taken",
        "sevre ., Did you mean: porchlight serve .",
        "shraes, Did you mean: porchlight shares",
        "help, Did you mean: porchlight --help",
        "links revok 1, revoke",
        "links add /nowhere/film.mkv, is in no folder that is shared",
        "contacts add, NAME",
        "contacts add Ann --address tv, not an IP address",
        "contacts remove Ann, no contact called",
        "contacts block Ann, no contact called",
        "links add Movies, No share is called",
        "links add --for Ann Movies, no contact called",
        "links add --expires soon Movies, is not a time",
        "links revoke 1, There is no link",
        "shares remove Movies, No share is called",
    })
    void badArgumentsGiveTwoAndAReason(String line, String reason) {
        Bench.Outcome outcome = bench.run(line.split(" "));
        assertEquals(2, outcome.exitCode(), outcome::err);
        assertTrue(outcome.err().contains(reason), outcome::err);
        assertTrue(outcome.err().lines().count() >= 2, "and a next step: " + outcome.err());
        assertFalse(outcome.err().contains("Exception"), outcome::err);
        assertEquals("", outcome.out());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "serve", "shares", "contacts", "contacts add", "links", "links add", "who"})
    void helpFitsATerminalOf80Columns(String command) {
        String out = bench.run((command + " --help").strip().split(" ")).out();
        assertTrue(out.startsWith("Usage: porchlight " + command), out);
        assertTrue(out.lines().allMatch(line -> line.length() <= 80), out);
    }

    @Test
    void oneBadFolderAmongGoodOnesIsNamedAndNothingStarts() throws IOException {
        Path file = Files.createFile(bench.folder("Movies").resolve("film.mkv"));
        Bench.Outcome outcome = bench.run("serve", bench.folder("Movies").toString(), file.toString());
        assertEquals(2, outcome.exitCode());
        assertTrue(outcome.err().contains("film.mkv is a file"), outcome::err);
    }

    @Test
    void theHomeFolderIsSharedOnlyByThoseWhoMeanIt() throws IOException {
        // with a data folder that cannot be, a run ends as soon as the question is passed
        String[] serve = {"serve", "--data", Files.createFile(home.resolve("file")).toString(), home.toString()};
        Bench.Outcome nobodyToAsk = bench.run(serve);
        assertEquals(2, nobodyToAsk.exitCode());
        assertTrue(nobodyToAsk.err().contains("add --yes"), nobodyToAsk::err);
        Bench.Outcome no = bench.typing("n\n").run(serve);
        assertTrue(no.out().contains("your whole home folder. Share it?"), no::out);
        assertEquals(2, no.exitCode());
        Bench.Outcome yes = bench.typing("y\n").run(serve);
        assertTrue(yes.err().contains("is a file, not a folder"), yes::err);
        Bench.Outcome meantIt = bench.run("serve", "--yes", "--data", serve[2], home.toString());
        assertTrue(meantIt.err().contains("is a file, not a folder"), meantIt::err);
    }

    @Test
    void contactsAreKeptWithoutARunningPorchlight() {
        assertEquals(0, bench.run("contacts", "add", "Ann", "--address", "192.168.1.20").exitCode());
        assertEquals(0, bench.run("contacts", "add", "Bob").exitCode());
        assertEquals(0, bench.run("contacts", "block", "bob").exitCode());
        Bench.Outcome list = bench.run("contacts", "list");
        assertEquals("Ann  welcome  0 links  192.168.1.20\nBob  blocked  0 links\n", list.out());
        assertEquals(0, bench.run("contacts", "unblock", "Bob").exitCode());
        assertEquals(0, bench.run("contacts", "remove", "Ann").exitCode());
        assertEquals("Bob  welcome  0 links\n", bench.run("contacts", "list").out());
    }

    @Test
    void everyCommandTakesADataFolder() {
        String other = home.resolve("other").toString();
        bench.run("contacts", "add", "Ann", "--data", other);
        assertTrue(bench.run("--data", other, "contacts", "list").out().startsWith("Ann"));
        assertTrue(bench.run("contacts", "--data=" + other, "list").out().startsWith("Ann"));
        assertTrue(bench.run("contacts", "list").out().startsWith("No contacts yet"));
    }

    @Test
    void withoutASubcommandItLists() {
        String other = home.resolve("other").toString();
        bench.run("contacts", "add", "Ann", "--data", other);
        assertTrue(bench.run("contacts", "--data", other).out().startsWith("Ann"));
        assertTrue(bench.run("shares", "--data", other).out().startsWith("Nothing is shared"));
        assertTrue(bench.run("links", "--data", other).out().startsWith("No links given out"));
        assertTrue(bench.run("contacts").out().startsWith("No contacts yet"));
    }

    @Test
    void hintsCanBePastedAsTheyAre() {
        String other = home.resolve("my data").toString();
        String data = " --data \"" + other + "\"";
        String added = bench.run("contacts", "add", "Ann B", "--data", other).out();
        assertTrue(added.contains(": porchlight links add --for \"Ann B\" SHARE" + data + "\n"), added);
        String links = bench.run("links", "--data", other).out();
        assertTrue(links.contains(": porchlight links add --for \"Ann B\" SHARE" + data + "\n"), links);
        String nobody = bench.run("contacts", "remove", "Bob", "--data", other).err();
        assertFalse(nobody.contains("--data"), "no command, nothing to complete: " + nobody);
        String again = bench.run("contacts", "add", "Ann B", "--data", other).err();
        assertTrue(again.contains("--for \"Ann B\" SHARE" + data), again);
    }

    /// Another folder that is shared under the name later must not be opened by it.
    @Test
    void aLinkGoesWithItsShare() throws IOException {
        shareForGood("Movies");
        bench.run("links", "add", "Movies");
        Bench.Outcome removed = bench.run("shares", "remove", "Movies");
        assertTrue(removed.out().contains("The link into it opens nothing any more."), removed::out);
        assertTrue(bench.run("links").out().startsWith("No links given out"));
    }

    @Test
    void aLinkThatIsRevokedTwiceSaysSo() throws IOException {
        shareForGood("Movies");
        assertEquals(0, bench.run("links", "add", "Movies").exitCode());
        assertEquals(0, bench.run("links", "revoke", "1").exitCode());
        Bench.Outcome again = bench.run("links", "revoke", "1");
        assertEquals(2, again.exitCode());
        assertTrue(again.err().startsWith("There is no link 1 now: it was revoked already"), again::err);
    }

    @Test
    void aLinkIsPrintedForPlayersAndForBrowsersAndSaysWhenNothingRuns() throws IOException {
        Path film = Files.createFile(shareForGood("Movies").resolve("Film.mkv"));
        String folder = bench.run("links", "add", "Movies").out();
        assertTrue(folder.lines().findFirst().orElseThrow().endsWith("/Movies/?m3u"), folder);
        assertTrue(
                folder.lines().anyMatch(line -> line.contains("In a browser: http://") && line.endsWith("/Movies/")),
                folder);
        assertTrue(folder.contains("does not run now") && folder.contains("port 8420"), folder);
        String whole = bench.run("links", "add", film.toString()).out();
        assertTrue(whole.lines().findFirst().orElseThrow().endsWith("/Movies/Film.mkv"), whole);
        String list = bench.run("links").out();
        assertTrue(list.contains("not used yet") && list.contains("does not run now"), list);
    }

    @Test
    void sharingIsPausedAndResumed() throws IOException {
        shareForGood("Movies");
        assertEquals(0, bench.run("shares", "pause").exitCode());
        assertTrue(bench.run("shares").out().contains("All sharing is paused"));
        assertEquals(0, bench.run("shares", "resume").exitCode());
        assertFalse(bench.run("shares").out().contains("paused"));
        assertEquals(0, bench.run("shares", "pause", "movies").exitCode());
        assertTrue(bench.run("shares").out().startsWith("Movies  paused"));
    }

    private Path shareForGood(String name) throws IOException {
        Path folder = bench.folder(name).toRealPath();
        Files.createDirectories(bench.data());
        Files.writeString(
                bench.data().resolve("settings.json"),
                "{\"shares\":[{\"name\":\"" + name + "\",\"folder\":\"" + folder + "\",\"audience\":\"everyone\"}]}");
        return folder;
    }

    @Test
    void whoNeedsARunningPorchlight() {
        Bench.Outcome outcome = bench.run("who");
        assertEquals(1, outcome.exitCode());
        assertTrue(outcome.err().contains("does not run"), outcome::err);
        assertFalse(Files.exists(bench.data()));
    }

    @Test
    void aDataFolderThatCannotBeIsSaid() throws IOException {
        Path file = Files.createFile(home.resolve("file"));
        Bench.Outcome outcome = bench.run("contacts", "list", "--data", file.toString());
        assertEquals(1, outcome.exitCode());
        assertTrue(outcome.err().contains("is a file, not a folder"), outcome::err);
    }

    @Test
    void aBrokenFileIsToldAndKept() throws IOException {
        Files.createDirectories(bench.data());
        Files.writeString(bench.data().resolve("contacts.json"), "{\"contacts\":");
        Bench.Outcome outcome = bench.run("contacts", "list");
        assertEquals(0, outcome.exitCode());
        assertTrue(outcome.err().contains("contacts.json is damaged"), outcome::err);
        try (Stream<Path> files = Files.list(bench.data())) {
            assertTrue(files.anyMatch(file -> file.getFileName().toString().startsWith("contacts.json.broken-")));
        }
    }
}
