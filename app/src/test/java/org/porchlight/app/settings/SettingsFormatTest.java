package org.porchlight.app.settings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.porchlight.app.share.Audience;
import org.porchlight.app.share.SharedFolder;
import org.porchlight.app.share.SharedFolders;
import org.porchlight.app.store.FieldReader;
import org.porchlight.app.store.Json;
import org.porchlight.app.store.JsonText;
import org.porchlight.engine.api.Limits;
import org.porchlight.engine.api.Share;
import org.porchlight.engine.api.Types;

import java.io.IOException;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

class SettingsFormatTest {
    private final SettingsFormat format = new SettingsFormat(SecureRandom::new);
    private final List<String> complaints = new ArrayList<>();

    @Test
    void allSettingsComeBack() throws IOException {
        Settings settings =
                new Settings(
                        "abcdefgh234567ab",
                        new Doorplate("Anna’s films", 9000, "films.lan", List.of("films.example")),
                        new Openness(new Audience.Contacts(), true, true),
                        SharedFolders.none()
                                .with(new SharedFolder("A", Path.of("/a"), Share.Kind.SITE, new Audience.Everyone())),
                        new Types(Map.of("mkv", "video/x-matroska"), "video/mp4"),
                        new Limits(
                                100,
                                10,
                                Duration.ofSeconds(1),
                                Duration.ofSeconds(2),
                                Duration.ofSeconds(3),
                                Duration.ofSeconds(4)),
                        new DesktopSettings(Theme.DARK, true, false, false));
        assertEquals(settings, read(JsonText.line(format.write(settings, Json.Fields.none()))));
        assertEquals(List.of(), complaints);
    }

    @Test
    void anEmptyFileMeansTheDefaults() throws IOException {
        Settings read = read("{}");
        assertEquals(Settings.initial(read.id()), read);
        assertEquals(List.of(), complaints);
    }

    @Test
    void everyPorchlightHasAnIdOfItsOwn() {
        String id = format.initial().id();
        assertTrue(id.matches("[a-z2-7]{16}"), id);
        assertNotEquals(id, format.initial().id());
    }

    @Test
    void wrongValuesFallToTheirDefaultsOneByOne() throws IOException {
        Settings read =
                read(
                        "{\"id\":\"X\",\"name\":7,\"port\":70000,\"audience\":\"all\",\"onlyMyContacts\":1,"
                            + "\"types\":{\"extra\":{\"mkv\":\"video\",\"a/b\":\"a/b\",\"ogg\":\"audio/ogg\"},\"default\":\"x\"},"
                            + "\"limits\":{\"connections\":0,\"idleSeconds\":\"long\",\"headSeconds\":20}}");
        assertTrue(read.id().matches("[a-z2-7]{16}"), read.id());
        assertEquals("", read.name());
        assertEquals(Settings.DEFAULT_PORT, read.port());
        assertEquals(new Audience.Contacts(), read.audience());
        assertTrue(read.onlyMyContacts());
        assertEquals(new Types(Map.of("ogg", "audio/ogg"), "application/octet-stream"), read.types());
        assertEquals(Limits.defaults().connections(), read.limits().connections());
        assertEquals(Duration.ofSeconds(20), read.limits().head());
        assertEquals(10, complaints.size(), complaints::toString);
        assertTrue(complaints.stream().allMatch(text -> text.startsWith("settings.json")), complaints::toString);
    }

    @Test
    void whatIsWrongIsToldWithWhatIsUsedInstead() throws IOException {
        Settings read =
                read("{\"port\":70000,\"audience\":null,\"sharingPaused\":\"no\",\"desktop\":{\"theme\":\"x\"}}");
        assertTrue(read.sharingPaused());
        assertEquals(new Audience.Contacts(), read.audience());
        assertEquals(
                List.of(
                        "settings.json: “port” is not a number from 1 to 65535; 8420 is used instead.",
                        "settings.json: “audience” is not a text that fits; contacts is used instead.",
                        "settings.json: “sharingPaused” is not true or false; true is used instead.",
                        "settings.json, “desktop”: “theme” is not a text that fits; system is used instead."),
                complaints);
        complaints.clear();
        read("{\"shares\":[{\"name\":7,\"folder\":\"/a\"},{\"folder\":\"/a\"}]}");
        assertEquals(
                List.of(
                        "settings.json: entry 1 of “shares” is left out, its “name” is not a text.",
                        "settings.json: entry 2 of “shares” is left out, its “name” is missing."),
                complaints);
    }

    private Settings read(String json) throws IOException {
        return format.read(new FieldReader(JsonText.parse(json), "settings.json", complaints::add));
    }
}
