package org.porchlight.engine;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import org.porchlight.engine.api.Responder;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// An engine for all that [WireMixture] asks, with something outside its share that nobody may see, and what holds for
/// every answer, whatever was asked.
final class HostileRig implements AutoCloseable {

    private static final String OUTSIDE = "OUTSIDE-THE-SHARE";
    private static final Pattern STATUS = Pattern.compile("HTTP/1\\.1 ([0-9]{3}) ");
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
        rig.film("Movies/Film.mkv", 100_000);
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

    static String plain(String answers) {
        return answers.replace("HTTP/1.1 100 Continue\r\n\r\n", "")
                .replaceAll("Date: [^\r]*\r\n", "")
                .replaceAll("[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}", "BOUNDARY");
    }

    static void assertHarmless(String answers) {
        assertFalse(answers.contains(OUTSIDE));
        assertTrue(answers.isEmpty() || answers.startsWith("HTTP/1.1 "), answers);
        Matcher status = STATUS.matcher(answers);
        while (status.find()) {
            assertTrue(OURS.contains(status.group(1)), status.group(1));
        }
    }

    @Override
    public void close() {
        rig.assertNothingLeaks();
        rig.close();
    }
}
