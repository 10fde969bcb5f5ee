package org.porchlight.app.console;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.porchlight.app.settings.Openness;
import org.porchlight.app.share.Audience;
import org.porchlight.app.share.LinkAddress;
import org.porchlight.app.share.SharedFolder;
import org.porchlight.app.share.SharedFolders;
import org.porchlight.engine.api.Share;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;

class WelcomeTest {
    private static final LinkAddress ADDRESS = new LinkAddress("192.168.1.5", 8420);

    @Test
    void aShareForEveryoneHasALinkForBrowsersAndOneForPlayers() {
        assertEquals(
                List.of(
                        "Grüße, for everyone on your network",
                        "  in a browser:  http://192.168.1.5:8420/Gr%C3%BC%C3%9Fe/",
                        "  in a player:   http://192.168.1.5:8420/Gr%C3%BC%C3%9Fe/?m3u"),
                welcome(share("Grüße", new Audience.Everyone()), false).lines(ADDRESS, true));
    }

    @Test
    void aShareForContactsSaysHowToMakeALink() {
        List<String> lines = welcome(share("Movies", new Audience.Contacts()), false).lines(ADDRESS, true);
        assertEquals(
                List.of(
                        "Porchlight is at http://192.168.1.5:8420/ and opens to your contacts only.",
                        "Movies, for your contacts",
                        "  put somebody on your list: porchlight contacts add NAME --data d",
                        "  make a link for a contact: porchlight links add --for NAME \"Movies\" --data d"),
                lines);
        List<String> narrowed = welcome(share("Movies", new Audience.Everyone()), true).lines(ADDRESS, true);
        assertEquals("Movies, for your contacts for now", narrowed.get(1));
        assertFalse(narrowed.toString().contains("/Movies/"), narrowed::toString);
    }

    @Test
    void aFolderThatIsNotThereIsSaid() {
        SharedFolders shares = share("Movies", new Audience.Everyone());
        List<String> lines =
                new Welcome(shares, Set.of(Path.of("/Movies")), openness(false), List.of(), arguments -> arguments)
                        .lines(ADDRESS, true);
        assertTrue(lines.get(1).contains("not there now: /Movies"), lines::toString);
    }

    @Test
    void withoutSharesItSaysHowToShare() {
        List<String> lines = welcome(SharedFolders.none(), false).lines(ADDRESS, true);
        assertEquals("Nothing is shared yet. Share a folder with: porchlight FOLDER --data d", lines.getFirst());
    }

    @Test
    void theCommandThatIsPrintedNamesAContactAndCanBePasted() {
        SharedFolders shares = share("Tom's $5 films", new Audience.Contacts());
        String last = welcome(shares, openness(false), List.of("Ann", "Bob")).lines(ADDRESS, true).getLast();
        assertTrue(last.endsWith(": porchlight links add --for \"Ann\" 'Tom'\\''s $5 films' --data d"), last);
    }

    @Test
    void whatIsPausedSaysSoAndHowToGoOn() {
        Openness paused = new Openness(new Audience.Everyone(), false, true);
        List<String> lines = welcome(share("Movies", new Audience.Everyone()), paused, List.of()).lines(ADDRESS, true);
        assertTrue(lines.getFirst().startsWith("All sharing is paused"), lines::toString);
        assertTrue(lines.getFirst().endsWith(": porchlight shares resume --data d"), lines::toString);
    }

    @Test
    void withoutANetworkItSaysSo() {
        List<String> lines =
                welcome(share("Movies", new Audience.Everyone()), false)
                        .lines(new LinkAddress("localhost", 8420), false);
        assertTrue(lines.get(1).endsWith("http://localhost:8420/Movies/"), lines::toString);
        assertTrue(lines.toString().contains("no network now"), lines::toString);
    }

    private static Welcome welcome(SharedFolders shares, boolean onlyMyContacts) {
        return welcome(shares, openness(onlyMyContacts), List.of());
    }

    private static Welcome welcome(SharedFolders shares, Openness openness, List<String> contacts) {
        return new Welcome(shares, Set.of(), openness, contacts, arguments -> "porchlight " + arguments + " --data d");
    }

    private static Openness openness(boolean onlyMyContacts) {
        return new Openness(new Audience.Everyone(), onlyMyContacts, false);
    }

    private static SharedFolders share(String name, Audience audience) {
        return SharedFolders.none().with(new SharedFolder(name, Path.of("/" + name), Share.Kind.FOLDER, audience));
    }
}
