package org.porchlight.app.contact;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.porchlight.app.store.FieldReader;
import org.porchlight.app.store.Json;
import org.porchlight.app.store.JsonText;
import org.porchlight.app.text.Refusal;

import java.net.InetAddress;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

class ContactBookTest {
    private static final InetAddress TV = InetAddress.ofLiteral("192.168.1.20");
    private static final InetAddress BOX = InetAddress.ofLiteral("fd00::5");

    private final ContactBook book = ContactBook.empty().add("1", "Ann", Set.of(TV)).add("2", "Jürgen", Set.of());

    @Test
    void namesAreFoundIgnoringCase() {
        assertEquals("2", book.named("jÜRGEN").id());
        assertThrows(Refusal.class, () -> book.named("Bob"));
    }

    @Test
    void anotherDeviceIsAddedToAContactThatIsThere() {
        ContactBook grown = book.add("3", "ann", Set.of(BOX));
        assertEquals(Set.of(TV, BOX), grown.named("Ann").devices());
        assertEquals(2, grown.contacts().size());
    }

    @Test
    void addingWhatIsThereIsRefused() {
        assertThrows(Refusal.class, () -> book.add("3", "ANN", Set.of()));
        assertThrows(Refusal.class, () -> book.add("3", "Ann", Set.of(TV)));
    }

    @Test
    void aDeviceBelongsToOneContact() {
        Refusal refusal = assertThrows(Refusal.class, () -> book.add("3", "Bob", Set.of(TV)));
        assertTrue(refusal.text().contains("192.168.1.20 is a device of Ann"), refusal::text);
    }

    @Test
    void removingAndBlockingTouchNobodyElse() {
        Contact ann = book.named("Ann");
        assertEquals(List.of("Jürgen"), book.without(ann).names());
        assertTrue(book.blocked(ann, true).named("Ann").blocked());
        assertFalse(book.blocked(ann, true).named("Jürgen").blocked());
        assertEquals(book, book.blocked(ann, true).blocked(ann, false));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "  ", "a\u001b[31mb", "two\nlines"})
    void someNamesAreNone(String name) {
        assertThrows(IllegalArgumentException.class, () -> book.add("3", name, Set.of()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "tv", "192.168.1", "192.168.1.300", "0.0.0.0", "224.0.0.1", "fe80::1", "1.2.3.4:80"})
    void someAddressesAreNoDevice(String text) {
        assertThrows(IllegalArgumentException.class, () -> DeviceAddress.parse(text));
    }

    @Test
    void theBookComesBackFromItsFile() {
        ContactBook blocked = book.blocked(book.named("Ann"), true);
        ContactsFormat format = new ContactsFormat();
        List<String> complaints = new ArrayList<>();
        assertEquals(
                blocked,
                format.read(
                        new FieldReader(format.write(blocked, Json.Fields.none()), "contacts.json", complaints::add)));
        assertEquals(List.of(), complaints);
    }

    @Test
    void aBlockThatCannotBeReadStaysABlock() throws Exception {
        String file = "{\"contacts\":[{\"id\":\"1\",\"name\":\"Ann\",\"blocked\":\"yes\"}]}";
        ContactBook read = new ContactsFormat().read(new FieldReader(JsonText.parse(file), "contacts.json", _ -> {}));
        assertTrue(read.named("Ann").blocked());
        assertFalse(read.named("Ann").paused());
    }
}
