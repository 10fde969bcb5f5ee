package org.porchlight.app.console;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.porchlight.app.store.Json;
import org.porchlight.engine.api.ViewingSnapshot.State;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.stream.LongStream;

class ScreensTest {
    private static final String LINE = "Ann (VLC)  Movies/Film.mkv  42 % sent  watching, 3.1 MB/s";

    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private final PrintStream out = new PrintStream(bytes, true, StandardCharsets.UTF_8);

    @Test
    void aTerminalDrawsOverWhatItDrew() {
        LiveScreen screen = new LiveScreen(out);
        screen.show(List.of(Rows.row(1, "Ann", State.RUNNING), Rows.row(2, "Bob", State.PAUSED)));
        assertEquals("\u001b[?7l" + LINE + "\nBob (VLC)  Movies/Film.mkv  42 % sent  paused\n\u001b[?7h", written());
        screen.show(List.of(Rows.row(1, "Ann", State.RUNNING)));
        assertEquals("\u001b[2A\r\u001b[J\u001b[?7l" + LINE + "\n\u001b[?7h", written());
        screen.show(List.of(Rows.row(1, "Ann", State.RUNNING)));
        assertEquals("", written());
        screen.say(List.of("A notice."));
        assertEquals("\u001b[1A\r\u001b[JA notice.\n\u001b[?7l" + LINE + "\n\u001b[?7h", written());
        screen.show(List.of(Rows.row(1, "Ann", State.ENDED)));
        assertEquals("\u001b[1A\r\u001b[J", written());
    }

    @Test
    void aTerminalNeverScrollsAwayWhatItHasToDrawOver() {
        new LiveScreen(out).show(LongStream.range(0, 40).mapToObj(id -> Rows.row(id, "Ann", State.RUNNING)).toList());
        List<String> lines = written().lines().toList();
        assertEquals("and 25 more viewings", lines.get(15));
    }

    @Test
    void aLogTellsWhatBecameOfAViewing() {
        LogScreen screen = new LogScreen(out, InstantSource.fixed(Instant.parse("2026-11-30T10:20:30Z")));
        screen.show(List.of(Rows.row(1, "Ann", State.RUNNING)));
        screen.show(List.of(Rows.row(1, "Ann", State.RUNNING)));
        screen.show(List.of(Rows.row(1, "Ann", State.PAUSED)));
        screen.show(List.of(Rows.row(1, "Ann", State.RUNNING), Rows.row(2, "Bob", State.RUNNING)));
        screen.show(List.of(Rows.row(1, "Ann", State.STOPPED)));
        screen.show(List.of());
        assertEquals(
                List.of(
                        "Ann (VLC) began Movies/Film.mkv",
                        "Ann (VLC) paused Movies/Film.mkv at 42 %, 600 kB sent",
                        "Ann (VLC) went on with Movies/Film.mkv",
                        "Bob (VLC) began Movies/Film.mkv",
                        "Ann (VLC) was stopped in Movies/Film.mkv at 42 %, 600 kB sent",
                        "Bob (VLC) ended Movies/Film.mkv at 42 %, 600 kB sent"),
                written().lines().map(line -> line.substring("10:20:30 ".length())).toList());
    }

    @Test
    void whatIsThroughIsFinishedInEveryWord() {
        LogScreen screen = new LogScreen(out, InstantSource.fixed(Instant.parse("2026-11-30T10:20:30Z")));
        screen.show(List.of(Rows.through(State.RUNNING)));
        screen.show(List.of(Rows.through(State.PAUSED)));
        screen.show(List.of(Rows.through(State.ENDED)));
        screen.show(List.of());
        assertEquals(
                List.of(
                        "Ann (VLC) began Movies/Film.mkv",
                        "Ann (VLC) was sent all of Movies/Film.mkv at 100 %, 1.0 MB sent"),
                written().lines().map(line -> line.substring("10:20:30 ".length())).toList());
        new OnceScreen(out).show(List.of(Rows.through(State.PAUSED), Rows.waiting()));
        assertEquals(
                "Ann (VLC)  Movies/Film.mkv  100 % sent  all sent\nAnn (VLC)  Movies/Film.mkv  42 % sent  waiting\n",
                written());
    }

    @Test
    void onceSaysSoWhenNobodyIsThere() {
        new OnceScreen(out).show(List.of(Rows.row(1, "Ann", State.ENDED)));
        assertEquals("Nobody is watching.\n", written());
        new OnceScreen(out).show(List.of(Rows.row(1, "Ann", State.RUNNING)));
        assertEquals(LINE + "\n", written());
    }

    @Test
    void namesCannotReachTheTerminal() {
        ViewingRow evil = Rows.of("A\u001b]0;x\u0007nn", "V\u001b[2JLC", "Movies/\u001b[31m\nForged line");
        new OnceScreen(out).show(List.of(evil));
        new LogScreen(out, InstantSource.system()).show(List.of(evil));
        new LiveScreen(out).show(List.of(evil));
        String text = written().replace("\u001b[?7l", "").replace("\u001b[?7h", "");
        assertFalse(text.contains("\u001b"), text);
        assertFalse(text.contains("\nForged"), text);
    }

    @Test
    void rowsTravelAsJson() {
        List<ViewingRow> rows = List.of(Rows.row(1, "Ann", State.RUNNING), Rows.of("a", "", "S/ü\n.mkv"));
        assertEquals(rows, ViewingRows.read(ViewingRows.told(rows)));
        assertTrue(ViewingRows.read(Json.Fields.none()).isEmpty());
    }

    private String written() {
        String text = bytes.toString(StandardCharsets.UTF_8);
        bytes.reset();
        return text;
    }
}
