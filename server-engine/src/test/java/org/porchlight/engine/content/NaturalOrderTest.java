package org.porchlight.engine.content;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

class NaturalOrderTest {
    @Test
    void numbersCountByValue() {
        inOrder("Film.mkv", "Film 1.mkv", "Film 2.mkv", "Film 02b.mkv", "Film 10.mkv", "Film 100.mkv");
        inOrder("0", "1", "09", "10", "99999999999999999998", "99999999999999999999", "100000000000000000000");
    }

    @Test
    void capitalsAndAccentsDoNotCount() {
        inOrder("Abend", "Ähre", "alpen", "Äpfel", "apfelmus", "Straße", "STRASSENBAHN", "Zoo", "Ελλάδα", "日本");
    }

    @Test
    void aFilmAndItsSubtitlesStayTogether() {
        inOrder("Film.de.srt", "Film.mkv", "Film.srt", "Film (2).mkv", "Film 2.mkv", "Film-2.mkv");
    }

    @Test
    void theLanguageOfThePersonDoesNotCount() {
        Locale before = Locale.getDefault();
        try {
            Locale.setDefault(Locale.of("tr"));
            assertEquals(NaturalOrder.key("TITLE"), NaturalOrder.key("title"));
        } finally {
            Locale.setDefault(before);
        }
    }

    @Test
    void theContentOfAFolderStaysTogether() {
        List<List<String>> order =
                List.of(
                        List.of("Film", "2.mkv"),
                        List.of("Film", "10.mkv"),
                        List.of("Film.mkv"),
                        List.of("Film 2", "1.mkv"),
                        List.of("Film-3.mkv"));
        List<List<String>> mixed = new java.util.ArrayList<>(order);
        Collections.reverse(mixed);
        mixed.sort(Comparator.comparing(NaturalOrder::key));
        assertEquals(order, mixed);
    }

    private static void inOrder(String... names) {
        for (int i = 1; i < names.length; i++) {
            String before = names[i - 1];
            String after = names[i];
            assertEquals(
                    true,
                    NaturalOrder.key(before).compareTo(NaturalOrder.key(after)) < 0,
                    () -> before + " before " + after);
        }
    }
}
