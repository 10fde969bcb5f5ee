package org.porchlight.app.share;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.porchlight.app.store.FieldReader;
import org.porchlight.app.store.Json;
import org.porchlight.app.store.JsonText;
import org.porchlight.app.text.Refusal;
import org.porchlight.engine.api.Share;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

class SharedFoldersTest {
    private static final Audience EVERYONE = new Audience.Everyone();

    @Test
    void namesAreUniqueIgnoringCase() {
        SharedFolders shares = add("/a/Movies", "/b/movies", "/c/Movies", "/d/Movies (2)");
        assertEquals(List.of("Movies", "movies (2)", "Movies (3)", "Movies (2) (2)"), shares.names());
    }

    @Test
    void aFolderIsSharedOnce() {
        assertEquals(List.of("Movies"), add("/a/Movies", "/a/Movies").names());
    }

    @ParameterizedTest
    @CsvSource({
        "/srv/.films, films",
        "/srv/~films, films",
        "/srv/~.~, Share",
        "/, Computer",
        "'/srv/a\\b', a_b",
        "'/srv/a\nb', a_b"
    })
    void aFolderGetsANameAShareCanHave(Path folder, String name) {
        assertEquals(List.of(name), SharedFolders.none().with(List.of(folder), Share.Kind.FOLDER, EVERYONE).names());
        Share.checkName(name);
    }

    @Test
    void anUnknownNameIsRefusedWithTheNamesThereAre() {
        Refusal refusal = assertThrows(Refusal.class, () -> add("/a/Movies", "/a/Music").named("Films"));
        assertTrue(refusal.text().contains("Movies, Music"), refusal::text);
    }

    @Test
    void everyKindOfShareComesBackFromItsFile() {
        SharedFolders shares =
                add("/a/Movies")
                        .with(new SharedFolder("Site", Path.of("/b"), Share.Kind.SITE, new Audience.Contacts()))
                        .with(
                                new SharedFolder(
                                        new Share("Paused", Path.of("/c"), Share.Kind.FOLDER, true),
                                        new Audience.Chosen(Set.of("1", "2"))));
        Json.Fields file = Json.Fields.none().with("shares", shares.written(Json.Fields.none(), "shares"));
        List<String> complaints = new ArrayList<>();
        assertEquals(shares, SharedFolders.read(new FieldReader(file, "settings.json", complaints::add), "shares"));
        assertEquals(List.of(), complaints);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{\"name\":\"A\",\"folder\":\"/a\"}|contacts",
                "{\"name\":\"A\",\"folder\":\"/a\",\"audience\":\"everybody\"}|contacts",
                "{\"name\":\"A\",\"folder\":\"/a\",\"audience\":7}|contacts",
                "{\"name\":\"A\",\"folder\":\"/a\",\"audience\":\"chosen\"}|chosen",
                "{\"name\":\"A\",\"folder\":\"/a\",\"audience\":\"everyone\"}|everyone",
            })
    void aWrongAudienceLetsFewerInAndNeverMore(String entry, String audience) throws IOException {
        assertEquals(audience, read("[" + entry + "]").named("A").audience().word());
    }

    @Test
    void entriesThatMakeNoShareAreLeftOut() throws IOException {
        assertEquals(
                List.of("A"),
                read("[{\"name\":\"~x\",\"folder\":\"/a\"},{\"name\":\"A\",\"folder\":\"/a\"},"
                                + "{\"name\":\"B\",\"folder\":\"relative\"},{\"name\":\"a\",\"folder\":\"/b\"},"
                                + "{\"name\":\"C\",\"folder\":\"/\\u0000\"},{\"folder\":\"/a\"}]")
                        .names());
    }

    private static SharedFolders read(String list) throws IOException {
        return SharedFolders.read(
                new FieldReader(JsonText.parse("{\"shares\":" + list + "}"), "settings.json", _ -> {}), "shares");
    }

    private static SharedFolders add(String... folders) {
        return SharedFolders.none().with(List.of(folders).stream().map(Path::of).toList(), Share.Kind.FOLDER, EVERYONE);
    }
}
