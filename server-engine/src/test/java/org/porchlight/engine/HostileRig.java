package org.porchlight.engine;

import static org.junit.jupiter.api.Assertions.assertTrue;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import org.porchlight.engine.api.Responder;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Set;

/// An engine for all that [WireMixture] asks, with something outside its share that nobody may see, and what holds for
/// every answer, whatever was asked.
final class HostileRig implements AutoCloseable {

    private static final String OUTSIDE = "OUTSIDE-THE-SHARE";
    private static final String STATUS = "HTTP/1.1 ";
    private static final String GO_ON = "HTTP/1.1 100 Continue\r\n\r\n";
    private static final String DATE = "Date: ";
    private static final String PARTS = "Content-Type: multipart/byteranges; boundary=";
    private static final Set<String> OURS =
            Set.of(
                    "100", "200", "206", "301", "304", "400", "403", "404", "405", "408", "412", "413", "414", "416",
                    "417", "421", "431", "501", "505");

    final Rig rig;

    HostileRig(Path home) throws IOException {
        rig = new Rig(home, builder -> builder.responder("/echo", HostileRig::echo), "Movies");
        rig.file("Movies/a.txt", "file a");
        rig.file("Movies/b.txt", "file b, longer");
        rig.file("Movies/empty.txt", "");
        rig.file("Movies/sub/c.mkv", "c");
        // More than a buffer: its end comes from a worker.
        rig.film("Movies/Film.mkv", 40_000);
        rig.file("Movies/.hidden", OUTSIDE);
        Path outside = rig.file("outside.txt", OUTSIDE);
        Files.createSymbolicLink(home.resolve("Movies/link.txt"), outside);
    }

    private static Responder.Reply echo(Responder.Call call) {
        byte[] said = (call.method() + " " + call.body().length).getBytes(ISO_8859_1);
        return new Responder.Reply(200, Map.of("Content-Type", "text/plain"), said);
    }

    /// All that is answered to these pieces, the far end's half closed behind them, without what differs between two
    /// equal answers: dates, boundaries, and whether somebody was told to go on.
    String answers(byte[]... pieces) throws IOException {
        try (WireClient client = WireClient.to(rig.engine)) {
            send(client, pieces);
            try {
                client.halfClose();
            } catch (IOException e) {
                // The server has ended it; what it said can still be read.
            }
            return plain(client.readToEnd().text());
        }
    }

    /// Sends each piece after the one before has been read.
    void send(WireClient client, byte[]... pieces) {
        try {
            for (byte[] piece : pieces) {
                client.send(piece);
                if (pieces.length > 1) {
                    rig.engine.snapshot();
                }
            }
        } catch (IOException e) {
            // The server has ended it; what it said can still be read.
        }
    }

    /// Moves the clock once no task waits for a worker: one that a busy machine has let wait for a moment, a look at a
    /// hot file for one, would seem to have waited all that time, and the share not to answer.
    void advance(Duration by) {
        Rig.await(
                "no task waits for a worker",
                () -> rig.engine.snapshot().shares().stream().allMatch(share -> share.waiting() == 0));
        rig.advance(by);
    }

    /// By hand: Jazzer looks into every step of a regular expression and into most methods of String, which took more
    /// time than all the rest.
    static String plain(String answers) {
        StringBuilder plain = new StringBuilder(answers.length());
        String boundary = "\n";
        for (int at = 0; at < answers.length(); ) {
            int lf = answers.indexOf('\n', at);
            int end = lf < 0 ? answers.length() : lf + 1;
            if (answers.regionMatches(at, PARTS, 0, PARTS.length())) {
                boundary = "--" + answers.substring(at + PARTS.length(), end).strip();
                plain.append(PARTS);
            } else if (answers.regionMatches(at, boundary, 0, boundary.length())) {
                plain.append("--").append(answers, at + boundary.length(), end);
            } else if (!answers.regionMatches(at, DATE, 0, DATE.length())) {
                plain.append(answers, at, end);
            }
            at = end;
        }
        for (int at = plain.indexOf(GO_ON); at >= 0; at = plain.indexOf(GO_ON, at)) {
            plain.delete(at, at + GO_ON.length());
        }
        return plain.toString();
    }

    static void assertHarmless(String answers) {
        StringBuilder text = new StringBuilder(answers);
        assertTrue(text.indexOf(OUTSIDE) < 0);
        assertTrue(answers.isEmpty() || answers.startsWith(STATUS), answers);
        for (int at = text.indexOf(STATUS); at >= 0; at = text.indexOf(STATUS, at + 1)) {
            int code = at + STATUS.length();
            String status = text.substring(code, Math.min(code + 3, text.length()));
            assertTrue(OURS.contains(status), status);
        }
    }

    @Override
    public void close() {
        rig.assertNothingLeaks();
        rig.close();
    }
}
