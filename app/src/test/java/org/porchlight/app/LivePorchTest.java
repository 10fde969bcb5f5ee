package org.porchlight.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.porchlight.app.contact.Contact;
import org.porchlight.app.porch.RemovedContact;
import org.porchlight.app.porch.RemovedShare;
import org.porchlight.app.share.GivenLink;
import org.porchlight.app.share.Lasting;
import org.porchlight.app.text.Refusal;
import org.porchlight.engine.api.Visitor;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;

/// A porch over a whole running Porchlight, asked over the wire by a client on this machine.
class LivePorchTest {
    private final HttpClient client = HttpClient.newHttpClient();
    private final AtomicInteger changes = new AtomicInteger();

    @TempDir Path home;

    private LiveHouse house;
    private LivePorch porch;

    @BeforeEach
    void start() throws IOException {
        Files.createDirectories(home.resolve("films"));
        Files.writeString(home.resolve("films/film.mp4"), "a film");
        house = LiveHouse.start(home);
        porch = house.livePorch();
        porch.onChange(changes::incrementAndGet);
    }

    @AfterEach
    void end() {
        house.close();
    }

    @Test
    void aSharedFolderIsServedAtOnce() throws Exception {
        share();
        assertEquals(200, status(porch.now().address().file("films", List.of("film.mp4"))));
        assertTrue(changes.get() > 0);
    }

    @Test
    void aLinkWorksAfterItsShareGotAnotherName() throws Exception {
        share();
        GivenLink before = porch.makeLink(null, Lasting.DAY, "films/film.mp4");
        porch.renameShare("films", "Best films");
        GivenLink after = porch.now().links().meant(before.link().id());
        assertEquals(200, status(porch.now().address().of(after.link())));
        assertEquals("Best films/film.mp4", after.target());
    }

    @Test
    void aShareCannotGetTheNameOfAnother() throws IOException {
        share();
        Files.createDirectories(home.resolve("songs"));
        porch.addFolders(List.of(home.resolve("songs")));
        assertThrows(Refusal.class, () -> porch.renameShare("films", "SONGS"));
        assertThrows(Refusal.class, () -> porch.renameShare("films", "~x"));
        assertEquals(List.of("films", "songs"), porch.now().shares().names());
        assertEquals("FILMS", porch.renameShare("films", "FILMS").name());
    }

    @Test
    void removingAShareRevokesItsLinksAndUndoBringsThemBack() throws Exception {
        share();
        GivenLink link = porch.makeLink(null, Lasting.UNTIL_REVOKED, "films");
        String address = porch.now().address().of(link.link());
        RemovedShare gone = porch.removeShare("films");
        assertEquals(404, status(address));
        assertEquals(List.of(), porch.now().links().all());
        porch.restoreShare(gone);
        assertEquals(200, status(address));
    }

    @Test
    void pausingAllSharingRefusesEverybodyUntilItGoesOn() throws Exception {
        share();
        String address = porch.now().address().file("films", List.of("film.mp4"));
        porch.pauseSharing(true);
        assertEquals(403, status(address));
        assertFalse(porch.now().shares().named("films").share().paused(), "the share itself is not paused");
        porch.pauseSharing(false);
        assertEquals(200, status(address));
    }

    @Test
    void onlyMyContactsRefusesThePlainAddressAndServesTheOwnOne() throws Exception {
        share();
        porch.onlyMyContacts(true);
        assertEquals(403, status(porch.now().address().file("films", List.of("film.mp4"))));
        assertEquals(200, status(porch.ownAddress("films/film.mp4")));
        assertEquals(List.of(), porch.now().links().all(), "a link of one's own is not listed");
    }

    @Test
    void anotherPortIsListenedOnAtOnce() throws Exception {
        share();
        int free;
        try (ServerSocket probe = new ServerSocket(0)) {
            free = probe.getLocalPort();
        }
        porch.change(now -> now.onPort(free));
        assertEquals(free, porch.now().address().port());
        assertEquals(200, status(porch.now().address().page("films")));
    }

    @Test
    void aTakenPortIsRefusedAndTheOldOneStays() throws Exception {
        share();
        int before = porch.now().settings().port();
        try (ServerSocket taken = new ServerSocket()) {
            taken.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
            Refusal refusal = assertThrows(Refusal.class, () -> porch.change(now -> now.onPort(taken.getLocalPort())));
            assertTrue(refusal.text().contains("used by another program"), refusal.text());
        }
        assertEquals(before, porch.now().settings().port());
        assertEquals(200, status(porch.now().address().page("films")));
    }

    @Test
    void blockingAVisitorWithoutAContactMakesOneForTheirAddress() throws Exception {
        InetAddress address = InetAddress.ofLiteral("192.168.1.77");
        Contact blocked = porch.block(new Visitor.Guest(address, InetAddress.getLoopbackAddress()));
        assertTrue(blocked.blocked());
        assertEquals(Set.of(address), blocked.devices());
    }

    @Test
    void aContactComesBackWithTheirLinks() throws IOException {
        share();
        Contact anna = porch.addContact("Anna");
        porch.makeLink(anna.id(), Lasting.WEEK, "films");
        RemovedContact gone = porch.removeContact(anna.id());
        assertEquals(0, porch.now().links().countFor(anna.id()));
        porch.restoreContact(gone);
        assertEquals(1, porch.now().links().countFor(anna.id()));
        assertEquals("Anne", porch.renameContact(anna.id(), "Anne").name());
        assertThrows(Refusal.class, () -> porch.addContact("anne"));
    }

    @Test
    void theWholeHomeFolderIsAskedAbout() {
        assertEquals("your whole home folder", porch.misgiving(home).orElseThrow());
        assertTrue(porch.misgiving(home.resolve("films")).isEmpty());
    }

    private void share() {
        porch.addFolders(List.of(home.resolve("films")));
    }

    private int status(String address) throws IOException, InterruptedException {
        return client.send(HttpRequest.newBuilder(URI.create(address)).build(), HttpResponse.BodyHandlers.discarding())
                .statusCode();
    }
}
