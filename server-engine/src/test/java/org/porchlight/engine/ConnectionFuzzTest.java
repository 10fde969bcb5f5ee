package org.porchlight.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import com.code_intelligence.jazzer.api.BugDetectors;
import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import com.code_intelligence.jazzer.junit.DictionaryEntries;
import com.code_intelligence.jazzer.junit.FuzzTest;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.api.io.TempDir;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;

/// Whole connections over the network. The model of a stream of bytes that comes in pieces is the same stream in one.
@TestInstance(Lifecycle.PER_CLASS)
class ConnectionFuzzTest {

    private HostileRig hostile;

    @BeforeAll
    void start(@TempDir Path home) throws IOException {
        hostile = new HostileRig(home);
    }

    @AfterAll
    void end() {
        hostile.close();
    }

    @DictionaryEntries({
        "GET /Movies/a.txt HTTP/1.1",
        "POST /echo/x HTTP/1.1",
        "Host: 127.0.0.1",
        "Content-Length: 3",
        "Transfer-Encoding: chunked",
        "Range: bytes=0-1,3-4",
        "Expect: 100-continue"
    })
    @FuzzTest
    void anyCutGivesTheSameAnswers(FuzzedDataProvider data) throws IOException {
        // Jazzer takes a connection whose address it did not know for an attack.
        BugDetectors.allowNetworkConnections();
        boolean waits = data.consumeInt(0, 3) == 0;
        boolean later = data.consumeBoolean();
        int[] cuts = data.consumeInts(data.consumeInt(1, 5));
        byte[] stream = stream(data);

        String whole = hostile.answers(stream);
        HostileRig.assertHarmless(whole);
        if (later) {
            // What is hot is looked at anew meanwhile.
            hostile.advance(Duration.ofMillis(200));
        }
        byte[][] pieces = pieces(stream, cuts);
        assertEquals(whole, waits ? untilTheirTimeIsOver(pieces, whole) : hostile.answers(pieces));
    }

    private static byte[] stream(FuzzedDataProvider data) {
        WireMixture mixture = new WireMixture(bound -> data.consumeInt(0, bound - 1));
        ByteArrayOutputStream stream = new ByteArrayOutputStream();
        for (int i = data.consumeInt(0, 4); i > 0; i--) {
            byte[] request = mixture.request().getBytes(ISO_8859_1);
            stream.writeBytes(data.consumeInt(0, 3) == 0 ? mixture.mutated(request) : request);
        }
        stream.writeBytes(data.consumeRemainingAsBytes());
        return stream.toByteArray();
    }

    private static byte[][] pieces(byte[] stream, int[] cuts) {
        int[] at = new int[cuts.length];
        for (int i = 0; i < cuts.length; i++) {
            at[i] = Math.floorMod(cuts[i], stream.length + 1);
        }
        Arrays.sort(at);
        byte[][] pieces = new byte[cuts.length + 1][];
        for (int i = 0; i <= at.length; i++) {
            pieces[i] = Arrays.copyOfRange(stream, i == 0 ? 0 : at[i - 1], i == at.length ? stream.length : at[i]);
        }
        return pieces;
    }

    /// The same from a client that never closes: it is told what the other was told, and at most that it took too long.
    private String untilTheirTimeIsOver(byte[][] pieces, String whole) throws IOException {
        try (WireClient client = WireClient.to(hostile.rig.engine)) {
            hostile.send(client, pieces);
            String got = "";
            while (!HostileRig.plain(got).equals(whole)) {
                byte[] more = client.readBytes(Math.max(1, client.available()));
                assertTrue(more.length > 0 && got.length() < 2 * whole.length() + 1_000, got);
                got += new String(more, ISO_8859_1);
            }
            hostile.advance(Duration.ofMillis(10_200));
            hostile.advance(Duration.ofMillis(75_200));
            String rest = HostileRig.plain(got + client.readToEnd().text());
            if (rest.length() > whole.length() && rest.startsWith(whole)) {
                assertTrue(rest.startsWith("HTTP/1.1 408 ", whole.length()), rest);
                return whole;
            }
            return rest;
        }
    }
}
