package org.porchlight.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// A whole Porchlight on loopback, and the commands that reach it.
class ServeTest {
    private static final String[] LOOPBACK = {"serve", "--port", "0", "--bind", "127.0.0.1"};

    @TempDir private Path home;

    private Bench bench = new Bench(Path.of(""));

    @BeforeEach
    void moveIn() throws IOException {
        bench = new Bench(home);
        Files.writeString(bench.folder("Grüße 1").resolve("a film.mkv"), "moving pictures");
    }

    @Test
    void aFolderIsServedUnderItsNameAndThePrintedLinkIsRight() throws Exception {
        try (Bench.Run run = serve()) {
            assertTrue(run.out().contains("http://127.0.0.1:" + run.port() + "/Gr%C3%BC%C3%9Fe%201/"), run.out());
            assertEquals(200, status(run, "/Gr%C3%BC%C3%9Fe%201/"));
            assertEquals("moving pictures", get(run, "/Gr%C3%BC%C3%9Fe%201/a%20film.mkv"));
            assertEquals(0, run.end());
            assertTrue(run.out().endsWith("Porchlight has ended.\n"), run.out());
        }
    }

    @Test
    void foldersOfOneRunAreNotSaved() throws Exception {
        try (Bench.Run run = serve()) {
            assertTrue(bench.run("shares", "list").out().startsWith("Grüße 1"), run::out);
        }
        assertTrue(bench.run("shares", "list").out().startsWith("Nothing is shared"));
        assertTrue(Files.readString(bench.data().resolve("settings.json")).contains("\"id\""));
    }

    @Test
    void aContactComesInByTheirLinkUntilItIsRevoked() throws Exception {
        try (Bench.Run run = serve("--audience", "contacts")) {
            assertTrue(run.out().contains("links add --for NAME \"Grüße 1\""), run.out());
            assertFalse(run.out().contains("Gr%C3%BC"), run.out());
            assertEquals(403, status(run, "/Gr%C3%BC%C3%9Fe%201/a%20film.mkv"));
            bench.run("contacts", "add", "Ann");
            String link = linkOf(bench.run("links", "add", "--for", "Ann", "Grüße 1/a film.mkv"));
            assertTrue(link.endsWith("/Gr%C3%BC%C3%9Fe%201/a%20film.mkv"), link);
            assertEquals(200, status(run, link));
            bench.run("contacts", "block", "Ann");
            assertEquals(404, status(run, link));
            bench.run("contacts", "unblock", "Ann");
            assertEquals(200, status(run, link));
            assertEquals(0, bench.run("links", "revoke", "1").exitCode());
            assertEquals(404, status(run, link));
        }
    }

    @Test
    void aDeviceOfAContactComesInWithoutALink() throws Exception {
        try (Bench.Run run = serve("--audience", "contacts")) {
            assertEquals(403, status(run, "/Gr%C3%BC%C3%9Fe%201/"));
            bench.run("contacts", "add", "Ann", "--address", "127.0.0.1");
            assertEquals(200, status(run, "/Gr%C3%BC%C3%9Fe%201/"));
            bench.run("contacts", "remove", "Ann");
            assertEquals(403, status(run, "/Gr%C3%BC%C3%9Fe%201/"));
        }
    }

    @Test
    void aLinkMadeBeforeOpensWhenPorchlightRuns() throws Exception {
        try (Bench.Run _ = serve()) {
            bench.run("links", "add", "--expires", "never", "Grüße 1");
        }
        try (Bench.Run run = serve()) {
            Bench.Outcome list = bench.run("links", "list");
            assertTrue(list.out().contains("anyone with the link  until revoked"), list.out());
            assertEquals(200, status(run, linkOf(list)));
        }
    }

    @Test
    void whatACommandWasToldIsOnTheDisk() throws Exception {
        Path links = bench.data().resolve("links.json");
        try (Bench.Run _ = serve()) {
            assertEquals(0, bench.run("links", "add", "Grüße 1").exitCode());
            assertTrue(Files.readString(links).contains("Grüße 1"));
            assertEquals(0, bench.run("links", "revoke", "1").exitCode());
            assertFalse(Files.readString(links).contains("Grüße 1"));
        }
    }

    @Test
    void whoShowsAViewing() throws Exception {
        Files.write(bench.folder("Grüße 1").resolve("b.mkv"), new byte[3_000_000]);
        try (Bench.Run run = serve()) {
            assertEquals("Nobody is watching.\n", bench.run("who", "--once").out());
            get(run, "/Gr%C3%BC%C3%9Fe%201/b.mkv");
            String out = bench.run("who", "--once").out();
            assertTrue(out.startsWith("this machine (Java-http-client") && out.contains("Grüße 1/b.mkv"), out);
            run.await("Grüße 1/b.mkv");
        }
    }

    @Test
    void aSecondServeIsRefusedAndAPlainStartHandsItsFoldersOver() throws Exception {
        try (Bench.Run run = serve()) {
            Bench.Outcome second = bench.run("serve", bench.folder("Music").toString());
            assertEquals(1, second.exitCode());
            assertTrue(second.err().contains("already runs with this data folder"), second.err());
            assertTrue(second.err().contains("process " + ProcessHandle.current().pid()), second.err());
            Bench.Outcome handedOver = bench.run(bench.folder("Music").toString());
            assertEquals(0, handedOver.exitCode(), handedOver.err());
            assertEquals(200, status(run, "/Music/"));
            run.await("/Music/");
        }
    }

    @Test
    void aPortThatIsTakenIsSaid() throws Exception {
        try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            String port = Integer.toString(taken.getLocalPort());
            Bench.Outcome outcome =
                    bench.run("serve", "-b", "127.0.0.1", "-p", port, bench.folder("Grüße 1").toString());
            assertEquals(1, outcome.exitCode());
            assertTrue(outcome.err().contains("Port " + port + " is used by another program"), outcome.err());
        }
    }

    @Test
    void aSavedShareWhoseDiskVanishedKeepsNothingFromStarting() throws Exception {
        Files.createDirectories(bench.data());
        Files.writeString(
                bench.data().resolve("settings.json"),
                "{\"port\":20000,\"shares\":[{\"name\":\"Gone\",\"folder\":\"/nowhere/gone\",\"audience\":\"everyone\"}]}");
        try (Bench.Run run = bench.start(bench.folder("Grüße 1").toString())) {
            assertTrue(run.out().contains("2 saved shares"), run.out());
            assertTrue(run.out().contains("not there now: /nowhere/gone"), run.out());
            assertEquals(503, status(run, "/Gone/"));
            assertEquals(200, status(run, "/Gr%C3%BC%C3%9Fe%201/"));
        }
        assertTrue(bench.run("shares", "list").out().contains("Grüße 1"), "plain FOLDERs are shared from now on");
        assertEquals(0, bench.run("shares", "remove", "Gone").exitCode());
        assertFalse(bench.run("shares", "list").out().contains("Gone"));
    }

    @Test
    void withNothingSharedItStaysUpAndSaysHow() throws Exception {
        Files.createDirectories(bench.data());
        Files.writeString(bench.data().resolve("settings.json"), "{\"port\":20100}");
        try (Bench.Run run = bench.start()) {
            assertTrue(run.out().contains("Nothing is shared yet. Share a folder with: porchlight FOLDER"), run.out());
            assertEquals(200, status(run, "/"));
        }
    }

    @Test
    void theLastUseOfALinkIsListedAndOutlivesTheRun() throws Exception {
        try (Bench.Run run = serve()) {
            String link = linkOf(bench.run("links", "add", "Grüße 1/a film.mkv"));
            assertTrue(bench.run("links").out().contains("not used yet"), run::out);
            assertEquals(200, status(run, link));
            String list = bench.run("links").out();
            assertTrue(list.contains("used just now from this machine"), list);
            assertEquals(0, bench.run("links", "revoke", linkOf(bench.run("links", "add", "Grüße 1"))).exitCode());
        }
        String list = bench.run("links").out();
        assertTrue(list.contains("used just now from this machine"), list);
        assertTrue(Files.readString(bench.data().resolve("links.json")).contains("lastUsedFrom"));
    }

    @Test
    void aUsedLinkCanBeRevoked() throws Exception {
        try (Bench.Run run = serve()) {
            String link = linkOf(bench.run("links", "add", "Grüße 1"));
            assertEquals(200, status(run, link));
            assertEquals(0, bench.run("links", "revoke", "1").exitCode());
            assertEquals(404, status(run, link));
        }
    }

    private Bench.Run serve(String... more) throws IOException, InterruptedException {
        List<String> arguments = new ArrayList<>(List.of(LOOPBACK));
        arguments.addAll(List.of(more));
        arguments.add(bench.folder("Grüße 1").toString());
        Bench.Run run = bench.start(arguments.toArray(String[]::new));
        for (int i = 0; i < 500 && !Files.exists(bench.data().resolve("control.json")); i++) {
            Thread.sleep(10);
        }
        return run;
    }

    private static String linkOf(Bench.Outcome outcome) {
        String out = outcome.out();
        int start = out.indexOf("http://");
        return out.substring(start).lines().findFirst().orElseThrow();
    }

    private static int status(Bench.Run run, String target) throws Exception {
        try (HttpClient client = HttpClient.newHttpClient()) {
            return client.send(request(run, target), BodyHandlers.discarding()).statusCode();
        }
    }

    private static String get(Bench.Run run, String target) throws Exception {
        try (HttpClient client = HttpClient.newHttpClient()) {
            return client.send(request(run, target), BodyHandlers.ofString()).body();
        }
    }

    private static HttpRequest request(Bench.Run run, String target) {
        String path = target.startsWith("http") ? URI.create(target).getRawPath() : target;
        return HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + run.port() + path)).build();
    }
}
