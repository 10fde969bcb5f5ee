package org.porchlight.app.ui.shares;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.porchlight.app.porch.FakePorch;
import org.porchlight.app.share.Audience;
import org.porchlight.app.share.Lasting;
import org.porchlight.app.share.SharedFolder;
import org.porchlight.app.text.Refusal;
import org.porchlight.app.ui.part.TestTools;
import org.porchlight.engine.api.Share;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

class SharesModelTest {
    private final TestTools tools = new TestTools();
    private final FakePorch porch = tools.porch;
    private final SharesModel model = new SharesModel(tools.tools());

    @TempDir Path folder;

    @BeforeEach
    void share() throws IOException {
        Files.writeString(folder.resolve("film.mkv"), "a film");
        porch.share(new SharedFolder("Movies", folder, Share.Kind.FOLDER, new Audience.Everyone()));
    }

    @Test
    void aShareIsCounted() {
        assertEquals("1 file, 6 B", first().now().size());
    }

    @Test
    void aFolderThatIsGoneSaysSo() {
        porch.share("Gone", new Audience.Everyone());
        assertFalse(model.shares().get(1).now().there());
    }

    @Test
    void aRenamedShareStaysTheSameCard() {
        ShareModel before = first();
        model.rename(before, "Films", () -> {}, refused -> {});
        assertEquals(List.of(before), model.shares());
        assertEquals("Films", before.now().folder().name());
    }

    @Test
    void aRefusedNameIsTold() {
        List<String> refused = new ArrayList<>();
        porch.refusal = Refusal.badArgument("Taken.", "Choose another.");
        model.rename(first(), "Songs", () -> refused.add("done"), refused::add);
        assertEquals(List.of("Taken.\nChoose another."), refused);
    }

    @Test
    void removingCanBeTakenBack() {
        model.remove(first());
        assertTrue(model.shares().isEmpty());
        assertEquals(List.of("“Movies” is no longer shared. The folder itself was not touched. [Undo]"), tools.said);
        tools.offered.run();
        assertEquals("Movies", first().now().folder().name());
    }

    @Test
    void aWholeHomeFolderIsSharedOnlyWhenAskedTwice() {
        porch.misgiving = Optional.of("your whole home folder");
        Path home = Path.of("/home/anna");
        model.add(List.of(home));
        assertEquals(List.of(), porch.asked);
        tools.offered.run();
        assertEquals(List.of("share [" + home + "]"), porch.asked);
    }

    @Test
    void theChipNamesUpToTwoChosenContacts() {
        porch.contacts(FakePorch.contact("a", "Anna"), FakePorch.contact("b", "Ben"), FakePorch.contact("c", "Cleo"));
        porch.audience("Movies", new Audience.Chosen(Set.of("a", "b")));
        assertEquals("Anna, Ben", first().now().audience());
        porch.audience("Movies", new Audience.Chosen(Set.of("a", "b", "c")));
        assertEquals("3 chosen", first().now().audience());
        porch.audience("Movies", new Audience.Everyone());
        porch.onlyMyContacts(true);
        assertEquals("Contacts for now", first().now().audience());
    }

    @Test
    void theLinkOfAShareForEveryoneIsItsPlaylist() {
        LinkModel link = new LinkModel(tools.tools(), first());
        assertFalse(link.needsPerson());
        assertEquals("http://192.168.1.20:8420/Movies/?m3u", link.playlist());
        assertEquals("http://192.168.1.20:8420/Movies/A%20film.mkv", link.file(List.of("A film.mkv")));
    }

    @Test
    void aShareForContactsNeedsALinkForSomebody() {
        porch.contacts(FakePorch.contact("a", "Anna"));
        porch.audience("Movies", new Audience.Contacts());
        LinkModel link = new LinkModel(tools.tools(), first());
        assertTrue(link.needsPerson());
        assertEquals(List.of("Anna", "Anyone with the link"), link.people().stream().map(one -> one.name()).toList());
        List<String> made = new ArrayList<>();
        link.make(link.people().getFirst(), Lasting.WEEK, List.of("film.mkv"), made::add);
        assertTrue(
                made.getFirst().matches("http://192\\.168\\.1\\.20:8420/~[\\w-]{22}/Movies/film\\.mkv"),
                made::toString);
        assertTrue(porch.asked.contains("link Movies/film.mkv for a WEEK"));
    }

    private ShareModel first() {
        return model.shares().getFirst();
    }
}
